# /// script
# requires-python = ">=3.10"
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Makes the one font file that the site ships from the complete Anek Latin.

The package splits the font into files by script, and the rupee sign stands in another file than the
letters. Here it is joined to them, and every character is left out that neither characters.json, in
src/theme/fonts, nor a message in Latin script names; the list is completed. Then the font is built anew from the three designs that the theme
asks for; the complete one has nine, and each costs every visitor several kilobytes. The result is
kept beside the theme, so an ordinary build does not need this step. The same sources give the same
bytes.

Run it again with `npm run fonts` after the font package, the list of characters or a message changes.
"""

import json
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from pathlib import Path

from fontTools import varLib
from fontTools.designspaceLib import DesignSpaceDocument
from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otBase import ValueRecord
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "node_modules/@fontsource-variable/anek-latin/files"
FONTS = ROOT / "src/theme/fonts"
CHARACTERS = FONTS / "characters.json"

# Running text, the heaviest text and headlines, as weight and width; the first is the default. What
# lies between is interpolated. A light text cannot be narrowed: no style asks for one.
DESIGNS = [(400, 100), (720, 100), (720, 84)]

# Where a weight stands on an even way from the lightest to the heaviest: where the site's texts are
# as wide on average as in the complete font, which has a design of its own at 500.
WEIGHTS_BETWEEN = [(500, 458), (600, 591), (700, 700)]

# Characters of addresses and code, which the site's sentences do not have; they get no kerning.
UNKERNED = set("\"#$%'*/<=>@[\\]^_`{|}~")

# Kerning for headlines, equal widths for columns of figures; fractions and ligatures stay out.
FEATURES = ["kern", "tnum"]


def load_records() -> dict:
    """The records of languages and scripts, which the site itself is built from."""
    program = "const records = await import('./build/records.mjs'); console.log(JSON.stringify(records))"
    command = ["node", "--input-type=module", "--eval", program]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)


RECORDS = load_records()


def target_of(font: Mapping[str, str]) -> Path:
    return FONTS / Path(font["url"]).name


def languages_in(script: str) -> list[Mapping[str, str]]:
    return [language for language in RECORDS["languages"] if language["script"] == script]


def messages_in(script: str) -> list[str]:
    """The source of every message of the languages in a script."""
    folders = [
        ROOT / "src" / layer / language["code"]
        for layer in ("content/messages", "brand")
        for language in languages_in(script)
    ]
    return [path.read_text() for folder in folders for path in sorted(folder.rglob("*.ts"))]


def save(font: TTFont, record: Mapping[str, str], most_bytes: int) -> None:
    """Writes a font where its record says, if it has no more bytes than that allows."""
    target = target_of(record)
    font.flavor = "woff2"
    made = target.with_suffix(".new")
    font.save(made)
    size = made.stat().st_size
    if size > most_bytes:
        made.unlink()
        raise SystemExit(f"{target.name} has {size} bytes; src/theme/scripts.ts allows {most_bytes}.")
    made.replace(target)
    print(f"{target.relative_to(ROOT)}: {size} bytes, {len(font.getGlyphOrder())} glyphs")


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
    # Advances are kept a second time, by number of glyph; the last step computes them anew.
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


def may_meet(first: str, second: str) -> bool:
    """Whether text has the two side by side. With all pairs, kerning is two fifths of the file."""
    return (
        UNKERNED.isdisjoint((first, second))
        and not (first.islower() and second.isupper())
        and not (first.isalpha() and second.isdigit())
        and not (first.isdigit() and second.isalpha())
    )


def kerning_of(font: TTFont) -> Iterator[tuple[list[str], list[str], ValueRecord]]:
    """The kerning with the first and the second characters it is for, one of each or classes."""
    characters = {name: chr(code_point) for code_point, name in font.getBestCmap().items()}

    def members(names: Iterable[str], classes: Mapping[str, int], number: int) -> list[str]:
        return [characters[name] for name in names if classes.get(name, 0) == number]

    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            covered = [name for name in pairs.Coverage.glyphs if name in characters]
            if pairs.Format == 1:
                for name, row in zip(covered, pairs.PairSet, strict=True):
                    for pair in row.PairValueRecord:
                        yield [characters[name]], [characters[pair.SecondGlyph]], pair.Value1
                continue
            for number, row in enumerate(pairs.Class1Record):
                firsts = members(covered, pairs.ClassDef1.classDefs, number)
                for second_number, pair in enumerate(row.Class2Record):
                    seconds = members(characters, pairs.ClassDef2.classDefs, second_number)
                    yield firsts, seconds, pair.Value1


def design_of(font: TTFont, weight: int, width: int) -> TTFont:
    design = instancer.instantiateVariableFont(font, {"wght": weight, "wdth": width})
    for firsts, seconds, value in kerning_of(design):
        if not any(may_meet(first, second) for first, second in product(firsts, seconds)):
            value.XAdvance = 0
    return design


def build_designs(designs: Iterable[TTFont], places: list[tuple[int, int]]) -> TTFont:
    """Joins fonts to one with axes between them; each stands at a weight and a width."""
    space = DesignSpaceDocument()
    weights, widths = zip(*places)
    for tag, name, values, between in [
        ("wght", "Weight", weights, WEIGHTS_BETWEEN),
        ("wdth", "Width", widths, []),
    ]:
        space.addAxisDescriptor(
            tag=tag,
            name=name,
            minimum=min(values),
            default=values[0],
            maximum=max(values),
            map=sorted({*between, *((value, value) for value in values)}),
        )
    for (weight, width), design in zip(places, designs, strict=True):
        space.addSourceDescriptor(font=design, location={"Weight": weight, "Width": width})
    return varLib.build(space)[0]


def ranges_of(code_points: set[int]) -> list[str]:
    """As `unicode-range` writes them: `U+2022`, `U+0020-007E`."""
    ranges: list[list[int]] = []
    for code_point in sorted(code_points):
        if ranges and code_point == ranges[-1][1] + 1:
            ranges[-1][1] = code_point
        else:
            ranges.append([code_point, code_point])
    return [f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in ranges]


def wanted_code_points() -> set[int]:
    listed = set(parse_unicodes(",".join(json.loads(CHARACTERS.read_text()))))
    names = [language["name"] for language in languages_in("Latn")]
    used = {ord(character) for text in [*names, *messages_in("Latn")] for character in text}
    return listed | {code_point for code_point in used if code_point >= 0x20}


def main() -> None:
    code_points = wanted_code_points()
    complete = join(code_points)
    subset(complete, code_points)
    designs = (design_of(complete, weight, width) for weight, width in DESIGNS)
    most_bytes = RECORDS["scriptBuilds"]["Latn"]["fontBytes"]
    save(build_designs(designs, DESIGNS), RECORDS["scriptFonts"]["Latn"]["fonts"][0], most_bytes)
    CHARACTERS.write_text(json.dumps(ranges_of(code_points), indent=2) + "\n")


if __name__ == "__main__":
    main()
