"""Nested rules of stylesheets are written flat, and mean the same."""

import pytest

from cardlab.frontend.bundle import paths, style
from cardlab.frontend.css_nesting import flattened


@pytest.mark.parametrize(
    ("nested", "flat"),
    [
        (".a{b:c}", ".a{b:c}"),
        (".a{b:c;.d{e:f}}", ".a{b:c;}.a .d{e:f}"),
        (".a{>.d,+.d{e:f}}", ".a>.d,.a +.d{e:f}"),
        (".a{&:hover,&::after,.d{e:f}}", ".a:hover,.a::after,.a .d{e:f}"),
        (".a,.b{.d{e:f}}", ":is(.a,.b) .d{e:f}"),
        (".a:is(.b,.c){:not(.d,.e){f:g}}", ".a:is(.b,.c) :not(.d,.e){f:g}"),
        ('.a[b=","]{.d[e=")"],.f{g:"}"}}', '.a[b=","] .d[e=")"],.a[b=","] .f{g:"}"}'),
        (".a{.b,.c{d:e;&.f{g:h}}}", ".a .b,.a .c{d:e;}:is(.a .b,.a .c).f{g:h}"),
        (".a{b:c;.d{e:f}g:h}", ".a{b:c;}.a .d{e:f}.a{g:h}"),
        (".a{@media print{b:c;.d{e:f}}}", "@media print{.a{b:c;}.a .d{e:f}}"),
        ("@media print{.a{.d{e:f}}}.g{h:i}", "@media print{.a .d{e:f}}.g{h:i}"),
        ("@keyframes a{from{b:c}50%,to{d:e}}", "@keyframes a{from{b:c}50%,to{d:e}}"),
        ("@page{b:c}@font-face{d:e}", "@page{b:c}@font-face{d:e}"),
    ],
)
def test_a_nested_rule_is_written_flat(nested, flat):
    assert flattened(nested) == flat


@pytest.mark.parametrize("sheet", [name for name in paths() if name.endswith(".css")])
def test_a_page_gets_no_nested_rule(sheet):
    assert "&" not in style(sheet)


def test_texts_in_a_stylesheet_keep_their_spaces():
    assert 'content:attr(data-name) ": "' in style("site_pages.css")
