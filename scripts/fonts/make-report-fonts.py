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
    font.recalcTimestamp = False
    font.flavor = None
    font.save(OUT / f'mizan-report-{weight}.ttf')


OUT.mkdir(parents=True, exist_ok=True)
for each_weight in STYLES:
    make(each_weight)
