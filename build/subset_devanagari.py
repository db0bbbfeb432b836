# /// script
# requires-python = ">=3.10"
# dependencies = ["fonttools==4.66.1", "brotli==1.2.0"]
# ///
"""Makes the font files of pages in Devanagari from the complete Anek Devanagari.

They have the clusters that the messages have, and no others; see docs/decisions/devanagari-subset.md.
Run it again with `npm run fonts` after the font package or a message in Devanagari changes.
"""

import json
import re
from itertools import product

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from subset_fonts import FONTS, RECORDS, ROOT, build_designs, languages_in, messages_in, save

SOURCE = (
    ROOT
    / "node_modules/@fontsource-variable/anek-devanagari/files"
    / "anek-devanagari-devanagari-wdth-normal.woff2"
)
SCRIPT = "Deva"
RECORD = RECORDS["scriptFonts"][SCRIPT]
MOST_BYTES = RECORDS["scriptBuilds"][SCRIPT]["fontBytes"]
CLUSTERS = FONTS / "devanagari.json"

CONSONANT = "[\u0915-\u0939\u0958-\u095f]\u093c?"
CLUSTER = re.compile(
    f"(?:{CONSONANT}\u094d)*{CONSONANT}[\u093e-\u094c]?[\u0901-\u0903]?\u094d?"
    "|[\u0904-\u0914][\u0901-\u0903]?"
    "|[\u0950\u0964\u0966-\u096f]"
)

# The lightest and the heaviest text; all of it has one width.
WEIGHTS = [400, 720]
WIDTH = 100
LABEL_WEIGHT = 600


def clusters_of_site() -> set[str]:
    return {found for text in messages_in(SCRIPT) for found in CLUSTER.findall(text)}


def syllables() -> set[str]:
    """Every consonant with every vowel sign: what is typed is no narrower than what is printed."""
    consonants = [chr(code) for code in range(0x915, 0x93A) if chr(code) not in "ऩऱऴळ"]
    signs = ["", *(chr(code) for code in range(0x93E, 0x944)), *"ॅेैॉोौ्"]
    return {consonant + sign for consonant, sign in product(consonants, signs)}


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
    subsetter.populate(glyphs=glyphs, unicodes=letters | {0x200C, 0x200D, 0x25CC})
    subsetter.subset(font)


def make_text_font() -> None:
    """The font of all text, in every weight between the lightest and the heaviest."""
    font = TTFont(SOURCE, recalcTimestamp=False)
    clusters = clusters_of_site()
    CLUSTERS.write_text(json.dumps(sorted(clusters), ensure_ascii=False, indent=2) + "\n")
    subset(font, clusters | syllables())
    designs = [
        instancer.instantiateVariableFont(font, {"wght": weight, "wdth": WIDTH})
        for weight in WEIGHTS
    ]
    font = build_designs(designs, [(weight, WIDTH) for weight in WEIGHTS])
    save(font, RECORD["fonts"][-1], MOST_BYTES["text"])


def make_names_font() -> None:
    """What pages in other scripts write the names and offers of languages with, in the weight of a label."""
    names = " ".join(
        f'{language["name"]} {language.get("offer", "")}' for language in languages_in(SCRIPT)
    )
    font = TTFont(SOURCE, recalcTimestamp=False)
    subset(font, set(CLUSTER.findall(names)))
    label = instancer.instantiateVariableFont(font, {"wght": LABEL_WEIGHT, "wdth": WIDTH})
    save(label, RECORD["namesFont"], MOST_BYTES["names"])


def main() -> None:
    make_text_font()
    make_names_font()


if __name__ == "__main__":
    main()
