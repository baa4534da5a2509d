import { useId } from 'react'
import type { ProjectionMonth } from '../../domain/model/evaluation'
import { classes } from '../../ui/classes'

interface CashPictureProps {
  projection: readonly ProjectionMonth[]
  lowest: { month: number; label: string; amount: string }
  back: { month: number; label: string } | null
  /** The amount at which nothing is left of what was put in, and nothing is missing. */
  zero: string
  monthAxis: string
}

const pen = { strokeWidth: 2.5, strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const

/** A percentage for a style: where something stands in the picture. */
const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/**
 * The cash of a store since its start. Time runs from left to right in both languages, like every chart's; the curve
 * stretches with the page and its words do not, for they stand beside the drawing.
 */
export function CashPicture({ projection, lowest, back, zero, monthAxis }: CashPictureProps) {
  const id = useId()
  const cash = projection.map((month) => month.cumulativeCash)
  const [top, bottom] = [Math.max(0, ...cash), Math.min(0, ...cash)]
  const last = projection.at(-1)?.month ?? 1
  const x = (month: number) => month / last
  const y = (amount: number) => (top - amount) / (top - bottom || 1)
  const line = projection.map(({ month, cumulativeCash }) => `${x(month) * 100} ${y(cumulativeCash) * 100}`).join('L')
  /** Between the curve and the line of nothing, on one side of that line. */
  const area = (side: (one: number, other: number) => number) =>
    `M0 ${y(0) * 100}${projection.map(({ month, cumulativeCash }) => `L${x(month) * 100} ${side(y(cumulativeCash), y(0)) * 100}`).join('')}V${y(0) * 100}Z`
  const at = (month: number) => ({
    insetInlineStart: percent(x(month)),
    top: percent(y(projection.find((one) => one.month === month)?.cumulativeCash ?? 0)),
  })
  const dot = 'ink absolute size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-bg'
  return (
    <div aria-hidden="true">
      <div dir="ltr" className="relative h-64 sm:h-80">
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          fill="none"
          className="size-full overflow-visible"
        >
          <path
            d={`M0 ${y(0) * 100}H100`}
            className="stroke-control"
            strokeDasharray="4 4"
            vectorEffect="non-scaling-stroke"
          />
          <path d={area(Math.min)} className="fill-accent-soft" />
          <path d={area(Math.max)} className="fill-negative-soft" />
          {/* As everywhere: what is below nothing is written in the colour of a loss. */}
          <clipPath id={`${id}-loss`}>
            <rect x="-5" y={y(0) * 100} width="110" height="110" />
          </clipPath>
          <path d={`M${line}`} className="stroke-accent" {...pen} />
          <path d={`M${line}`} className="stroke-negative" clipPath={`url(#${id}-loss)`} {...pen} />
        </svg>
        <span className="absolute start-0 -translate-y-full pb-1 text-small text-muted" style={{ top: percent(y(0)) }}>
          <bdi>{zero}</bdi>
        </span>
        <span className={`${dot} bg-negative`} style={at(lowest.month)} />
        <div
          // Under its point, where no curve can pass: the lowest month is the bottom of the picture. Shifted where a narrow
          // screen would cut it at its end; at the beginning that would cut its amount.
          className={classes(
            'absolute pt-2 text-small whitespace-nowrap',
            x(lowest.month) > 0.2 && 'max-sm:-translate-x-1/3',
          )}
          style={at(lowest.month)}
        >
          <bdi className="block text-section font-semibold text-negative">{lowest.amount}</bdi>
          <bdi>{lowest.label}</bdi>
        </div>
        {back ? (
          <>
            <span className={`${dot} bg-accent`} style={at(back.month)} />
            <div
              // As wide as the way to its point, but for the amount at its beginning: where that is short, its words take two lines.
              className="absolute start-0 -translate-y-full ps-16 pe-3 pb-1 text-end text-small font-medium text-balance"
              style={{ inlineSize: percent(x(back.month)), top: at(back.month).top }}
            >
              <bdi>{back.label}</bdi>
            </div>
          </>
        ) : null}
      </div>
      <div dir="ltr" className="relative mt-18 h-6 text-small text-muted">
        {projection
          .filter(({ month }) => month % 2 === 0)
          .map(({ month }) => (
            <span key={month} className="absolute -translate-x-1/2" style={{ insetInlineStart: percent(x(month)) }}>
              {month}
            </span>
          ))}
      </div>
      <p className="mt-1 text-center text-small text-muted">{monthAxis}</p>
    </div>
  )
}
