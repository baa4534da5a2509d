import { classes } from '../../ui/classes'
import type { Weight } from './balance-weights'

const fills = {
  sales: 'fill-series-sales',
  product: 'fill-series-product',
  delivery: 'fill-series-delivery',
  payment: 'fill-series-payment',
  marketing: 'fill-series-marketing',
  fixed: 'fill-series-fixed',
  returns: 'fill-series-returns',
}

/** The beam turns on its middle; each pan turns back, so that it hangs upright. The lean is `--tilt`, set around the drawing. */
const leaning = '[transform:rotate(calc(var(--tilt)*-1))] [transform-origin:160px_36px]'
const hanging = '[transform:rotate(var(--tilt))]'
const hooks = { sales: '[transform-origin:56px_36px]', costs: '[transform-origin:264px_36px]' }
const moving = 'transition-transform'

/** The pan of one side: what lies on it is drawn by amount, from the pan upwards. */
function Pan({ side, weights }: { side: 'sales' | 'costs'; weights: readonly Weight[] }) {
  const x = side === 'sales' ? 56 : 264
  return (
    <g className={classes(moving, hanging, hooks[side])}>
      <path d={`M${x} 36 ${x - 36} 104M${x} 36l36 68`} className="stroke-control" strokeWidth="1.25" />
      {weights
        .filter((weight) => weight.side === side)
        .map(({ id, y, height }) => (
          <rect key={id} data-weight={id} x={x - 22} width="44" y={y} height={height} className={fills[id]} />
        ))}
      <path d={`M${x - 40} 104h80c-6 12-22 15-40 15s-34-3-40-15Z`} className="fill-surface stroke-text" />
    </g>
  )
}

/** A balance that leans to the heavier side: sales at the start, all costs at the end, level at break-even. */
export function Balance({ weights, className }: { weights: readonly Weight[]; className: string }) {
  return (
    <svg
      viewBox="0 8 320 160"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classes('rtl:-scale-x-100', className)}
    >
      <path d="M160 36v126M122 162h76" className="stroke-text" />
      <g className={classes(moving, leaning)}>
        <path d="M56 36h208" className="stroke-text" strokeWidth="2.5" />
        <Pan side="sales" weights={weights} />
        <Pan side="costs" weights={weights} />
      </g>
      <circle cx="160" cy="36" r="5" className="fill-accent stroke-surface" />
    </svg>
  )
}
