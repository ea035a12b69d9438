"""Cuts Golos Text down to what the site writes: web/fonts/*.woff2. A page then begins with one small font.

Run from the root of the project: pip install fonttools brotli && python tools/subset-fonts.py
Characters that are not here come, when a page has them, from the whole files of @fontsource-variable/golos-text.
The ranges are repeated in web/styles/fonts.css.
"""

from io import BytesIO
from os.path import getsize

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

SOURCE = "node_modules/@fontsource-variable/golos-text/files/golos-text-{}-wght-normal.woff2"
TARGET = "web/fonts/golos-{}.woff2"
LIGHTEST = 400
# Nothing but the wordmark is heavier than 600.
HEAVIEST = 600
WORDMARK = ("Счёты", 700)

# What every page begins with stands in one file, small enough for one turn of a new connection (14.6 KB with its
# headers): Russian letters, figures, punctuation, the tenge sign, and what the footer's address and the placeholders of
# fields are written with, because a browser loads a field's font even where the field is far below the first view. The
# package keeps them in three files.
FIRST = {
    "cyrillic": "U+0401,U+0410-0429,U+042D-044F,U+0451",
    "latin": "U+0020,U+0028-0029,U+002B-003A,U+003F-0040,U+0045,U+005F,U+0061,U+0063,U+0065,U+0068-0069,U+006B-0070,"
    "U+0073-0074,U+0078-007A,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+2009,U+2011,U+2013-2014,U+2026,U+202F,U+2212",
    "latin-ext": "U+20B8",
}
OTHERS = {
    "kazakh": ("cyrillic-ext", "U+0492-0493,U+049A-049B,U+04A2-04A3,U+04AE-04AF,U+04BA-04BB,U+04D8-04D9,U+04E8-04E9"),
    "latin": (
        "latin",
        "U+0021-0027,U+002A,U+003B,U+003D,U+0041-0044,U+0046-005B,U+005D,U+0062,U+0064,U+0066-0067,U+006A,"
        "U+0071-0072,U+0075-0077,U+00B0,U+00D7,U+2019,U+201C,U+201E,U+2022",
    ),
    # Kazakh letters that the package keeps in its Cyrillic file, and the rarest Russian capitals.
    "shared": ("cyrillic", "U+0406,U+042A-042C,U+0456,U+04B0-04B1,U+2116"),
}


def main() -> None:
    first, *rest = [cut(source, ranges, WORDMARK[1]) for source, ranges in FIRST.items()]
    for number, font in enumerate(rest):
        put_into(first, font, f"part{number}.")
    keep_heavy_only(first, WORDMARK[0])
    save(first, "first")
    for name, (source, ranges) in OTHERS.items():
        save(cut(source, ranges, HEAVIEST), name)


def save(font: TTFont, name: str) -> None:
    font.flavor = "woff2"
    font.save(TARGET.format(name))
    print(TARGET.format(name), getsize(TARGET.format(name)))


def cut(source: str, ranges: str, heaviest: int) -> TTFont:
    options = subset.Options()
    options.layout_features = ["kern", "tnum", "mark", "ccmp", "calt"]
    options.hinting = False
    options.notdef_outline = True
    # The licence stands beside the files.
    options.name_IDs = [0, 1, 2]
    # Widths stand in gvar too; what is put together below has no second list of them. STAT is for menus of fonts.
    options.drop_tables += ["vhea", "vmtx", "VVAR", "HVAR", "STAT", "gasp"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=subset.parse_unicodes(ranges))
    font = TTFont(SOURCE.format(source))
    cutter.subset(font)
    held = BytesIO()
    font.save(held)
    return instancer.instantiateVariableFont(TTFont(held), {"wght": (LIGHTEST, heaviest)})


def put_into(font: TTFont, other: TTFont, prefix: str) -> None:
    """Adds the characters of a font of the same family and the same axis, and its tabular figures."""
    names = {name: prefix + name for name in other.getGlyphOrder()[1:]}
    for name, added in names.items():
        glyph = other["glyf"][name]
        for component in glyph.components if glyph.isComposite() else []:
            component.glyphName = names[component.glyphName]
        font["glyf"][added] = glyph
        font["hmtx"][added] = other["hmtx"][name]
        font["gvar"].variations[added] = other["gvar"].variations.get(name, [])
    font.setGlyphOrder(font["glyf"].glyphOrder)
    for table in font["cmap"].tables:
        table.cmap.update({code: names[name] for code, name in other.getBestCmap().items()})
    if "GSUB" not in other or not other["GSUB"].table.LookupList.Lookup:
        return
    for lookup in other["GSUB"].table.LookupList.Lookup:
        for part in lookup.SubTable:
            part.mapping = {names[one]: names[to] for one, to in part.mapping.items()}
    font["GSUB"] = other["GSUB"]


def keep_heavy_only(font: TTFont, text: str) -> None:
    """Drops weights above 600 from every character but those of the wordmark: no style uses them."""
    glyphs = font["glyf"]
    kept = {font.getBestCmap()[ord(letter)] for letter in text}
    for name in list(kept):
        kept.update(part.glyphName for part in (glyphs[name].components if glyphs[name].isComposite() else []))
    border = (HEAVIEST - LIGHTEST) / (WORDMARK[1] - LIGHTEST)
    for name, tuples in font["gvar"].variations.items():
        if name not in kept:
            font["gvar"].variations[name] = [one for one in tuples if one.axes["wght"][1] < border + 0.01]


main()
