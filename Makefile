# `make serve` opens the lessons; `make test` runs every check. Both set up what they need in .venv.
#
#   make check                     style and quick tests, about three minutes
#   make check PYTHON=python3.13   the same on another Python, in an environment of its own
#   make pythons                   quick tests on the newest and the oldest other Python found here
#   make night HOURS=8             long fuzzing, thousands of seeds, all study kernels, mutants

PYTHON ?= python3
# The default Python uses .venv; a named one gets an environment of its own, such as .venv-3.13.
VENV := .venv$(if $(filter-out python3,$(PYTHON)),-$(shell $(PYTHON) -c 'import sys; print("{}.{}".format(*sys.version_info))'))
BIN := $(VENV)/bin
SERVE_STAMP := $(VENV)/serve.stamp
TEST_STAMP := $(VENV)/test.stamp
# Tested versions of everything that serves pages.
LOCK := binder/served.txt
JS_STAMP := node_modules/.stamp
# No progress bars: they depend on the speed of the machine and would end up in the notebooks' outputs. cardlab.serve is loaded
# before the plugins that import Jupyter, so that Jupyter skips its slow address grammars.
NBTEST := TQDM_DISABLE=1 $(BIN)/pytest -p cardlab.serve -n 2 --dist loadfile -p no:cacheprovider -W default
PYTEST := $(BIN)/pytest --dist loadgroup -p no:nbval --rerun-show-tracebacks
# One process a core for tests that compute, since each collects all tests first; twice as many for tests that wait for browsers and servers.
COMPUTES := -n 2
WAITS := -n 4
# An editable install links the code but copies share/: install again when that changes.
INSTALLED := pyproject.toml $(LOCK) $(wildcard cardlab/serve/share/voila/templates/cardlab/*)

# Let processes that tests start share compiled bytecode.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: serve check quick pythons test night notebook-outputs style py js js-format fuzz mutants golden protocol docs picture release release-test bounds look notebooks lock clean

serve: $(SERVE_STAMP)
	$(BIN)/cardlab serve $(ARGS)

check: style quick

# All quick tests, or some of them: make quick QUICK=tests/games
QUICK ?= tests
quick: $(TEST_STAMP)
	$(PYTEST) $(COMPUTES) --depth quick -m "not browser and not server and not slow" $(QUICK)

pythons: $(TEST_STAMP)
	for python in $$($(BIN)/python -m tests.find_python); do $(MAKE) quick PYTHON=$$python || exit 1; done

test: $(TEST_STAMP)
	$(MAKE) --jobs=3 style notebook-outputs
	$(BIN)/python -m tests.find_browser
	$(PYTEST) $(WAITS) --depth landing tests

# make night HOURS=8 SEED=1
HOURS ?= 8
night: $(TEST_STAMP) pythons
	$(PYTEST) $(COMPUTES) --depth night -m "not browser and not server" tests
	$(PYTEST) $(WAITS) -m "browser or server" tests
	$(BIN)/python benchmarks/study_kernel_agreement.py
	$(BIN)/python -m tests.mutants --number 1000 --seed $(or $(SEED),0)
	$(BIN)/python -m tests.fuzz_protocol --hours 1 --seed $(or $(SEED),0)
	$(BIN)/python -m tests.fuzz --hours $(HOURS) --seed $(or $(SEED),0)

# Checks that each notebook still gives its stored outputs.
notebook-outputs: $(TEST_STAMP)
	$(NBTEST) --nbval --nbval-sanitize-with notebooks/sanitize.cfg notebooks

style: py js

py: $(TEST_STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/deptry cardlab

# Types, linter and formatter of the front end. Running cardlab needs none of them.
js: $(JS_STAMP)
	$(BIN)/python -m tests.find_node run --silent check

js-format: $(JS_STAMP)
	$(BIN)/python -m tests.find_node run --silent format

# make fuzz SECONDS=600 SEED=1
fuzz: $(TEST_STAMP)
	$(BIN)/python -m tests.fuzz --seconds $(or $(SECONDS),60) --seed $(or $(SEED),0)
	$(BIN)/python -m tests.fuzz_protocol --seconds $(or $(SECONDS),60) --seed $(or $(SEED),0)

# make mutants NUMBER=300 SEED=1
mutants: $(TEST_STAMP)
	$(BIN)/python -m tests.mutants --number $(or $(NUMBER),300) --seed $(or $(SEED),0)

golden: $(TEST_STAMP)
	$(BIN)/python -m tests.golden

# The schema of the messages and the types of the front end, from cardlab/protocol.
protocol: $(TEST_STAMP)
	$(BIN)/python -m docs.protocol

# The book, in build/docs: first the list of public names and llms.txt, then all pages. Warnings and broken links are errors.
docs: $(TEST_STAMP)
	$(BIN)/python docs/reference.py
	$(BIN)/python -m docs.llms
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs build/docs
	@echo "Now: $(BIN)/cardlab docs"

# The picture at the head of the README.
picture: $(TEST_STAMP)
	$(BIN)/python -m tests.find_browser
	$(BIN)/python -m docs.picture docs/war.png

# One page with every part of the pages in every state.
look: $(TEST_STAMP)
	$(BIN)/python -m docs.look look.html

# Builds what would be published in dist/, checks it, and installs it as a user would. Nothing is uploaded.
release: $(TEST_STAMP)
	$(BIN)/pip install --quiet --editable '.[release]'
	rm -rf dist
	$(BIN)/python -m build
	$(MAKE) release-test

# Checks what is in dist/, no matter who built it.
release-test: $(TEST_STAMP)
	$(BIN)/pip install --quiet --editable '.[release]'
	$(BIN)/twine check --strict dist/*.whl dist/*.tar.gz
	$(BIN)/check-wheel-contents dist/*.whl
	$(BIN)/python -m tests.release dist $(QUICK)

# Quick tests with the lowest and the newest dependencies that are allowed: make bounds END=lowest
bounds: $(TEST_STAMP)
	$(BIN)/python -m tests.version_bounds $(END) $(QUICK)

notebooks: $(TEST_STAMP)
	$(BIN)/python notebooks/run.py

# Updates binder/served.txt, and deploy/served.txt, which has the same versions with their hashes. Run the tests before committing them.
lock: $(TEST_STAMP)
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-annotate --no-emit-index-url \
	  --custom-compile-command "make lock" --extra serve --output-file $(LOCK) pyproject.toml
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --no-annotate --no-emit-index-url --generate-hashes \
	  --constraint $(LOCK) --custom-compile-command "make lock" --extra serve --output-file deploy/served.txt pyproject.toml

clean:
	rm -rf .venv .venv-* node_modules build dist test-artefacts .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "cardlab needs Python 3.11 or newer; name one with: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(SERVE_STAMP): $(INSTALLED) | $(BIN)/python
	$(BIN)/pip install --quiet --constraint $(LOCK) --editable '.[serve]'
	touch $@

# Without compiling: few of the installed modules are imported.
$(TEST_STAMP): $(INSTALLED) | $(BIN)/python
	$(BIN)/pip install --quiet --no-compile --constraint $(LOCK) --editable '.[test]'
	touch $@ $(SERVE_STAMP)

$(JS_STAMP): package.json package-lock.json | $(TEST_STAMP)
	$(BIN)/python -m tests.find_node ci --no-audit --no-fund
	touch $@
