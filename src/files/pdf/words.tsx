import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-language'
import { type Colour, colours, type Style } from './look'

/** A figure stays beside the word after it, which is its unit where it has one, and beside a currency before it. */
const besideFigure = /(?<=\d) (?=\p{L})|(?<=\b[A-Z]{3}) (?=[\d−])/gu

/** What is written instead of characters that no page has: the fonts of the report know Latin and Arabic letters. */
const unknown =
  /[^\s\u0020-\u024f\u02c6\u02da\u02dc\u0600-\u06ff\u0750-\u077f\u2000-\u206f\u20ac\u2122\u2190-\u2193\u2212]/gu

/** A text as the fonts can write it. */
export const writable = (text: string): string => {
  const known = text.replace(besideFigure, '\u00a0').replace(unknown, '')
  // Where a character is left out, one space stays of the two around it.
  return known.length === text.length ? known : known.replace(/ {2,}/g, ' ')
}

/** A word that no line of a title has room for, such as an address typed as a name: nothing divides it by itself. */
const tooLong = /\S{41,}/gu

/** As much of it as a line takes, up to a sign between its parts where there is one. */
const partOfLine = /.{1,40}$|.{24,39}[/_.@&?=-]|.{1,40}/gu

/** A name whose longest words may go on in the next line. */
export const divisible = (name: string): string =>
  name.replace(tooLong, (word) => word.match(partOfLine)?.join(' ') ?? word)

interface LookOfWords {
  size?: number
  strong?: boolean
  colour?: Colour
  /** Where reading begins or ends, or at the right of a column whose digits stand below each other. */
  align?: 'start' | 'end' | 'figures'
  style?: Style
}

/** How a text is set. Arabic letters are taller, so they stand on higher lines. */
function useWordsStyle({
  size = 9.5,
  strong = false,
  colour = 'text',
  align = 'start',
  style = {},
}: LookOfWords): Style {
  const isArabic = useLanguage() === 'ar'
  const [start, end] = isArabic ? (['right', 'left'] as const) : (['left', 'right'] as const)
  return {
    direction: isArabic ? 'rtl' : 'ltr',
    textAlign: { start, end, figures: 'right' as const }[align],
    fontSize: size,
    fontWeight: strong ? 600 : 400,
    color: colours[colour],
    lineHeight: isArabic ? 1.6 : 1.4,
    ...style,
  }
}

/**
 * The library would divide a word where its script or direction changes, and end the line with a hyphen: between digits
 * and an Arabic currency that reads as a minus. A penalty of so much is never taken.
 */
const neverDivided = 10_000

/** A text in the direction of the language. */
export function Words({ children, ...look }: LookOfWords & { children: string }) {
  return (
    <Text hyphenationPenalty={neverDivided} style={useWordsStyle(look)}>
      {writable(children)}
    </Text>
  )
}

/** A text that is known only once the pages are. The library multiplies the height of its lines again for each page. */
export function PageWords({ write, ...look }: LookOfWords & { write: (page: number, total: number) => string }) {
  const { lineHeight: _, ...style } = useWordsStyle(look)
  return (
    <Text
      hyphenationPenalty={neverDivided}
      style={style}
      render={({ pageNumber, totalPages }) => writable(write(pageNumber, totalPages))}
    />
  )
}

/** A box in which the longest of some figures stands in one line, in letters of 9 points; at least of the usual width. */
export function widthOfFigures(figures: readonly string[], usual: number): number {
  return Math.max(usual, ...figures.map((figure) => figure.length * 5.1))
}

/** The parts of a line, in the order in which the language is read. */
export function Line({ children, style = {} }: { children: ReactNode; style?: Style }) {
  const isArabic = useLanguage() === 'ar'
  return <View style={{ flexDirection: isArabic ? 'row-reverse' : 'row', ...style }}>{children}</View>
}

/** A paragraph with a mark before it. */
export function Item({ children, colour = 'text', size = 9.5 }: { children: string; colour?: Colour; size?: number }) {
  return (
    <Line style={{ gap: 6, marginTop: size / 4 }}>
      <Words size={size} colour="control">
        •
      </Words>
      <Words size={size} colour={colour} style={{ flex: 1 }}>
        {children}
      </Words>
    </Line>
  )
}
