import { ClipPath, Defs, Path, Rect, Svg, View } from '@react-pdf/renderer'
import { colours, contentWidth, type Style } from '../../../../../files/pdf/look'
import { Line, Words } from '../../../../../files/pdf/words'
import {
  type Drawing,
  exampleBox,
  exampleLine,
  type LegendEntry,
  type PlacedWords,
  type Shape,
} from '../../../../../results/charts/drawing'
import type { Box } from '../../../../../results/plot'

/** Pictures are measured in pixels of the screen; on paper they are as wide as the page, and their letters as small as its own. */
export const pictureWidth = 720
const scale = contentWidth / pictureWidth

/** So many pixels of a picture are as high as some points of the page. */
export const pixelsIn = (points: number) => Math.floor(points / scale)

/** A label is set in a box this wide, which no label fills. */
const room = 320

const align = { start: 'left', middle: 'center', end: 'right' } as const
const beside = { start: 'flex-start', middle: 'center', end: 'flex-end' } as const

/** Words on a picture: set as text of the page, so that Arabic is shaped and can be selected. `y` is where its letters stand. */
function Label({ words: { at, text, ink, isName = false } }: { words: PlacedWords }) {
  const { x, y, anchor } = at
  const left = { start: x, middle: x - room / 2, end: x - room }[anchor]
  // Pictures are not mirrored; what would begin above the picture would be cut.
  const place: Style = {
    position: 'absolute',
    left: left * scale,
    top: Math.max(-4, y * scale - 9.2),
    width: room * scale,
  }
  return (
    <View style={place}>
      <View style={isName ? { alignSelf: beside[anchor], backgroundColor: colours.surface, paddingHorizontal: 1 } : {}}>
        <Words size={8.5} colour={ink} strong={isName} style={{ textAlign: align[anchor], lineHeight: 1.2 }}>
          {text}
        </Words>
      </View>
    </View>
  )
}

function Drawn({ shape: { path, fill, stroke, width, dash, part } }: { shape: Shape }) {
  return (
    <Path
      d={path}
      fill={fill ? colours[fill] : 'none'}
      strokeLinejoin="round"
      {...(stroke && { stroke: colours[stroke], strokeWidth: width ?? 1 })}
      {...(dash && { strokeDasharray: dash })}
      {...(part && { clipPath: `url(#${part})` })}
    />
  )
}

/** A picture as wide as the page: shapes below, words above them. */
function Picture({ drawing, box }: { drawing: Drawing; box: Box }) {
  const zero = Math.max(0, drawing.zero)
  const size = { width: box.width * scale, height: box.height * scale }
  return (
    <View style={size}>
      <Svg viewBox={`0 0 ${box.width} ${box.height}`} style={{ ...size, position: 'absolute' }}>
        <Defs>
          <ClipPath id="aboveZero">
            <Rect x={0} y={0} width={box.width} height={zero} />
          </ClipPath>
          <ClipPath id="belowZero">
            <Rect x={0} y={zero} width={box.width} height={Math.max(0, box.height - zero)} />
          </ClipPath>
        </Defs>
        {[...drawing.shapes, ...drawing.marks].map((shape, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes the order of what is in it
          <Drawn key={at} shape={shape} />
        ))}
      </Svg>
      {drawing.words.map((words, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes the order of what is in it
        <Label key={at} words={words} />
      ))}
    </View>
  )
}

interface ChartProps {
  /** What the picture shows, in a sentence. */
  title: string
  drawing: Drawing
  box: Box
  /** What its lines are. */
  legend?: readonly LegendEntry[]
}

/** A picture with its sentence above it and figures at both axes, on one page. */
export function Chart({ title, drawing, box, legend = [] }: ChartProps) {
  return (
    <View wrap={false} style={{ marginTop: 12 }}>
      <Words size={11} strong style={{ marginBottom: 4 }}>
        {title}
      </Words>
      <Picture drawing={drawing} box={box} />
      {legend.length === 0 ? null : (
        <Line style={{ gap: 16 }}>
          {legend.map((entry) => (
            <Entry key={entry.label} entry={entry} />
          ))}
        </Line>
      )}
    </View>
  )
}

function Entry({ entry: { shape, label, path = exampleLine } }: { entry: LegendEntry }) {
  return (
    <Line style={{ gap: 5, alignItems: 'center' }}>
      <Svg
        viewBox={`0 0 ${exampleBox.width} ${exampleBox.height}`}
        style={{ width: exampleBox.width * scale, height: exampleBox.height * scale }}
      >
        <Drawn shape={{ ...shape, path }} />
      </Svg>
      <Words size={8.5} colour="muted">
        {label}
      </Words>
    </Line>
  )
}
