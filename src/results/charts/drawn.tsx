import { type ReactNode, useId } from 'react'
import { classes } from '../../ui/classes'
import type { Box } from '../plot'
import {
  type Drawing,
  exampleBox,
  exampleLine,
  type Ink,
  type LegendEntry,
  type PlacedWords,
  type Shape,
} from './drawing'

const fills: Record<Ink, string> = {
  text: 'fill-text',
  muted: 'fill-muted',
  control: 'fill-control',
  line: 'fill-line',
  surface: 'fill-surface',
  accent: 'fill-accent',
  accentSoft: 'fill-accent-soft',
  negative: 'fill-negative',
  negativeSoft: 'fill-negative-soft',
  sales: 'fill-series-sales',
  product: 'fill-series-product',
  fixed: 'fill-series-fixed',
  marketing: 'fill-series-marketing',
}

const strokes: Record<Ink, string> = {
  text: 'stroke-text',
  muted: 'stroke-muted',
  control: 'stroke-control',
  line: 'stroke-line',
  surface: 'stroke-surface',
  accent: 'stroke-accent',
  accentSoft: 'stroke-accent-soft',
  negative: 'stroke-negative',
  negativeSoft: 'stroke-negative-soft',
  sales: 'stroke-series-sales',
  product: 'stroke-series-product',
  fixed: 'stroke-series-fixed',
  marketing: 'stroke-series-marketing',
}

interface DrawnShapeProps {
  shape: Shape
  clipId?: string
}

function DrawnShape({ shape: { path, fill, stroke, width, dash, part }, clipId = '' }: DrawnShapeProps) {
  return (
    <path
      d={path}
      fill={fill ? undefined : 'none'}
      strokeWidth={width}
      strokeDasharray={dash}
      strokeLinejoin="round"
      clipPath={part && `url(#${clipId}-${part})`}
      className={classes(fill && fills[fill], stroke && strokes[stroke])}
    />
  )
}

/** Shapes one over the other. */
export function DrawnShapes({ shapes, clipId = '' }: { shapes: readonly Shape[]; clipId?: string }) {
  return shapes.map((shape, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes the order of what is in it
    <DrawnShape key={at} shape={shape} clipId={clipId} />
  ))
}

/** Arabic words keep their own direction in a picture that runs from left to right. */
const isolated = (text: string) => `\u2068${text}\u2069`

const mirrored = { start: 'end', middle: 'middle', end: 'start' } as const

/** WebKit heeds no isolates in SVG: what is Arabic says its direction itself, and is then placed by its other end. */
function directed(text: string, anchor: keyof typeof mirrored) {
  return /\p{Script=Arabic}/u.test(text)
    ? ({ direction: 'rtl', textAnchor: mirrored[anchor] } as const)
    : { textAnchor: anchor }
}

/** Words at their places: names of points have a rim, so that they can be read over lines. */
export function DrawnWords({ words }: { words: readonly PlacedWords[] }) {
  return words.map(({ at: { x, y, anchor }, text, ink, isName }, place) => (
    <text
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes the order of what is in it
      key={place}
      x={x}
      y={y}
      {...directed(text, anchor)}
      strokeWidth={isName ? 4 : undefined}
      paintOrder={isName ? 'stroke' : undefined}
      className={classes('text-[12px]', isName && 'stroke-surface font-medium', fills[ink])}
    >
      {isName ? isolated(text) : text}
    </text>
  ))
}

interface DrawnProps {
  drawing: Drawing
  box: Box
  /** What is pointed at: over the lines, under the marks. */
  children?: ReactNode
}

/** A drawing inside an SVG. */
export function Drawn({ drawing: { shapes, marks, words, zero: at }, box, children }: DrawnProps) {
  const id = useId()
  const zero = Math.max(0, at)
  return (
    <>
      <clipPath id={`${id}-aboveZero`}>
        <rect width={box.width} height={zero} />
      </clipPath>
      <clipPath id={`${id}-belowZero`}>
        <rect y={zero} width={box.width} height={Math.max(0, box.height - zero)} />
      </clipPath>
      <DrawnShapes shapes={shapes} clipId={id} />
      {children}
      <DrawnShapes shapes={marks} />
      <DrawnWords words={words} />
    </>
  )
}

/** What the lines and marks of a picture are, each drawn as in the picture. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      {entries.map(({ shape, label, path = exampleLine }) => (
        <li key={label} className="flex items-center gap-2">
          <svg {...exampleBox} aria-hidden="true">
            <DrawnShape shape={{ ...shape, path }} />
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
