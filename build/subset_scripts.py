# /// script
# requires-python = ">=3.10"
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Makes the font file of each script whose record in src/theme/scripts.ts says how it is subset.

A file has the clusters that the messages of the shipped languages in its script have, and no others;
see docs/decisions/devanagari-subset.md. One more file has the names and offers of these languages. Run it again
with `npm run fonts` after a font package, a record, a message in one of these scripts or
`VITE_LANGUAGES` changes.
"""

import json
import re
from collections.abc import Mapping
from io import BytesIO
from itertools import product

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from subset_fonts import FONTS, RECORDS, ROOT, build_designs, languages_in, messages_in, save

# The lightest and the heaviest text; all of it has one width.
WEIGHTS = [400, 720]
WIDTH = 100
LABEL_WEIGHT = 600

# The joiners, and the circle that carries a sign without a letter.
JOINERS = {0x200C, 0x200D, 0x25CC}


def names_in(script: str) -> list[str]:
    return [language["name"] for language in languages_in(script)]


def clusters_in(texts: list[str], cluster: str) -> set[str]:
    return {match.group() for text in texts for match in re.finditer(cluster, text)}


def syllables(consonants: str, signs: str) -> set[str]:
    """Every consonant with every sign: what is typed is no narrower than what is printed."""
    return {consonant + sign for consonant, sign in product(consonants, ["", *signs])}


def glyphs_of(font: TTFont, clusters: set[str]) -> set[str]:
    """What the font's rules can make of each cluster by itself."""
    character_map = font.getBestCmap()
    found = {".notdef"}
    for cluster in clusters:
        options = Options(layout_features=["*"])
        subsetter = Subsetter(options)
        subsetter.glyphs = {character_map[ord(letter)] for letter in cluster if ord(letter) in character_map}
        font["GSUB"].closure_glyphs(subsetter)
        found |= subsetter.glyphs
    return found


def subset(font: TTFont, clusters: set[str]) -> None:
    glyphs = glyphs_of(font, clusters)
    options = Options(layout_features=["*"], layout_closure=False, hinting=False)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    letters = {ord(letter) for cluster in clusters for letter in cluster}
    subsetter.populate(glyphs=glyphs, unicodes=letters | JOINERS)
    subsetter.subset(font)


def open_source(record: Mapping[str, str]) -> TTFont:
    path = ROOT / "node_modules/@fontsource-variable" / record["source"]
    if not path.is_file():
        raise SystemExit(f"{path} is missing; run `npm ci` first.")
    return TTFont(path, recalcTimestamp=False)


def make_font(script: str, record: Mapping[str, str], most_bytes: int) -> None:
    """The font of all text, in every weight between the lightest and the heaviest."""
    font = open_source(record)
    clusters = clusters_in([*names_in(script), *messages_in(script)], record["cluster"])
    text = json.dumps(sorted(clusters), ensure_ascii=False, indent=2)
    (FONTS / record["clusters"]).write_text(text + "\n")
    subset(font, clusters | syllables(record["consonants"], record["signs"]))
    if getattr(font["GSUB"].table, "FeatureVariations", None):
        # Its heavy designs have other glyphs, which designs that are joined anew cannot tell.
        font = instancer.instantiateVariableFont(font, {"wght": tuple(WEIGHTS), "wdth": WIDTH})
    else:
        designs = [
            instancer.instantiateVariableFont(font, {"wght": weight, "wdth": WIDTH})
            for weight in WEIGHTS
        ]
        font = build_designs(designs, [(weight, WIDTH) for weight in WEIGHTS])
    save(font, RECORDS["scriptFonts"][script]["fonts"][-1], most_bytes)


def make_names_font(records: Mapping[str, Mapping[str, str]]) -> None:
    """What pages in other scripts write the names and offers of languages with, in the weight of a label."""
    files = []
    for script, record in records.items():
        font = open_source(record)
        texts = [
            f'{language["name"]} {language.get("offer", "")}' for language in languages_in(script)
        ]
        subset(font, clusters_in(texts, record["cluster"]))
        label = instancer.instantiateVariableFont(font, {"wght": LABEL_WEIGHT, "wdth": WIDTH})
        label.flavor = None
        file = BytesIO()
        label.save(file)
        file.seek(0)
        files.append(file)
    names = Merger().merge(files) if len(files) > 1 else TTFont(files[0], recalcTimestamp=False)
    names.recalcTimestamp = False
    save(names, RECORDS["namesFont"], RECORDS["namesFontBytes"])


def main() -> None:
    builds = RECORDS["scriptBuilds"]
    records = {
        script: build["subset"]
        for script, build in builds.items()
        if "subset" in build and languages_in(script)
    }
    for script, record in records.items():
        make_font(script, record, builds[script]["fontBytes"])
    make_names_font(records)


if __name__ == "__main__":
    main()
