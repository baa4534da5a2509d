import type { Reading } from './balance-figures'

const fills = {
  sales: 'fill-series-sales',
  product: 'fill-series-product',
  delivery: 'fill-series-delivery',
  payment: 'fill-series-payment',
  marketing: 'fill-series-marketing',
  fixed: 'fill-series-fixed',
  returns: 'fill-series-returns',
}

/** The pan of one side: what lies on it is drawn by amount, from the pan upwards. */
function Pan({ side, weights }: { side: 'sales' | 'costs'; weights: Reading['weights'] }) {
  const x = side === 'sales' ? 56 : 264
  return (
    <g className={`pan pan-${side}`}>
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
export function Balance({ weights }: { weights: Reading['weights'] }) {
  return (
    <svg
      viewBox="0 8 320 160"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="balance mx-auto w-full max-w-[30rem] rtl:-scale-x-100"
    >
      <path d="M160 36v126M122 162h76" className="stroke-text" />
      <g className="beam">
        <path d="M56 36h208" className="stroke-text" strokeWidth="2.5" />
        <Pan side="sales" weights={weights} />
        <Pan side="costs" weights={weights} />
      </g>
      <circle cx="160" cy="36" r="5" className="fill-accent stroke-surface" />
    </svg>
  )
}
