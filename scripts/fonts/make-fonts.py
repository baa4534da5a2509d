"""Makes the product's fonts: IBM Plex (SIL Open Font License) with the riyal's sign.

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools==4.66.1 brotli==1.2.0
    /tmp/fonts/bin/python scripts/fonts/make-fonts.py

The sign (U+20C1) is also what the words 'SAR' and 'ر.س' are drawn as, so that the page keeps the words: they are
what is copied, read aloud and found. docs/decisions/client/0035-riyal-sign.md says why.
"""

from pathlib import Path

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
PLEX = ROOT / 'node_modules/@fontsource'
OUT = ROOT / 'src/ui/theme/fonts'

SIGN = 0x20C1
# Digits of an Arabic page come from the Arabic file, so that an amount is one run of text with its currency.
NUMBER_CHARACTERS = '0123456789.,:%+-−–×÷/()'
# What the Arabic files hold besides: Arabic, the letters of Persian, Kurdish and Urdu that names and brands are written with,
# and the shapes that text copied out of a PDF file is made of. fonts.css names the same.
ARABIC = 'U+0600-061C, U+061E-0655, U+0660-0670, U+067E, U+0686, U+0698, U+06A4, U+06A9, U+06AF, U+06BE, U+06C0-06C1, U+06CC, U+06D2, U+06F0-06F9, U+FDF0-FDFC, U+FE70-FEFC'
OTHERS = 'U+0020, U+0025, U+0028-003A, U+00A0, U+00D7, U+00F7, U+2013, U+20C1, U+2212'
# The stem and the bar of the sign in thousandths of the em, as heavy as the digits beside it.
WEIGHTS = {400: (70, 70), 500: (80, 79), 600: (93, 90)}

HEIGHT = 722
BASE = -12
SLOPE = 0.2125
SIDE = 40
WIDTH = 650


def sign_contours(stem, bar):
    """Two stems crossed by slanted bars; a bar's ends lean against its slope. x from 0, y up from the base."""
    left, right = 268 - (stem - 78) * 0.2, 421 + (stem - 78) * 0.2
    ends = 22 * bar / 80
    edges = [left - stem / 2, left + stem / 2, right - stem / 2, right + stem / 2]

    def line(centre, x):
        return centre - SLOPE * (WIDTH - x)

    # The middle lines of the bars, given where they meet the right end.
    upper, lower, lowest = 404, 249, 94
    left_lower = 229
    half = bar / 2

    def bar_edges(centre):
        return (lambda x: line(centre, x) + half), (lambda x: line(centre, x) - half)

    # y grows with x: every bar rises to the right.
    upper_top, upper_bottom = bar_edges(upper)
    lower_top, lower_bottom = bar_edges(lower)
    lowest_top, lowest_bottom = bar_edges(lowest)
    left_top, left_bottom = bar_edges(left_lower)
    a, b, c, d = edges
    main = [
        (a, HEIGHT - 64 * stem / 78),
        (b, HEIGHT),
        (b, upper_top(b)),
        (c, upper_top(c)),
        (c, HEIGHT - 38 - 64 * stem / 78),
        (d, HEIGHT - 38),
        (d, upper_top(d)),
        (WIDTH, upper_top(WIDTH)),
        (WIDTH - ends, upper_bottom(WIDTH - ends)),
        (d, upper_bottom(d)),
        (d, lower_top(d)),
        (WIDTH, lower_top(WIDTH)),
        (WIDTH - ends, lower_bottom(WIDTH - ends)),
        (c, lower_bottom(c)),
        (c, upper_bottom(c)),
        (b, upper_bottom(b)),
        (b, lower_bottom(c) + 54),
    ]
    # The left lower bar turns up into the first stem.
    turn = [
        ('curve', (b, lower_bottom(c) + 42), (b - 7, lower_bottom(c) + 32)),
        (b - 42, left_bottom(b - 42) + 24),
        ('curve', (b - 54, left_bottom(b - 54) + 8), (b - 91, left_bottom(b - 91))),
        (0, left_bottom(0)),
        (ends, left_top(ends)),
        (a, left_top(a)),
        (a, upper_bottom(a)),
        (ends + 36, upper_bottom(ends + 36)),
        (2 * ends + 36, upper_top(2 * ends + 36)),
        (a, upper_top(a)),
    ]
    foot = [
        (c + ends, lowest_top(c + ends)),
        (WIDTH, lowest_top(WIDTH)),
        (WIDTH - ends, lowest_bottom(WIDTH - ends)),
        (c, lowest_bottom(c)),
    ]
    return [main + turn, foot]


def sign_glyph(stem, bar):
    pen = TTGlyphPen(None)
    at = lambda point: (round(SIDE + point[0]), round(BASE + point[1]))
    for contour in sign_contours(stem, bar):
        pen.moveTo(at(contour[0]))
        for step in contour[1:]:
            if step[0] == 'curve':
                pen.qCurveTo(at(step[1]), at(step[2]))
            else:
                pen.lineTo(at(step))
        pen.closePath()
    return pen.glyph()


def add_glyph(font, name, glyph, advance, codepoints):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font['glyf'].glyphs[name] = glyph
    font['glyf'].glyphOrder = font.getGlyphOrder()
    glyph.recalcBounds(font['glyf'])
    font['hmtx'].metrics[name] = (advance, glyph.xMin if glyph.numberOfContours else 0)
    font['maxp'].numGlyphs = len(font.getGlyphOrder())
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap.update({codepoint: name for codepoint in codepoints})


def copy_numbers(source, font):
    """Copies digits and the signs around them, without the hints that only their own file understands."""
    names = source.getBestCmap()
    for character in NUMBER_CHARACTERS:
        codepoint = ord(character)
        if codepoint not in names or codepoint in font.getBestCmap():
            continue
        outline = DecomposingRecordingPen(source.getGlyphSet())
        source.getGlyphSet()[names[codepoint]].draw(outline)
        pen = TTGlyphPen(None)
        outline.replay(pen)
        advance = source['hmtx'][names[codepoint]][0]
        add_glyph(font, f'number{codepoint:04X}', pen.glyph(), advance, [codepoint])


def add_substitution(font, word, letters, unless=''):
    """Draws the word as the sign unless it is part of a longer one, with the feature that spacing never turns off."""
    names = font.getBestCmap()
    glyphs = [names[ord(character)] for character in word]
    around = ' '.join(sorted({names[codepoint] for codepoint in letters if codepoint in names}))
    marked = ' '.join(f"{glyph}'" for glyph in glyphs)
    rules = f"""
lookup word {{ sub {' '.join(glyphs)} by riyal; }} word;
feature ccmp {{
  ignore sub [{around}] {marked};
  ignore sub {marked} [{around}];
{unless}  sub {glyphs[0]}' lookup word {' '.join(f"{glyph}'" for glyph in glyphs[1:])};
}} ccmp;
"""
    known = font['GSUB'].table
    addOpenTypeFeaturesFromString(font, rules, tables=['GSUB'])
    added = font['GSUB'].table
    font['GSUB'].table = known
    graft(known, added)


def graft(known, added):
    """Puts the new lookups behind those of the font and into every ccmp feature, which each language gets."""
    offset = len(known.LookupList.Lookup)
    for lookup in added.LookupList.Lookup:
        for table in lookup.SubTable:
            for records in substitution_records(table):
                for record in records:
                    record.LookupListIndex += offset
        known.LookupList.Lookup.append(lookup)
    known.LookupList.LookupCount = len(known.LookupList.Lookup)
    own = [index + offset for index in added.FeatureList.FeatureRecord[0].Feature.LookupListIndex]
    features = known.FeatureList.FeatureRecord
    for record in features:
        if record.FeatureTag == 'ccmp':
            record.Feature.LookupListIndex += own
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)
    extra = added.FeatureList.FeatureRecord[0]
    extra.Feature.LookupListIndex = own
    for script in known.ScriptList.ScriptRecord:
        systems = [script.Script.DefaultLangSys, *(item.LangSys for item in script.Script.LangSysRecord)]
        for system in systems:
            if system and not any(features[index].FeatureTag == 'ccmp' for index in system.FeatureIndex):
                if features[-1] is not extra:
                    features.append(extra)
                system.FeatureIndex.append(len(features) - 1)
                system.FeatureCount = len(system.FeatureIndex)
    known.FeatureList.FeatureCount = len(features)


def substitution_records(table):
    if hasattr(table, 'ChainSubRuleSet') or hasattr(table, 'ChainSubClassSet'):
        sets = getattr(table, 'ChainSubRuleSet', None) or getattr(table, 'ChainSubClassSet', None) or []
        for rules in filter(None, sets):
            for rule in getattr(rules, 'ChainSubRule', None) or getattr(rules, 'ChainSubClassRule', []):
                yield rule.SubstLookupRecord
    elif hasattr(table, 'SubstLookupRecord'):
        yield table.SubstLookupRecord


def rename(font, family, weight):
    style = {400: 'Regular', 500: 'Medium', 600: 'SemiBold'}[weight]
    whole = f'{family} {style}'
    texts = {1: whole, 2: 'Regular', 3: whole, 4: whole, 6: whole.replace(' ', ''), 16: family, 17: style}
    for record in list(font['name'].names):
        if record.nameID in texts:
            record.string = texts[record.nameID]
        elif record.nameID not in (0, 5, 13, 14):
            font['name'].names.remove(record)


def codepoints(ranges):
    ends = [part.strip().removeprefix('U+').split('-') for part in ranges.split(',')]
    return {code for first, *last in ends for code in range(int(first, 16), int((last or [first])[0], 16) + 1)}


def keep_arabic(font):
    """Leaves out other languages' letters and hints, which take more than half of the file: it is to be there for the first paint."""
    options = subset.Options(layout_features=['*'], hinting=False, notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codepoints(f'{ARABIC}, {OTHERS}'))
    subsetter.subset(font)


def make(script, weight):
    name = 'ibm-plex-sans' if script == 'latin' else 'ibm-plex-sans-arabic'
    font = TTFont(PLEX / name / f'files/{name}-{script}-{weight}-normal.woff2')
    if script == 'arabic':
        copy_numbers(TTFont(PLEX / name / f'files/{name}-latin-{weight}-normal.woff2'), font)
    add_glyph(font, 'riyal', sign_glyph(*WEIGHTS[weight]), WIDTH + 2 * SIDE, [SIGN])
    if script == 'latin':
        # Behind its number, as in a quoted sentence, it stays the word: the sign's place is before it.
        digits, space = '[zero one two three four five six seven eight nine]', '[space uni00A0]'
        behind = (
            f"  sub S' lookup word A' R' {space} {digits};\n"
            f"  ignore sub {digits} {space} S' A' R';\n"
        )
        add_substitution(font, 'SAR', [*range(0x41, 0x5B), *range(0x61, 0x7B), *range(0x30, 0x3A)], behind)
    else:
        add_substitution(font, 'ر.س', [*range(0x620, 0x64B)])
        keep_arabic(font)
    if 'STAT' in font:
        # It would place the font among others of a family, by names that the subsets leave out; Firefox discards it with a warning.
        del font['STAT']
    rename(font, 'Mizan Sans' if script == 'latin' else 'Mizan Sans Arabic', weight)
    font['head'].modified = font['head'].created
    font.recalcTimestamp = False
    font.flavor = 'woff2'
    font.save(OUT / f'mizan-sans-{script}-{weight}.woff2')


for each_script in ('latin', 'arabic'):
    for each_weight in WEIGHTS:
        make(each_script, each_weight)
