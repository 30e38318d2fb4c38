"""`Brush`: a plot of a study whose bars can be selected, to look at the matches in them."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from functools import cached_property
from typing import Any

from traitlets import Int, List, Unicode, validate

from cardlab.documents.displays import show_plot
from cardlab.lab.columns import StudyError
from cardlab.lab.plot_base import Plot, PlotError, figure_of
from cardlab.lab.results import Results
from cardlab.sessions.page_texts import blanks, counted_forms
from cardlab.widgets.base_widget import BaseWidget
from cardlab.words.languages import direction


class Brush(BaseWidget):
    """A plot whose parts are selected by click, drag or keys: ``brush = Brush(study.histogram("turns"))``.

    Histograms, dots, winners, survival curves, cumulative distributions and plots of a grid have parts. `selected` has the
    matches of the selected ones: ``brush.selected.match(brush.selected.numbers[0])`` is the first of them, step by step.

    Args:
        plot: The plot.

    Raises:
        PlotError: The plot has no parts.

    Traits:
        selection: The places of the selected parts, from 0. Observe it to follow: ``brush.observe(act, "selection")``.
        parts: The parts: name, first and last figure, label, number of matches, and the rectangle in the picture, in fractions
            of its size.
        groups: The matches by the parts in which they are: the places of these parts, and the number of matches. A match with
            two winners is in two parts, and a selection counts it once.
        total: The number of all matches.
        image: The picture as PNG in base64.
        alt: The description of the plot in words.
    """

    entry = "brush_widget"
    writable = frozenset({"selection"})
    selection = List(Int()).tag(sync=True)
    parts: List[Any] = List().tag(sync=True)
    groups: List[Any] = List().tag(sync=True)
    total = Int().tag(sync=True)
    image = Unicode().tag(sync=True)
    alt = Unicode().tag(sync=True)

    def __init__(self, plot: Plot) -> None:
        if not plot.parts:
            raise PlotError(
                "the plot has no parts to select: histogram(), dots(), wins(), survival() and ecdf() of a study have some, and "
                "all plots of a grid"
            )
        self.plot = plot
        words = next(iter(plot.studies.values())).words
        image = b64encode(plot.png()).decode()  # which also lays out the axes
        texts: dict[str, Any] = {what: words.say(f"lab-brush-{what}") for what in ("help", "none")}
        texts["interval"] = words.say("lab-interval", **blanks(words, "lab-interval"))
        texts["selected"] = counted_forms(words, "lab-brush-selected")
        super().__init__(
            words={"lang": words.language, "dir": direction(words.language), **texts},
            parts=self._rectangles(),
            groups=self._groups(),
            total=sum(map(len, plot.studies.values())),
            image=image,
            alt=plot.alt,
        )

    def _rectangles(self) -> list[dict[str, Any]]:
        """Returns the parts as the page needs them."""
        axes = self.plot.axes
        assert axes is not None  # a plot with parts has some
        figure = figure_of(axes)
        box = axes.get_window_extent().transformed(figure.transFigure.inverted())
        upright = {"top": 1 - box.y1, "height": box.height}
        say = next(iter(self.plot.studies.values())).words.say
        found = []
        for place, part in enumerate(self.plot.parts):
            corners = axes.transData.transform([(part.low, 1), (part.high, 1)])
            ends = sorted(figure.transFigure.inverted().transform(corners)[:, 0])
            low, high = (min(max(end, box.x0), box.x1) for end in ends)
            n = sum(map(sum, self._fitting[place].values()))
            rectangle = {"left": low, "width": high - low, **upright}
            rounded = {side: round(float(share), 4) for side, share in rectangle.items()}
            found.append(
                {"name": part.name, "ends": part.ends, "label": say("lab-brush-part", what=part.name, n=n), "n": n, **rounded}
            )
        return found

    def _groups(self) -> list[list[Any]]:
        """Returns the matches by the parts in which they are, as the page needs them."""
        found: Counter[tuple[int, ...]] = Counter()
        for name in self.plot.studies:
            for fits, n in Counter(zip(*(fitting[name] for fitting in self._fitting), strict=True)).items():
                found[tuple(place for place, fit in enumerate(fits) if fit)] += n
        return [[[*places], n] for places, n in sorted(found.items()) if places]

    @cached_property
    def _fitting(self) -> list[dict[str, bytes]]:
        """Which matches of each study are in each part: 1 or 0 for each match, a byte each, since a study may have millions."""
        return [{name: bytes(part.fits(name, study)) for name, study in self.plot.studies.items()} for part in self.plot.parts]

    @validate("selection")  # a browser may send anything
    def _parts_of_the_plot(self, proposal: Any) -> list[int]:
        return sorted({place for place in proposal["value"] if 0 <= place < len(self.plot.parts)})

    @property
    def studies(self) -> dict[str, Results]:
        """The selected matches of each study, by the name of its curve or setting; without those that have none."""
        found = {}
        for name, study in self.plot.studies.items():
            chosen = [self._fitting[place][name] for place in self.selection]
            fits = [any(match) for match in zip(*chosen, strict=True)]
            if any(fits):
                found[name] = study if all(fits) else study.where(fits)
        return found

    @property
    def selected(self) -> Results:
        """The selected matches, as a study.

        Raises:
            StudyError: Nothing is selected, or matches of several studies are; `studies` has them by name.
        """
        found = self.studies
        if not found:
            raise StudyError("nothing is selected: click a part of the plot, or set its selection, as in brush.selection = [0]")
        if len(found) > 1:
            raise StudyError(
                f"matches of {len(found)} studies are selected: choose one of brush.studies, by {', '.join(found)}"
            )
        return next(iter(found.values()))

    def picture(self) -> str:
        """Returns the plot, for a page without a front end."""
        html: str = show_plot(self.plot)["text/html"]
        return html

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.alt}>"
