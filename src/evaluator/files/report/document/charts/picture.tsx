import { Svg, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { type Colour, contentWidth, type Style } from '../../../../../files/pdf/look'
import { Words } from '../../../../../files/pdf/words'
import type { Box, PlacedLabel, Tick } from '../../../../../results/plot'
import { margins } from '../../../../../results/plot'

/** Pictures are measured in pixels of the screen; on paper they are as wide as the page, and their letters as small as its own. */
export const pictureWidth = 720
const scale = contentWidth / pictureWidth

/** A label is set in a box this wide, which no label fills. */
const room = 320

interface LabelProps {
  at: PlacedLabel
  children: string
  colour?: Colour
  strong?: boolean
}

/** Words on a picture: set as text of the page, so that Arabic is shaped and can be selected. `y` is where its letters stand. */
export function Label({ at: { x, y, anchor }, children, colour = 'muted', strong = false }: LabelProps) {
  const left = { start: x, middle: x - room / 2, end: x - room }[anchor]
  const align = { start: 'left', middle: 'center', end: 'right' } as const
  // Pictures are not mirrored.
  const place: Style = { position: 'absolute', left: left * scale, top: y * scale - 9.2, width: room * scale }
  return (
    <View style={place}>
      <Words size={8.5} colour={colour} strong={strong} style={{ textAlign: align[anchor], lineHeight: 1.2 }}>
        {children}
      </Words>
    </View>
  )
}

interface PictureProps {
  box: Box
  /** What is drawn, in pixels. */
  children: ReactNode
  /** What is written on it. */
  labels: ReactNode
}

/** A picture as wide as the page: shapes below, words above them. */
function Picture({ box, children, labels }: PictureProps) {
  return (
    <View style={{ width: box.width * scale, height: box.height * scale }}>
      <Svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        style={{ width: box.width * scale, height: box.height * scale, position: 'absolute' }}
      >
        {children}
      </Svg>
      {labels}
    </View>
  )
}

interface AxisLabelsProps {
  box: Box
  xTicks: readonly Tick[]
  yTicks: readonly Tick[]
  words: { x: (value: number) => string; y: (value: number) => string; xName: string }
}

/** The figures of both axes. */
function AxisLabels({ box, xTicks, yTicks, words }: AxisLabelsProps) {
  const bottom = box.height - margins.bottom
  const middle = (margins.start + box.width - margins.end) / 2
  return (
    <>
      {yTicks.map(({ at, value }) => (
        <Label key={`y${value}`} at={{ x: margins.start - 8, y: at + 4, anchor: 'end' }}>
          {words.y(value)}
        </Label>
      ))}
      {xTicks.map(({ at, value }) => (
        <Label key={`x${value}`} at={{ x: at, y: bottom + 20, anchor: 'middle' }}>
          {words.x(value)}
        </Label>
      ))}
      <Label at={{ x: middle, y: bottom + 40, anchor: 'middle' }}>{words.xName}</Label>
    </>
  )
}

interface ChartProps extends PictureProps, Pick<AxisLabelsProps, 'xTicks' | 'yTicks' | 'words'> {
  /** What the picture shows, in a sentence. */
  title: string
  /** What its lines are. */
  legend?: ReactNode
}

/** A picture with its sentence above it and figures at both axes, on one page. */
export function Chart({ title, legend, box, labels, children, ...axes }: ChartProps) {
  return (
    <View wrap={false} style={{ marginTop: 12 }}>
      <Words size={11} strong style={{ marginBottom: 4 }}>
        {title}
      </Words>
      <Picture
        box={box}
        labels={
          <>
            <AxisLabels box={box} {...axes} />
            {labels}
          </>
        }
      >
        {children}
      </Picture>
      {legend}
    </View>
  )
}
