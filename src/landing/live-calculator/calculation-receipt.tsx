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

interface StripLine {
  label: string
  figure: ReactNode
  sign?: '−' | '+' | '='
  /** The colour that this amount has elsewhere in the picture. */
  colour?: string
}

interface PaperStripProps {
  title: string
  lines: readonly StripLine[]
  /** Has the width of the page: where that is wide, the lines stand beside each other. */
  isWide?: boolean
}

/** Lines that stand beside each other: the amounts below their names, on one line. The first has the longest name. */
const beside = {
  body: 'lg:flex lg:gap-2',
  row: 'lg:relative lg:flex lg:flex-[1_1_0] lg:first:flex-[2.2_1_0] lg:flex-col lg:items-start lg:justify-between lg:border-t-0 lg:ps-5',
  sign: 'lg:absolute lg:start-0',
}

/** A calculation line by line, its result under the rule. */
export function PaperStrip({ title, lines, isWide = false }: PaperStripProps) {
  return (
    <table className={classes('w-full text-small', isWide && 'lg:block')}>
      <caption className={classes('pb-2 text-start font-medium text-muted', isWide && 'lg:block')}>{title}</caption>
      <tbody className={isWide ? beside.body : undefined}>
        {lines.map(({ label, figure, sign, colour }) => (
          <tr
            key={label}
            className={classes(
              'cramped:flex cramped:flex-wrap cramped:justify-between',
              sign === '=' && 'border-t border-text font-semibold',
              isWide && beside.row,
            )}
          >
            <th scope="row" className={`py-1.5 pe-3 text-start ${sign === '=' ? 'font-semibold' : 'font-normal'}`}>
              <span className="flex">
                <span aria-hidden="true" className={classes('w-5 shrink-0 text-muted', isWide && beside.sign)}>
                  {sign}
                </span>
                {colour ? (
                  <span aria-hidden="true" className={`ink me-2 mt-[0.45em] size-2.5 shrink-0 rounded-xs ${colour}`} />
                ) : null}
                <span>{label}</span>
              </span>
            </th>
            <td
              dir="ltr"
              className={classes(
                'w-px py-1.5 text-end whitespace-nowrap cramped:ms-auto cramped:w-auto',
                isWide && 'lg:w-auto lg:text-body',
              )}
            >
              {figure}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
