import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type OrderState, orderStates } from '../../../domain/actuals/month'
import type { SalesReading } from '../../../files/actuals/read-sales'
import { SelectBox } from '../../../ui/inputs/select-box'
import { useFormat } from '../../state/use-format'

const maxStatuses = 20

interface StatusQuestionsProps {
  statuses: SalesReading['statuses']
  onAnswer: (status: string, meaning: OrderState) => void
}

/** Asks what statuses mean that the merchant has named, and shows what was answered. */
export function StatusQuestions({ statuses, onAnswer }: StatusQuestionsProps) {
  const { t } = useTranslation('sales')
  const { number } = useFormat()
  const id = useId()
  if (statuses.length === 0) return null
  const choices: { value: OrderState | ''; label: string }[] = [
    { value: '', label: t('chooseState') },
    ...orderStates.map((value) => ({ value, label: t(`states.${value}`) })),
  ]
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-medium">
        {t('statuses')}
      </h3>
      <ul className="mt-2 flex flex-col gap-3">
        {statuses.slice(0, maxStatuses).map(({ status, orders, state }) => (
          <li key={status} className="grid items-center gap-2 sm:grid-cols-2">
            <span className="break-words">{t('statusOf', { status, count: orders, figure: number(orders) })}</span>
            <SelectBox
              id={`${id}${status}`}
              label={status}
              value={state ?? ''}
              choices={choices}
              onChange={(meaning) => meaning !== '' && onAnswer(status, meaning)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
