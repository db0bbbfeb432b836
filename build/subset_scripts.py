# /// script
# requires-python = ">=3.10"
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Makes the font file of each script whose record in src/theme/scripts.ts says how it is subset.

A file has the clusters that the messages of the shipped languages in its script have, and no others;
see docs/decisions/subset-by-cluster.md. One more file has the names and offers of these languages. Run it again
with `npm run fonts` after a font package, a record, a message in one of these scripts or
`VITE_LANGUAGES` changes.
"""

import json
import re
import subprocess
from collections.abc import Mapping
from io import BytesIO
from itertools import product
from tempfile import NamedTemporaryFile

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from subset_fonts import FONTS, RECORDS, ROOT, build_designs, languages_in, messages_in, save

# The lightest and the heaviest text.
WEIGHTS = [400, 720]
# Those of the theme's styles: in some fonts a letter has another glyph where it is heavy.
WEIGHTS_USED = [400, 500, 600, 700, 720]
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


def glyphs_of(
    font: TTFont, languages: list[str], width: int, clusters: set[str], words: set[str]
) -> set[str]:
    """What shaping makes of clusters, and of those in words; see build/shapedGlyphs.mjs."""
    varies = getattr(font["GSUB"].table, "FeatureVariations", None)
    with NamedTemporaryFile(suffix=".ttf") as file:
        # HarfBuzz reads no compressed font.
        flavor, font.flavor = font.flavor, None
        font.save(file.name)
        font.flavor = flavor
        asked = {
            "font": file.name,
            "clusters": sorted(clusters),
            "words": sorted(words),
            "languages": languages,
            "weights": WEIGHTS_USED if varies else WEIGHTS[:1],
            "width": width,
        }
        answer = subprocess.run(
            ["node", ROOT / "build/shapedGlyphs.mjs"],
            input=json.dumps(asked),
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    names = font.getGlyphOrder()
    return {".notdef", *(names[number] for number in json.loads(answer.stdout))}


def subset(
    font: TTFont, script: str, record: Mapping, texts: list[str], further: set[str]
) -> None:
    """Keeps what texts and further clusters need."""
    cluster = record["cluster"]
    clusters = clusters_in(texts, cluster) | further
    codes = [language["code"] for language in languages_in(script)]
    glyphs = glyphs_of(
        font, codes, record["width"], clusters, clusters_in(texts, f"(?:{cluster})+")
    )
    options = Options(layout_features=["*"], layout_closure=False, hinting=False)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    letters = {ord(letter) for text in clusters for letter in text}
    subsetter.populate(glyphs=glyphs, unicodes=letters | JOINERS)
    subsetter.subset(font)


def open_source(record: Mapping) -> TTFont:
    path = ROOT / "node_modules/@fontsource-variable" / record["source"]
    if not path.is_file():
        raise SystemExit(f"{path} is missing; run `npm ci` first.")
    return TTFont(path, recalcTimestamp=False)


def make_font(script: str, record: Mapping, most_bytes: int) -> None:
    """The font of all text, in every weight between the lightest and the heaviest."""
    font = open_source(record)
    texts = [*names_in(script), *messages_in(script)]
    clusters = clusters_in(texts, record["cluster"])
    text = json.dumps(sorted(clusters), ensure_ascii=False, indent=2)
    (FONTS / record["clusters"]).write_text(text + "\n")
    further = syllables(record["consonants"], record["signs"])
    subset(font, script, record, texts, further)
    width = record["width"]
    if getattr(font["GSUB"].table, "FeatureVariations", None):
        # Its heavy designs have other glyphs, which designs that are joined anew cannot tell.
        font = instancer.instantiateVariableFont(font, {"wght": tuple(WEIGHTS), "wdth": width})
    else:
        designs = [
            instancer.instantiateVariableFont(font, {"wght": weight, "wdth": width})
            for weight in WEIGHTS
        ]
        font = build_designs(designs, [(weight, width) for weight in WEIGHTS])
    save(font, RECORDS["scriptFonts"][script]["fonts"][-1], most_bytes)


def make_names_font(records: Mapping[str, Mapping]) -> None:
    """What pages in other scripts write the names and offers of languages with, in the weight of a label."""
    files = []
    for script, record in records.items():
        font = open_source(record)
        texts = [
            f'{language["name"]} {language.get("offer", "")}' for language in languages_in(script)
        ]
        subset(font, script, record, texts, set())
        label = instancer.instantiateVariableFont(font, {"wght": LABEL_WEIGHT, "wdth": record["width"]})
        label.flavor = None
        file = BytesIO()
        label.save(file)
        file.seek(0)
        files.append(file)
    names = Merger().merge(files) if len(files) > 1 else TTFont(files[0])
    names.recalcTimestamp = False
    # Joined, the font would be as young as this run, and each run would give other bytes.
    names["head"].created = names["head"].modified = TTFont(files[0])["head"].modified
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
