import { type ReactNode, useMemo } from 'react'
import type { CashMonth, CashPlanResult } from '../../domain/model/evaluation'
import { nearestPoint } from '../cash/cash-curve'
import { type CashPlanCurve, cashPlanCurve } from '../cash/cash-plan-curve'
import type { Box, Point } from '../plot'
import { Axes, type AxisWords } from './axes'
import { CashLine, TodayEntry } from './cash-line'
import type { Walk } from './chart-frame'
import { namedMonth } from './month-names'
import { backSides, type LabelWish, lowestSides, placeLabels } from './place-labels'
import { PlacedWords } from './point-label'
import { useBox } from './use-width'
import { WalkableSvg } from './walkable-svg'

const height = 318
const numberedMonth = 32
const noMonths: readonly CashMonth[] = []

interface CashPlanWords {
  lowest: string
  runsOut: string
  back: string
  today: string
  legend: Record<'balance' | 'runsOut' | 'vat' | 'opening', string>
}

interface CashPlanPictureProps {
  result: CashPlanResult
  openingCash: number
  /** The months of the stored plan, while something is tried. */
  today?: readonly CashMonth[] | undefined
  walk: Walk
  axis: AxisWords
  words: CashPlanWords
  /** Whether months have names that take more room than numbers. */
  areMonthsNamed: boolean
}

/** Cash by month. Marks differ in shape, not in colour alone. */
export function CashPlanPicture(props: CashPlanPictureProps) {
  const { result, openingCash, today = noMonths, walk, axis, words, areMonthsNamed } = props
  const [element, box] = useBox(height)
  const labelWidth = areMonthsNamed ? namedMonth : numberedMonth
  const chart = useMemo(
    () => cashPlanCurve(result, { openingCash, labelWidth, today }, box),
    [result, openingCash, box, labelWidth, today],
  )
  const looked = walk.active === null ? undefined : chart.points[walk.active]
  // What is there at the start is only known where it was typed; without it nothing can run out.
  const isOpeningTyped = openingCash !== 0
  return (
    <>
      <WalkableSvg ref={element} box={box} walk={walk} pointAt={(x) => nearestPoint(chart.points, x)}>
        <CashLine chart={chart} box={box}>
          <Axes box={box} xTicks={chart.xTicks} yTicks={chart.yTicks} words={axis} />
        </CashLine>
        {isOpeningTyped ? <OpeningLine chart={chart} /> : null}
        {looked ? <LookedAt point={looked} zero={chart.zero} /> : null}
        <Marks chart={chart} box={box} words={words} isOpeningTyped={isOpeningTyped} />
        {looked ? (
          <circle cx={looked.x} cy={looked.y} r="6" strokeWidth="2" className="fill-surface stroke-text" />
        ) : null}
      </WalkableSvg>
      <Legend chart={chart} words={words} isOpeningTyped={isOpeningTyped} />
    </>
  )
}

function OpeningLine({ chart: { opening } }: { chart: CashPlanCurve }) {
  const [from, to] = opening
  return (
    <line
      x1={from.x}
      x2={to.x}
      y1={from.y}
      y2={to.y}
      strokeWidth="1.5"
      strokeDasharray="2 4"
      className="stroke-muted"
    />
  )
}

function LookedAt({ point, zero }: { point: Point; zero: number }) {
  return <line x1={point.x} x2={point.x} y1={zero} y2={point.y} strokeDasharray="2 3" className="stroke-control" />
}

const diamond = ({ x, y }: Point) => `M${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}L${x - 6} ${y}Z`
const cross = ({ x, y }: Point) => `M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x - 5} ${y + 5}L${x + 5} ${y - 5}`

interface MarksProps {
  chart: CashPlanCurve
  box: Box
  words: CashPlanWords
  isOpeningTyped: boolean
}

function Marks({ chart, box, words, isOpeningTyped }: MarksProps) {
  const { lowest, back, vat } = chart
  const runsOut = isOpeningTyped ? chart.runsOut : null
  const labels: (LabelWish & { look: string })[] = [
    {
      point: lowest,
      text: words.lowest,
      sides: lowestSides,
      look: 'fill-negative',
    },
    ...(runsOut && runsOut.month !== lowest.month
      ? [
          {
            point: runsOut,
            text: words.runsOut,
            sides: ['above', 'aboveAfter', 'aboveBefore'],
            look: 'fill-negative',
          } as const,
        ]
      : []),
    ...(back
      ? [
          {
            point: back,
            text: words.back,
            sides: backSides,
            look: 'fill-accent',
          } as const,
        ]
      : []),
  ]
  const places = placeLabels(labels, [chart.points, isOpeningTyped ? chart.opening : []], box)
  return (
    <>
      {vat.map((point) => (
        <path key={point.month} d={diamond(point)} strokeWidth="1.5" className="fill-series-marketing stroke-surface" />
      ))}
      {back ? <rect x={back.x - 5} y={back.y - 5} width="10" height="10" className="fill-accent" /> : null}
      <circle cx={lowest.x} cy={lowest.y} r="5" className="fill-negative" />
      {runsOut ? <path d={cross(runsOut)} strokeWidth="3" className="stroke-negative" /> : null}
      {labels.map(({ text, look }, at) => (
        <PlacedWords key={text} at={places[at]} text={text} look={look} />
      ))}
    </>
  )
}

interface LegendProps {
  chart: CashPlanCurve
  words: CashPlanWords
  isOpeningTyped: boolean
}

/** Names of what the picture has besides the marks that are named where they stand. */
function Legend({ chart, words: { legend: words, today }, isOpeningTyped }: LegendProps) {
  const middle = { x: 14, y: 7 }
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <Entry label={words.balance}>
        <path d="M0 7H28" strokeWidth="2.5" className="stroke-series-sales" />
      </Entry>
      {chart.today === '' ? null : <TodayEntry label={today} />}
      {isOpeningTyped && chart.runsOut?.month === chart.lowest.month ? (
        <Entry label={words.runsOut}>
          <path d={cross(middle)} strokeWidth="3" className="stroke-negative" />
        </Entry>
      ) : null}
      {chart.vat.length > 0 ? (
        <Entry label={words.vat}>
          <path d={diamond(middle)} className="fill-series-marketing" />
        </Entry>
      ) : null}
      {isOpeningTyped ? (
        <Entry label={words.opening}>
          <path d="M0 7H28" strokeWidth="1.5" strokeDasharray="2 4" className="stroke-muted" />
        </Entry>
      ) : null}
    </ul>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg width="28" height="14" aria-hidden="true">
        {children}
      </svg>
      <span>{label}</span>
    </li>
  )
}
