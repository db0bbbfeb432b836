# /// script
# requires-python = ">=3.10"
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Makes the one font file that the site ships from the complete Anek Latin.

The package splits the font into files by script, and the rupee sign stands in another file than the
letters. Here it is joined to them; then the axes are limited to what the theme asks for, and every
character that src/theme/fonts/characters.json does not name is left out. The result is kept beside
the theme, so an ordinary build does not need this step. The same sources give the same bytes.

Run it again with `npm run fonts` after the font package or the list of characters changes.
"""

import json
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib import hvar, instancer

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "node_modules/@fontsource-variable/anek-latin/files"
FONTS = ROOT / "src/theme/fonts"
TARGET = FONTS / "anek-latin.woff2"

# What the theme may ask for: text at 400 and width 100, headlines up to 750 and down to 80.
AXES = {"wght": (400, 750), "wdth": (80, 100)}

# Kerning for headlines, equal widths for columns of figures; fractions and ligatures stay out.
FEATURES = ["kern", "tnum"]

MOST_BYTES = 45_000


def open_source(script: str) -> TTFont:
    path = SOURCES / f"anek-latin-{script}-wdth-normal.woff2"
    if not path.is_file():
        raise SystemExit(f"{path} is missing; run `npm ci` first.")
    return TTFont(path, recalcTimestamp=False)


def design_space(font: TTFont) -> dict[str, object]:
    """All that two files must have in common for a glyph of one to be right in the other."""
    return {
        "units per em": font["head"].unitsPerEm,
        "revision": font["head"].fontRevision,
        "axes": [(a.axisTag, a.minValue, a.defaultValue, a.maxValue) for a in font["fvar"].axes],
        "axis curves": font["avar"].segments,
        "line box": (font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap),
    }


def require_same_design(letters: TTFont, other: TTFont) -> None:
    theirs = design_space(other)
    for name, value in design_space(letters).items():
        if value != theirs[name]:
            raise SystemExit(f"The files' {name} differ: {value} and {theirs[name]}.")


def with_components(font: TTFont, name: str) -> set[str]:
    """A glyph's name and those of all glyphs it is built from."""
    parts = font["glyf"][name].getComponentNames(font["glyf"])
    return {name}.union(*(with_components(font, part) for part in parts))


def join_character(letters: TTFont, other: TTFont, code_point: int) -> None:
    """Puts a character of another file, outline, variations and advance, into `letters`."""
    source_name = other.getBestCmap()[code_point]
    for name in sorted(with_components(other, source_name)):
        if name in letters.getGlyphOrder():
            if letters["glyf"][name] != other["glyf"][name]:
                raise SystemExit(f"The files have different glyphs under the name {name}.")
            continue
        letters["gvar"].variations[name] = other["gvar"].variations[name]
        letters["hmtx"][name] = other["hmtx"][name]
        letters["glyf"][name] = other["glyf"][name]
        letters.setGlyphOrder(letters["glyf"].glyphOrder)
    for table in letters["cmap"].tables:
        if table.isUnicode():
            table.cmap[code_point] = source_name


def missing(font: TTFont, code_points: set[int]) -> list[int]:
    return sorted(code_points - set(font.getBestCmap()))


def list_of(code_points: list[int]) -> str:
    return ", ".join(f"U+{code_point:04X}" for code_point in code_points)


def join(code_points: set[int]) -> TTFont:
    """The letters' file with those wanted characters that only the extended one has."""
    letters, extended = open_source("latin"), open_source("latin-ext")
    require_same_design(letters, extended)
    # Advances are kept a second time, by number of glyph; they are computed anew at the end.
    del letters["HVAR"]
    for code_point in missing(letters, code_points):
        if code_point in extended.getBestCmap():
            join_character(letters, extended, code_point)
    if lacking := missing(letters, code_points):
        raise SystemExit(f"Anek Latin has no {list_of(lacking)}.")
    return letters


def subset(font: TTFont, code_points: set[int]) -> None:
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    # The licence asks that its name and the copyright go with every copy.
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=code_points)
    subsetter.subset(font)


def main() -> None:
    code_points = set(parse_unicodes(",".join(json.loads((FONTS / "characters.json").read_text()))))
    font = instancer.instantiateVariableFont(join(code_points), AXES)
    subset(font, code_points)
    hvar.add_HVAR(font)
    font.flavor = "woff2"
    made = TARGET.with_suffix(".new")
    font.save(made)
    size = made.stat().st_size
    if size > MOST_BYTES:
        made.unlink()
        raise SystemExit(f"{TARGET.name} has {size} bytes; at most {MOST_BYTES} are allowed.")
    made.replace(TARGET)
    print(f"{TARGET.relative_to(ROOT)}: {size} bytes, {len(code_points)} characters")


if __name__ == "__main__":
    main()
