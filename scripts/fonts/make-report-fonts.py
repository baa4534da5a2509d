"""Makes the fonts of the PDF report: IBM Plex Sans Arabic (SIL Open Font License), both scripts in one file a weight.

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools==4.66.1
    /tmp/fonts/bin/python scripts/fonts/make-report-fonts.py

The reader of fonts behind the PDF library fails on a last glyph without an outline and draws a box for each character
that a font lacks, marks of direction among them. So those get empty glyphs here, and the last glyph has an outline. It
unpacks all outlines of a WOFF file for each glyph that it puts into a PDF, so these are plain TrueType files.
"""

from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / 'node_modules/@fontsource/ibm-plex-sans-arabic/files'
OUT = ROOT / 'src/files/pdf/fonts'
STYLES = {400: 'Regular', 600: 'SemiBold'}

# Marks that order or join letters and show nothing themselves.
INVISIBLE = [0x061C, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF]


def add_glyph(font, name, glyph, advance, codepoints):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font['glyf'].glyphs[name] = glyph
    font['glyf'].glyphOrder = font.getGlyphOrder()
    font['hmtx'].metrics[name] = (advance, 0)
    for table in font['cmap'].tables:
        if table.isUnicode():
            table.cmap.update({codepoint: name for codepoint in codepoints})


def arrow(font):
    """An arrow towards the end of the line, which the source keeps out of these files: it is turned from its own."""
    width, middle, stem, head = 700, 320, 34, 150
    pen = TTGlyphPen(None)
    for contour in (
        [(60, middle - stem), (60, middle + stem), (width - 120, middle + stem), (width - 120, middle - stem)],
        [(width - 60 - head, middle + head + 40), (width - 60, middle), (width - 60 - head, middle - head - 40)],
    ):
        pen.moveTo(contour[0])
        for point in contour[1:]:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph(), width


LAM = {'uniFEDF', 'uniFEE0', 'uniFEDD', 'uniFEDE', 'uni0644'}


def keep_lam_alef_alone(font):
    """
    Joins no letters but lam and alef, which must be: programs that copy from a PDF take joined letters apart in the
    order in which they are drawn, and 'في' would be found as 'يف'.
    """
    gsub = font['GSUB'].table
    joining = {
        index
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag in ('rlig', 'liga')
        for index in record.Feature.LookupListIndex
    }
    for index in joining:
        for table in gsub.LookupList.Lookup[index].SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if hasattr(table, 'ligatures'):
                table.ligatures = {first: rest for first, rest in table.ligatures.items() if first in LAM}


def without_arabic_kerning(font):
    """The PDF library moves Arabic letters apart where the font asks for kerning: it adds the room on the wrong side."""
    gpos = font['GPOS'].table
    latin = len([part for part in gpos.LookupList.Lookup]) - 2
    for record in gpos.FeatureList.FeatureRecord:
        if record.FeatureTag == 'kern':
            record.Feature.LookupListIndex = [index for index in record.Feature.LookupListIndex if index == latin]
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)


# Letters of Arabic, and the vowel marks (diacritics) that stand on or below them: tanween, vowels, shadda, sukun, and shadda with each.
LETTERS = [f'uni{codepoint:04X}' for codepoint in [*range(0x0621, 0x064B), 0x0671]]
VOWELS = [
    *(f'uni{codepoint:04X}' for codepoint in [*range(0x064B, 0x0653), 0x0670]),
    *('uni0651064B.1', 'uni0651064C', 'uni0651064D', 'uni0651064E', 'uni0651064F', 'uni06510650', 'uni06510670'),
]

# Anchors of marks are rounded to so many thousandths of an em: a difference of half of that cannot be seen.
STEP = 40


def lookups_of(table, *tags):
    indexes = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag in tags
        for index in record.Feature.LookupListIndex
    }
    return [table.LookupList.Lookup[index] for index in sorted(indexes)]


def subtables(lookups):
    return [getattr(table, 'ExtSubTable', table) for lookup in lookups for table in lookup.SubTable]


def forms_of_letters(font):
    """Every glyph that a letter of Arabic is written with, the joined lam and alef among them."""
    gsub = font['GSUB'].table
    forms = set(LETTERS)
    for table in subtables(lookups_of(gsub, 'init', 'medi', 'fina')):
        forms |= {to for of, to in table.mapping.items() if of in forms}
    for table in subtables(lookups_of(gsub, 'rlig')):
        for first, ligatures in getattr(table, 'ligatures', {}).items():
            forms |= {one.LigGlyph for one in ligatures if {first, *one.Component} <= forms}
    return forms


def places_of(table):
    """The glyphs to which a table attaches vowel marks, each with its anchors; of joined letters those of the first."""
    if isinstance(table, otTables.MarkBasePos):
        for glyph, record in zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord):
            yield glyph, record.BaseAnchor
    if isinstance(table, otTables.MarkLigPos):
        for glyph, attach in zip(table.LigatureCoverage.glyphs, table.LigatureArray.LigatureAttach):
            yield glyph, attach.ComponentRecord[0].LigatureAnchor


def rounded(anchor):
    return tuple(round(place / STEP) * STEP for place in (anchor.XCoordinate, anchor.YCoordinate))


def moved(font, glyph, by):
    """A vowel mark elsewhere. It is drawn with one that is never written itself, whose letter is not lost (see below)."""
    part = f'{glyph}.part'
    if part not in font['glyf'].glyphs:
        pen = TTGlyphPen(None)
        font.getGlyphSet()[glyph].draw(pen)
        add_glyph(font, part, pen.glyph(), 0, [])
    name = f'{glyph}.{by[0]}.{by[1]}'
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(part, (1, 0, 0, 1, *by))
    add_glyph(font, name, pen.glyph(), 0, [])
    font['GDEF'].table.GlyphClassDef.classDefs[name] = 3
    return name


def single_substitution(mapping):
    made, table = otTables.Lookup(), otTables.SingleSubst()
    table.mapping = mapping
    made.LookupType, made.LookupFlag, made.SubTable, made.SubTableCount = 1, 0, [table], 1
    return made


def after_letters(font, vowels, letters, first):
    """Replaces vowel marks after a letter of some class as the lookup of that class says: lookups begin at `first`."""
    table, vowels_set = otTables.ChainContextSubst(), otTables.ChainSubClassSet()
    table.Format = 2
    table.Coverage, table.BacktrackClassDef = otTables.Coverage(), otTables.ClassDef()
    table.InputClassDef, table.LookAheadClassDef = otTables.ClassDef(), otTables.ClassDef()
    table.Coverage.glyphs = sorted(vowels, key=font.getGlyphID)
    table.InputClassDef.classDefs, table.LookAheadClassDef.classDefs = {vowel: 1 for vowel in vowels}, {}
    table.BacktrackClassDef.classDefs = letters
    vowels_set.ChainSubClassRule = []
    for at in range(max(letters.values())):
        rule, record = otTables.ChainSubClassRule(), otTables.SubstLookupRecord()
        record.SequenceIndex, record.LookupListIndex = 0, first + at
        rule.Backtrack, rule.Input, rule.LookAhead, rule.SubstLookupRecord = [at + 1], [], [], [record]
        rule.BacktrackGlyphCount, rule.GlyphCount, rule.LookAheadGlyphCount, rule.SubstCount = 1, 1, 0, 1
        vowels_set.ChainSubClassRule.append(rule)
    vowels_set.ChainSubClassRuleCount = len(vowels_set.ChainSubClassRule)
    table.ChainSubClassSet, table.ChainSubClassSetCount = [otTables.ChainSubClassSet(), vowels_set], 2
    table.ChainSubClassSet[0].ChainSubClassRule, table.ChainSubClassSet[0].ChainSubClassRuleCount = [], 0
    return table


def anchors_of(font):
    """Where each vowel mark is attached, and where each form of a letter takes one, by whether it stands above or below."""
    letters = forms_of_letters(font)
    vowels, places = {}, {True: {}, False: {}}
    for table in subtables(lookups_of(font['GPOS'].table, 'mark')):
        marks = dict(zip(table.MarkCoverage.glyphs, table.MarkArray.MarkRecord))
        vowels |= {vowel: marks[vowel].MarkAnchor for vowel in VOWELS if vowel in marks}
        for is_above, vowel in ((True, 'uni064E'), (False, 'uni0650')) if 'uni064E' in marks else ():
            for glyph, anchors in places_of(table):
                if glyph in letters and anchors[marks[vowel].Class]:
                    places[is_above][glyph] = rounded(anchors[marks[vowel].Class])
    return vowels, places


def place_vowels(font):
    """
    Vowel marks stand over or below their letters. The PDF library forgets how high the font wants one, takes its place
    from the wrong side of the letter, and programs that copy text break the word where a glyph is moved. So a vowel mark
    is a glyph of its own at each place, drawn beside its letter without being moved.
    """
    gsub, gpos = font['GSUB'].table, font['GPOS'].table
    vowels, places = anchors_of(font)
    lookups, contexts = [], []
    first = len(gsub.LookupList.Lookup) + 1
    for is_above, of in places.items():
        here = [vowel for vowel in vowels if (vowel not in ('uni064D', 'uni0650')) == is_above]
        classes = {place: at + 1 for at, place in enumerate(sorted(set(of.values())))}
        contexts.append(
            after_letters(font, here, {glyph: classes[place] for glyph, place in of.items()}, first + len(lookups))
        )
        for x, y in classes:
            by = {vowel: (x - vowels[vowel].XCoordinate, y - vowels[vowel].YCoordinate) for vowel in here}
            lookups.append(single_substitution({vowel: moved(font, vowel, by[vowel]) for vowel in here}))
    context = otTables.Lookup()
    context.LookupType, context.LookupFlag, context.SubTable, context.SubTableCount = 6, 0, contexts, len(contexts)
    gsub.LookupList.Lookup.extend([context, *lookups])
    gsub.LookupList.LookupCount = len(gsub.LookupList.Lookup)
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag == 'rlig':
            record.Feature.LookupListIndex.append(first - 1)
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)
    for lookup in lookups_of(gpos, 'mark', 'mkmk'):
        lookup.SubTable, lookup.SubTableCount = [], 0


def outlines_of_their_own(font):
    """
    Draws every glyph without others. The reader of fonts makes the parts of a glyph without saying which letters they are:
    once a 'خ' had been written, the 'ح' that it is drawn with could not be copied or found any more.
    """
    glyphs = font.getGlyphSet()
    for name in font.getGlyphOrder():
        if font['glyf'][name].isComposite():
            drawn, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
            glyphs[name].draw(drawn)
            drawn.replay(pen)
            font['glyf'][name] = pen.glyph()


def last_outline(font):
    """The last glyph is one that is drawn."""
    glyph, width = arrow(font)
    add_glyph(font, 'arrowToEnd', glyph, width, [0x2192])


def make(weight):
    parts = []
    for script in ('arabic', 'latin'):
        part = TTFont(FILES / f'ibm-plex-sans-arabic-{script}-{weight}-normal.woff')
        part.flavor = None
        path = OUT / f'.{script}.ttf'
        part.save(path)
        parts.append(path)
    options = Options()
    options.drop_tables = ['fpgm', 'prep', 'cvt ', 'gasp', 'DSIG', 'meta', 'STAT']
    font = Merger(options).merge([str(path) for path in parts])
    for path in parts:
        path.unlink()
    keep_lam_alef_alone(font)
    without_arabic_kerning(font)
    outlines_of_their_own(font)
    place_vowels(font)
    missing = [codepoint for codepoint in INVISIBLE if codepoint not in font.getBestCmap()]
    add_glyph(font, 'invisible', TTGlyphPen(None).glyph(), 0, missing)
    last_outline(font)
    whole = f'Mizan Report {STYLES[weight]}'
    texts = {1: whole, 2: 'Regular', 3: whole, 4: whole, 6: whole.replace(' ', ''), 16: 'Mizan Report', 17: STYLES[weight]}
    for record in list(font['name'].names):
        if record.nameID in texts:
            record.string = texts[record.nameID]
        elif record.nameID not in (0, 5, 13, 14):
            font['name'].names.remove(record)
    # Without the names of glyphs, which no reader of a PDF needs.
    font['post'].formatType = 3.0
    font.recalcTimestamp = False
    font.flavor = None
    font.save(OUT / f'mizan-report-{weight}.ttf')


OUT.mkdir(parents=True, exist_ok=True)
for each_weight in STYLES:
    make(each_weight)
