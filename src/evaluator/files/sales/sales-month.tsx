import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SalesReading } from '../../../files/actuals/read-sales'
import { formatMonth, formatShortDay, noValue } from '../../../i18n/format'
import { SelectBox } from '../../../ui/inputs/select-box'
import { Notice } from '../../../ui/notice'
import { evaluationAtom, planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { actualFigures, againstPlan, type ComparedFigure, monthsIn } from './against-plan'

/** The figures of one month beside those of the plan. */
export function SalesMonth({ reading }: { reading: SalesReading }) {
  const { t } = useTranslation('sales')
  const id = useId()
  const { language } = useFormat()
  const months = monthsIn(reading)
  const [chosen, setChosen] = useState('')
  const month = months.includes(chosen) ? chosen : months[0]
  const named = (text: string) => formatMonth(Number(text.slice(0, 4)), Number(text.slice(5)), language)
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
      <Sentence reading={reading} month={month} named={named(month)} />
      <CutOff reading={reading} month={month} />
      <Figures reading={reading} month={month} />
    </section>
  )
}

interface OfMonth {
  reading: SalesReading
  month: string
}

/** The month in a sentence or two. */
function Sentence({ reading, month, named }: OfMonth & { named: string }) {
  const { t } = useTranslation('sales')
  const { cod } = useAtomValue(evaluationAtom)
  const { codRefusalPct } = useAtomValue(planAtom)
  const { number, money, percent } = useFormat()
  const { orders, grossSales, codRefusal } = actualFigures(reading, month)
  if (orders === null) return null
  return (
    <p role="status" className="mt-2">
      {t('sentence', { count: orders, figure: number(orders), month: named, sales: money(grossSales, { max: 0 }) })}{' '}
      {codRefusal === null
        ? null
        : t(cod ? 'refusedPlanned' : 'refused', {
            share: percent(codRefusal, { max: 0 }),
            planned: percent(codRefusalPct, { max: 0 }),
          })}
    </p>
  )
}

/** Files that begin after the month or end before it say from when to when. */
function CutOff({ reading, month }: OfMonth) {
  const { t } = useTranslation('sales')
  const { language } = useFormat()
  const cut = reading.orders.find((one) => one.month === month && one.isCut)
  if (!cut) return null
  return (
    <div className="mt-3">
      <Notice variant="warning">
        {t('cutOff', { from: formatShortDay(cut.from, language), to: formatShortDay(cut.to, language) })}
      </Notice>
    </div>
  )
}

function Figures({ reading, month }: OfMonth) {
  const { t } = useTranslation('sales')
  const plan = useAtomValue(planAtom)
  const evaluation = useAtomValue(evaluationAtom)
  const { number, money, percent } = useFormat()
  const written = (unit: ComparedFigure['unit'], value: number | null) => {
    if (value === null) return noValue
    if (unit === 'count') return number(value)
    return unit === 'percent' ? percent(value) : money(value, { max: 0 })
  }
  return (
    <table className="mt-3 w-full">
      <thead>
        <tr className="border-b border-line text-small text-muted">
          <th scope="col" className="py-2 text-start font-normal">
            {t('figure')}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-normal">
            {t('actual')}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-normal">
            {t('planned')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {againstPlan(reading, month, plan, evaluation).map(({ row, unit, actual, planned }) => (
          <tr key={row}>
            <th scope="row" className="py-2 text-start font-normal">
              {t(`rows.${row}`)}
            </th>
            <td className="py-2 ps-3 text-end font-medium tabular-nums">{written(unit, actual)}</td>
            <td className="py-2 ps-3 text-end text-muted tabular-nums">{written(unit, planned)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
