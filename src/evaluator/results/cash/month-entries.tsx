import { useAtomValue } from 'jotai'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type CashLine, paymentLines } from '../../../results/explain/cash-lines'
import { explainCash } from '../../../results/explain/explain'
import type { ExplainContext } from '../../../results/explain/lines'
import { Figure } from '../../../ui/figure'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { useLineWords } from '../explanations/explanation-labels'
import { explainContextAtom } from '../explanations/explanation-view'
import { openingCashOf } from './opening-cash'

/** Everything that is paid in a month, as on a bank statement: each line with the entries behind it. */
export function MonthEntries({ month }: { month: number }) {
  const context = useAtomValue(explainContextAtom)
  return <Statement month={month} context={context} />
}

interface StatementProps {
  month: number
  context: ExplainContext
}

const Statement = memo(function Statement({ month, context }: StatementProps) {
  const { t } = useTranslation(['cash', 'results'])
  const { money } = useFormat()
  const monthName = useMonthName()
  const months = context.evaluation.cashPlan?.months ?? []
  const figures = months[month]
  if (!figures) return null
  const opening = month === 0 ? openingCashOf(context.plan) : (months[month - 1]?.closingCash ?? null)
  const lines = (['receipts', ...paymentLines] as const).filter((line) => figures[line] !== 0)
  return (
    <div className="border-s-2 border-accent ps-4 text-small">
      <h3 className="font-medium">
        {month === 0 ? t('cash:entries.titleAtStart') : t('cash:entries.title', { month: monthName(month) })}
      </h3>
      <table className="mt-1 w-full max-w-[36rem]">
        <tbody>
          <Total label={t('cash:entries.opening')} figure={money(opening)} />
          {lines.length === 0 ? (
            <tr>
              <td colSpan={2} className="py-1 text-muted">
                {t('cash:entries.none')}
              </td>
            </tr>
          ) : null}
          {lines.map((line) => (
            <LineEntries key={line} line={line} month={month} amount={figures[line]} context={context} />
          ))}
          <Total label={t('cash:entries.closing')} figure={money(figures.closingCash)} />
        </tbody>
      </table>
    </div>
  )
})

function Total({ label, figure }: { label: string; figure: string }) {
  return (
    <tr className="border-t border-control font-semibold first:border-t-0">
      <th scope="row" className="py-1 pe-4 text-start">
        {label}
      </th>
      <td dir="ltr" className="py-1 text-end whitespace-nowrap">
        <Figure>{figure}</Figure>
      </td>
    </tr>
  )
}

/** A line of the month: what comes in as it is, what is paid with a minus. */
function LineEntries({ line, month, amount, context }: StatementProps & { line: CashLine; amount: number }) {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const words = useLineWords()
  const { lines } = explainCash({ line, month }, context)
  const sign = line === 'receipts' ? 1 : -1
  const entries = lines.filter((entry) => entry.label !== null && entry.operation !== 'subtotal')
  return (
    <>
      <tr className="border-t border-line">
        <th scope="row" className="py-1 pe-4 text-start font-medium">
          {t(`names.cashMonth.${line}`)}
        </th>
        <td dir="ltr" className="py-1 text-end font-medium whitespace-nowrap">
          <Figure>{money(sign * amount)}</Figure>
        </td>
      </tr>
      {entries.map((entry, at) => {
        const value = entry.value === null ? null : sign * (entry.operation === 'minus' ? -entry.value : entry.value)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries of a month never change places
          <tr key={at} className="text-muted">
            <th scope="row" className="py-0.5 ps-4 pe-4 text-start font-normal wrap-anywhere">
              <bdi>{words(entry).label}</bdi>
            </th>
            <td dir="ltr" className="py-0.5 text-end whitespace-nowrap">
              <Figure>{money(value)}</Figure>
            </td>
          </tr>
        )
      })}
    </>
  )
}
