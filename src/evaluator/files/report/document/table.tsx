import { View } from '@react-pdf/renderer'
import { Line, Words } from '../../../../files/pdf/words'
import { useRowStyle } from './density'

interface TableProps {
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly string[]; strong?: boolean; muted?: boolean }[]
  /** How wide the columns are, in parts of the whole; the first is the widest. */
  widths: readonly number[]
  size?: number
  /** The last column holds words. */
  lastIsText?: boolean
  /** What keeps it apart from what is above it, in points. */
  marginTop?: number
}

/** Most cells are one line, which needs no more room than this. */
const lineHeight = 1.35

/** So many rows stand on one page with their head; a longer table goes on on the next. */
const mostTogether = 8

/** What a table must have below its title to begin on a page, in points. */
export const roomOfTable = (rows: number) => 18 * (1 + Math.min(rows, mostTogether))

/** So many rows at its end stay together: no page begins with the last one alone. */
const minTogether = 4

/** A table whose figures stand below each other, the first column where reading begins. Its head stands on every page. */
export function Table({ columns, rows, widths, size = 9, lastIsText = false, marginTop = 0 }: TableProps) {
  const rowStyle = useRowStyle()
  // Words begin where the figures beside them end.
  const gap = lastIsText ? 12 : 4
  const isText = (at: number) => at === 0 || (lastIsText && at === columns.length - 1)
  const cell = (text: string, at: number, strong: boolean, muted: boolean) => (
    <View key={at} style={{ flexGrow: widths[at] ?? 1, flexBasis: 0 }}>
      <Words
        size={size}
        strong={strong}
        colour={muted ? 'muted' : 'text'}
        align={isText(at) ? 'start' : 'figures'}
        style={{ lineHeight }}
      >
        {text}
      </Words>
    </View>
  )
  const written = rows.map(({ key, cells, strong = false, muted = false }) => (
    <View key={key} wrap={false} style={rowStyle}>
      <Line style={{ gap }}>{cells.map((text, at) => cell(text, at, strong, muted))}</Line>
    </View>
  ))
  return (
    <View wrap={rows.length > mostTogether} style={{ marginTop }}>
      <View fixed>
        <Line style={{ alignItems: 'flex-end', gap }}>{columns.map((column, at) => cell(column, at, true, true))}</Line>
      </View>
      {written.slice(0, -minTogether)}
      <View wrap={false}>{written.slice(-minTogether)}</View>
    </View>
  )
}
