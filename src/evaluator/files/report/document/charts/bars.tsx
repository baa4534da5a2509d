import { View } from '@react-pdf/renderer'
import { type Colour, colours, type Style } from '../../../../../files/pdf/look'
import { Line, Words, widthOfFigures } from '../../../../../files/pdf/words'
import type { Span } from '../../../../../results/segments'

interface Bar extends Span {
  key: string
  label: string
  figure: string
  colour: Colour
  /** Where the next bar begins: a hairline leads there from all but the last. */
  level?: number
  strong?: boolean
}

interface BarsProps {
  title: string
  bars: readonly Bar[]
  zero?: number
  note?: string | null
}

const percent = (part: number) => `${Math.round(part * 1000) / 10}%`

/** Labels are one line: in neither language do they need more room than this. */
const lineHeight = 1.4

/** Bars below each other with their labels and figures; amounts grow to the right in both languages. */
export function Bars({ title, bars, zero = 0, note = null }: BarsProps) {
  const room = widthOfFigures(
    bars.map(({ figure }) => figure),
    78,
  )
  return (
    <View wrap={false} style={{ marginTop: 12 }}>
      <Words size={11} strong style={{ marginBottom: 4 }}>
        {title}
      </Words>
      {bars.map(({ key, label, figure, strong = false, level, ...bar }, at) => (
        <Line key={key} style={{ alignItems: 'center', gap: 8 }}>
          <View style={{ width: 136, paddingVertical: 1.5 }}>
            <Words size={9} strong={strong} colour={strong ? 'text' : 'muted'} style={{ lineHeight }}>
              {label}
            </Words>
          </View>
          <Track zero={zero} {...bar} before={bars[at - 1]?.level} level={at < bars.length - 1 ? level : undefined} />
          <View style={{ width: room }}>
            <Words size={9} strong={strong} align="figures" style={{ lineHeight }}>
              {figure}
            </Words>
          </View>
        </Line>
      ))}
      {note === null ? null : (
        <Words size={8.5} colour="muted">
          {note}
        </Words>
      )}
    </View>
  )
}

interface TrackProps extends Span {
  colour: Colour
  /** Where the bar above ended, and where the next one begins. */
  before: number | undefined
  level: number | undefined
  zero: number
}

const barHeight = 11

/** One bar on its track, as a drawing of two boxes: sharp at every size. It is as high as its row, so that no line breaks. */
function Track({ from, to, before, level, zero, colour }: TrackProps) {
  const lineAt = (place: number): Style => ({
    position: 'absolute',
    left: percent(place),
    top: 0,
    bottom: 0,
    width: 0.75,
    backgroundColor: colours.control,
  })
  const bar: Style = {
    position: 'absolute',
    left: percent(from),
    top: '50%',
    marginTop: -barHeight / 2,
    height: barHeight,
    width: percent(Math.max(0.004, to - from)),
    borderRadius: 2,
    backgroundColor: colours[colour],
  }
  return (
    <View style={{ flex: 1, alignSelf: 'stretch' }}>
      <View style={lineAt(zero)} />
      {before === undefined ? null : <View style={{ ...lineAt(before), bottom: '50%' }} />}
      {level === undefined ? null : <View style={{ ...lineAt(level), top: '50%' }} />}
      <View style={bar} />
    </View>
  )
}
