import type { ReactNode } from 'react'
import { classes } from '../../ui/classes'

/** Paper out of a calculator, torn off at its lower edge. */
export function Paper({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classes('paper-shadow', className)}>
      <div className="paper px-5 pt-5 pb-8 sm:px-7">{children}</div>
    </div>
  )
}

export interface StripLine {
  label: string
  figure: ReactNode
  sign?: '−' | '+' | '='
  /** The colour that this amount has elsewhere in the picture. */
  colour?: string
}

/** A calculation line by line, its result under the rule. */
export function PaperStrip({ title, lines }: { title: string; lines: readonly StripLine[] }) {
  return (
    <table className="w-full text-small">
      <caption className="pb-2 text-start font-medium text-muted">{title}</caption>
      <tbody>
        {lines.map(({ label, figure, sign, colour }) => (
          <tr
            key={label}
            className={`cramped:flex cramped:flex-wrap cramped:justify-between ${sign === '=' ? 'border-t border-text font-semibold' : ''}`}
          >
            <th scope="row" className={`py-1.5 pe-3 text-start ${sign === '=' ? 'font-semibold' : 'font-normal'}`}>
              <span className="flex">
                <span aria-hidden="true" className="w-5 shrink-0 text-muted">
                  {sign}
                </span>
                {colour ? (
                  <span aria-hidden="true" className={`ink me-2 mt-[0.45em] size-2.5 shrink-0 rounded-xs ${colour}`} />
                ) : null}
                <span>{label}</span>
              </span>
            </th>
            <td dir="ltr" className="w-px py-1.5 text-end cramped:ms-auto cramped:w-auto whitespace-nowrap">
              {figure}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
