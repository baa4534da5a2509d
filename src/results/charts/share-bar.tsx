import { classes } from '../../ui/classes'
import type { CostShare } from '../breakdown'
import { seriesColours } from './bars'
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
      <div dir="ltr" aria-hidden="true" className="relative h-8 overflow-hidden rounded-control bg-sunken">
        {shares.map(({ id, from, to }, at) => (
          <span
            key={id}
            className={classes(
              'absolute inset-y-0 border-e-2 border-surface last:border-e-0',
              seriesColours[id],
              active !== null && active !== at && 'opacity-40',
            )}
            style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(to - from) * 100}%` }}
          />
        ))}
      </div>
      <ul className="mt-4">
        {shares.map(({ id, label, amountText, shareText, difference }, at) => (
          <li
            key={id}
            className={classes(
              'flex items-baseline gap-3 border-t border-line py-2 text-small',
              active === at && 'bg-sunken',
            )}
          >
            <span aria-hidden="true" className={classes('size-3 self-center rounded-[3px]', seriesColours[id])} />
            <span className="min-w-0 grow">{label}</span>
            <span className="text-end">
              <bdi className="text-muted">{amountText}</bdi>
              <DifferenceText text={difference} />
            </span>
            <bdi className="w-14 text-end font-medium">{shareText}</bdi>
          </li>
        ))}
        <li className="flex items-baseline gap-3 border-t border-control pt-2 text-small font-semibold">
          <span className="min-w-0 grow">{total.label}</span>
          <span className="text-end">
            <bdi>{total.amountText}</bdi>
            <DifferenceText text={total.difference} />
          </span>
          <bdi className="w-14 text-end">{total.shareText}</bdi>
        </li>
      </ul>
    </>
  )
}
