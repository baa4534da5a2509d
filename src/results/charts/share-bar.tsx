import { classes } from '../../ui/classes'
import type { CostShare } from '../breakdown'
import { seriesColour } from './bars'
import { DifferenceText } from './difference-text'

interface Words {
  label: string
  amountText: string
  shareText: string
  /** How the amount differs from today's while something is tried. */
  difference?: string | null
}

interface ShareBarProps {
  shares: readonly (CostShare & Words)[]
  total: Words
  active: number | null
}

/** All costs as one bar cut into its parts, the parts named below in the same order. */
export function ShareBar({ shares, total, active }: ShareBarProps) {
  return (
    <>
      <div aria-hidden="true" className="relative h-8 overflow-hidden rounded-control bg-sunken">
        {shares.map(({ id, from, to }, at) => (
          <span
            key={id}
            className={classes(
              'ink absolute inset-y-0 border-e-2 border-surface last:border-e-0',
              seriesColour(id),
              active !== null && active !== at && 'opacity-40',
            )}
            style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
          />
        ))}
      </div>
      <ul className="mt-4 grid grid-cols-[auto_minmax(0,1fr)_max-content_max-content]">
        {shares.map(({ id, label, amountText, shareText, difference }, at) => (
          <li
            key={id}
            className={classes(
              'col-span-full grid grid-cols-subgrid items-start gap-x-3 border-t border-line py-2 text-small',
              active === at && 'bg-sunken',
            )}
          >
            <span aria-hidden="true" className={classes('ink size-3 self-center rounded-[3px]', seriesColour(id))} />
            <span className="min-w-0 @max-[14rem]:col-span-3">{label}</span>
            <Cell isFirst look="text-muted" difference={difference}>
              {amountText}
            </Cell>
            <Cell look="font-medium">{shareText}</Cell>
          </li>
        ))}
        <li className="col-span-full grid grid-cols-subgrid items-start gap-x-3 border-t border-control pt-2 text-small font-semibold">
          <span className="col-span-2 min-w-0 @max-[14rem]:col-span-4">{total.label}</span>
          <Cell isFirst difference={total.difference}>
            {total.amountText}
          </Cell>
          <Cell>{total.shareText}</Cell>
        </li>
      </ul>
    </>
  )
}

interface CellProps {
  children: string
  look?: string
  /** Below its name where letters are large. */
  isFirst?: boolean
  difference?: string | null | undefined
}

/** A figure of a column: digits stand under each other in both languages. */
function Cell({ children, look, isFirst, difference }: CellProps) {
  return (
    <span dir="ltr" className={classes('text-end', isFirst && '@max-[14rem]:col-start-3')}>
      <bdi className={look}>{children}</bdi>
      <DifferenceText text={difference} />
    </span>
  )
}
