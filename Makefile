# `make serve` opens the lessons; `make test` runs every check. Both set up what they need in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SERVE_STAMP := $(VENV)/serve.stamp
TEST_STAMP := $(VENV)/test.stamp
JS_STAMP := node_modules/.stamp
# Bars come only where something is slow: what notebooks show must not depend on that.
NBTEST := TQDM_DISABLE=1 $(BIN)/pytest -n 2 --dist loadfile -p no:cacheprovider -W default
# An editable install links the code, and copies what belongs into share/: when that changes, install again.
INSTALLED := pyproject.toml $(wildcard cardlab/serve/share/voila/templates/cardlab/*)

.PHONY: serve test js js-format fuzz notebooks golden clean

serve: $(SERVE_STAMP)
	$(BIN)/cardlab serve $(ARGS)

test: $(TEST_STAMP)
	$(BIN)/python -m tests.find_browser
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(NBTEST) --nbval --nbval-sanitize-with notebooks/sanitize.cfg notebooks
	$(NBTEST) --nbmake notebooks lessons
	$(BIN)/pytest -n 2 --dist loadfile tests

# The types, the linter and the formatter of the front end; what runs needs none of them.
js: $(JS_STAMP)
	$(BIN)/python -m tests.find_node run --silent check

js-format: $(JS_STAMP)
	$(BIN)/python -m tests.find_node run --silent format

# make fuzz SECONDS=600 SEED=1
fuzz: $(TEST_STAMP)
	$(BIN)/python -m tests.fuzz --seconds $(or $(SECONDS),60) --seed $(or $(SEED),0)

golden: $(TEST_STAMP)
	$(BIN)/python -m tests.golden

notebooks: $(TEST_STAMP)
	$(BIN)/python notebooks/run.py

clean:
	rm -rf $(VENV) node_modules build dist test-artefacts .mypy_cache .ruff_cache .pytest_cache .hypothesis

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "cardlab needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(SERVE_STAMP): $(INSTALLED) | $(BIN)/python
	$(BIN)/pip install --quiet --editable .
	touch $@

$(TEST_STAMP): $(INSTALLED) | $(BIN)/python
	$(BIN)/pip install --quiet --editable '.[test]'
	touch $@ $(SERVE_STAMP)

$(JS_STAMP): package.json package-lock.json | $(TEST_STAMP)
	$(BIN)/python -m tests.find_node ci --no-audit --no-fund
	touch $@
