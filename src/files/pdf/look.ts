import { StyleSheet } from '@react-pdf/renderer'

export type Style = ReturnType<typeof StyleSheet.create>[string]

/** The colours of the light theme (src/ui/theme/theme.css): paper is white, regardless of the screen. */
export const colours = {
  surface: '#ffffff',
  sunken: '#f6f4ef',
  line: '#dedad0',
  control: '#8a8f86',
  text: '#191c1a',
  muted: '#575d57',
  accent: '#0a6b50',
  accentSoft: '#e2f0ea',
  negative: '#b3261e',
  negativeSoft: '#fcebe9',
  warning: '#845300',
  warningSoft: '#fff2d4',
  sales: '#0a6b50',
  product: '#b4632f',
  delivery: '#2f6f9f',
  payment: '#7a55a3',
  marketing: '#a9770f',
  fixed: '#6b7069',
  returns: '#a8467a',
} as const

export type Colour = keyof typeof colours

export const family = 'Mizan Report'

/** A4 with its margins, in points. */
const margin = { top: 40, side: 42, bottom: 54 }
export const contentWidth = 595.28 - 2 * margin.side

export const styles = StyleSheet.create({
  page: {
    paddingTop: margin.top,
    paddingBottom: margin.bottom,
    paddingHorizontal: margin.side,
    fontFamily: family,
    fontSize: 9.5,
    color: colours.text,
  },
  panel: { borderWidth: 0.75, borderColor: colours.line, borderRadius: 6, padding: 12 },
  footer: {
    position: 'absolute',
    bottom: 22,
    left: margin.side,
    right: margin.side,
    borderTopWidth: 0.75,
    borderTopColor: colours.line,
    paddingTop: 5,
  },
  row: { borderTopWidth: 0.5, borderTopColor: colours.line, paddingVertical: 0.8 },
  hairline: { borderTopWidth: 0.75, borderTopColor: colours.line },
})
