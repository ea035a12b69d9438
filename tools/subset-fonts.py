"""Cuts Golos Text down to what the site writes: web/fonts/*.woff2 (docs/decisions/0023).

Run from the root of the project: pip install fonttools brotli && python tools/subset-fonts.py
The letters that are not here come, when a page has them, from the whole files of @fontsource-variable/golos-text.
The ranges are repeated in web/styles/fonts.css.
"""

from os.path import getsize
from tempfile import TemporaryDirectory

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = "node_modules/@fontsource-variable/golos-text/files/golos-text-{}-wght-normal.woff2"
TARGET = "web/fonts/golos-{}.woff2"
# The wordmark alone is heavier than 600 (look: type), and it is Russian.
FILES = {
    "russian": ("cyrillic", 700, "U+0401,U+0410-044F,U+0451,U+2116"),
    "kazakh": (
        "cyrillic-ext",
        600,
        "U+0492-0493,U+049A-049B,U+04A2-04A3,U+04AE-04AF,U+04BA-04BB,U+04D8-04D9,U+04E8-04E9",
    ),
    "latin": (
        "latin",
        600,
        "U+0020-003B,U+003D,U+003F-005B,U+005D,U+005F,U+0061-007A,U+00A0,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,"
        "U+2009,U+2011,U+2013-2014,U+2019,U+201C,U+201E,U+2022,U+2026,U+202F,U+2212",
    ),
    # The Kazakh letters that Golos Text keeps among the Cyrillic of its neighbours.
    "shared": ("cyrillic", 600, "U+0406,U+0456,U+04B0-04B1"),
    "tenge": ("latin-ext", 600, "U+20B8"),
}


def main() -> None:
    for name, (source, heaviest, ranges) in FILES.items():
        font = cut(TTFont(SOURCE.format(source)), ranges)
        with TemporaryDirectory() as folder:
            font.save(f"{folder}/cut.ttf")
            font = instancer.instantiateVariableFont(TTFont(f"{folder}/cut.ttf"), {"wght": (400, heaviest)})
        font.flavor = "woff2"
        font.save(TARGET.format(name))
        print(TARGET.format(name), getsize(TARGET.format(name)))


def cut(font: TTFont, ranges: str) -> TTFont:
    options = subset.Options()
    options.layout_features = ["kern", "tnum", "mark", "ccmp", "calt"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["vhea", "vmtx", "VVAR"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(ranges))
    cutter.subset(font)
    return font


main()
