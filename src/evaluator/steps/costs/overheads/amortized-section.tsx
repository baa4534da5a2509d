import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type SpreadExpense, spreadExpenses } from '../../../../domain/model/amortized-expenses'
import { Figure } from '../../../../ui/figure'
import { goToField } from '../../../state/navigation/go-to-field'
import { useFormat } from '../../../state/use-format'
import { CostSection } from '../cost-section'
import { overheadsPlanAtom } from '../slices'
import { Subtotal } from '../subtotal'
import { useExpenseName } from './expense-name'

const spreadAtom = atom((get) => spreadExpenses(get(overheadsPlanAtom)))

/** All that is paid once or once a year, and what each month carries of it. */
export function SpreadSection() {
  const { t } = useTranslation('costs')
  const { expenses, annual, oneTime, monthly } = useAtomValue(spreadAtom)
  return (
    <CostSection
      id="spread"
      title={t('spread.title')}
      subtotal={<Subtotal value={monthly} per="month" isCountedAbove />}
    >
      {expenses.length === 0 ? (
        <p className="text-small text-muted">{t('spread.empty')}</p>
      ) : (
        <>
          <ul className="divide-y divide-line border-y border-line">
            {expenses.map((expense) => (
              <Expense key={expense.path} expense={expense} />
            ))}
          </ul>
          <dl className="flex flex-col gap-1">
            <SumRow label={t('spread.dueYearly')} amount={annual} />
            <SumRow label={t('spread.dueOnce')} amount={oneTime} />
            <SumRow label={t('spread.monthly')} amount={monthly} />
          </dl>
        </>
      )}
      <p className="max-w-line text-small text-muted">{t('spread.note')}</p>
    </CostSection>
  )
}

function Expense({ expense }: { expense: SpreadExpense }) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const name = useExpenseName(expense.path)
  const { mode, months } = expense
  const amount = money(expense.amount)
  return (
    <li className="flex items-center justify-between gap-4 py-1">
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => goToField(`${expense.path}.amount`)}
          className="min-h-8 text-start font-medium text-info underline decoration-dotted underline-offset-4 wrap-anywhere"
        >
          <bdi>{name}</bdi>
        </button>
        <p className="text-small text-muted">
          {mode === 'annual' ? t('spread.annual', { amount }) : t('spread.oneTime', { amount, count: months })}
        </p>
      </div>
      <p className="max-w-[45%] shrink-0 text-end text-small wrap-anywhere">
        {t('per.month', { amount: money(expense.monthly) })}
      </p>
    </li>
  )
}

function SumRow({ label, amount }: { label: string; amount: number }) {
  const { money } = useFormat()
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-small">{label}</dt>
      <dd className="font-semibold whitespace-nowrap">
        <Figure>{money(amount)}</Figure>
      </dd>
    </div>
  )
}
