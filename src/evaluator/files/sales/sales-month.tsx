import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActualMonth } from '../../../domain/actuals/month'
import { monthOfActuals, monthsOf } from '../../../domain/actuals/month-figures'
import { SelectBox } from '../../../ui/inputs/select-box'

import { evaluationAtom, planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useMonthWords } from '../../state/use-month-words'
import { PartNotice } from './part-notice'

/** What files say of a month, in a sentence or two. */
export function SalesMonth({ rows }: { rows: readonly ActualMonth[] }) {
  const { t } = useTranslation('sales')
  const id = useId()
  const named = useMonthWords()
  const months = monthsOf(rows)
  const [chosen, setChosen] = useState('')
  const month = months.includes(chosen) ? chosen : months[0]
  if (month === undefined) return null
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="font-medium">
          {named(month)}
        </h3>
        {months.length > 1 ? (
          <div className="w-52">
            <SelectBox
              id={`${id}month`}
              label={t('month')}
              value={month}
              choices={months.map((value) => ({ value, label: named(value) }))}
              onChange={setChosen}
            />
          </div>
        ) : null}
      </div>
      <Sentence rows={rows} month={month} />
    </section>
  )
}

function Sentence({ rows, month }: { rows: readonly ActualMonth[]; month: string }) {
  const { t } = useTranslation('sales')
  const { cod } = useAtomValue(evaluationAtom)
  const { codRefusalPct } = useAtomValue(planAtom)
  const named = useMonthWords()
  const { number, money, percent } = useFormat('SAR')
  const { figures, part } = monthOfActuals(rows, month)
  const { orders, basket, refused, codOrders } = figures
  if (!orders) return null
  const words = { count: orders.value, figure: number(orders.value), month: named(month) }
  const share = refused && codOrders && codOrders.value > 0 ? (refused.value / codOrders.value) * 100 : null
  const shares = { share: percent(share, { max: 0 }), planned: percent(codRefusalPct, { max: 0 }) }
  return (
    <>
      <p role="status" className="mt-2">
        {t('sentence', { ...words, sales: money(basket?.value ?? 0, { max: 0 }) })}{' '}
        {share === null ? null : t(cod ? 'refusedPlanned' : 'refused', shares)}
      </p>
      {part ? (
        <div className="mt-3">
          <PartNotice part={part} />
        </div>
      ) : null}
    </>
  )
}
