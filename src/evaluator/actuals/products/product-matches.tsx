import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type SoldProduct, soldKey } from '../../../domain/actuals/month'
import { founderMonthOf, matchesIn } from '../../../domain/actuals/month-figures'
import { Disclosure } from '../../../ui/disclosure'
import { SelectBox } from '../../../ui/inputs/select-box'
import { planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import type { Months } from '../months'
import { soldIn } from './matching'

const notAnswered = '?'

/** Which product of the plan a sold one is: asked once, and known in the months that follow. */
export function ProductMatches({ month, months }: { month: string; months: Months }) {
  const { t } = useTranslation('actuals')
  const { number } = useFormat()
  const id = useId()
  const { products } = useAtomValue(planAtom)
  const founder = founderMonthOf(months.rows, month)
  const matches = matchesIn(months.rows, month)
  const sold = soldIn(months.rows, month, matches)
  if (sold.length === 0) return null
  const open = sold.filter((one) => matches[soldKey(one)] === undefined)
  const isClosed = months.closed?.has(month) === true
  const choicesOf = ({ parts }: SoldProduct) => [
    { value: notAnswered, label: t('products.choose'), disabled: true },
    ...products.map(({ id: value, name }, at) => ({
      value,
      label: name.trim() || t('products.nth', { n: number(at + 1) }),
    })),
    { value: '', label: parts ? t('products.parts') : t('products.none') },
  ]
  const answer = (key: string, productId: string) =>
    void months.put([{ ...founder, matches: { ...founder.matches, [key]: productId } }])
  return (
    <Disclosure
      title={t('products.title')}
      subtotal={open.length > 0 ? t('products.open', { count: open.length, figure: number(open.length) }) : undefined}
      open={open.length > 0}
    >
      <p className="mb-3 max-w-line text-small text-muted">{t('products.text')}</p>
      <ul className="flex flex-col gap-3">
        {sold.map((one) => {
          const key = soldKey(one)
          const name = one.name || one.sku || t('products.others')
          return (
            <li key={key} className="grid items-center gap-2 sm:grid-cols-2">
              <span className="min-w-0 break-words">
                <bdi>{name}</bdi>{' '}
                <span className="text-small text-muted">
                  {t('products.units', { count: Math.round(one.units), figure: number(one.units) })}
                </span>
              </span>
              {isClosed ? null : (
                <SelectBox
                  id={`${id}${key}`}
                  label={name}
                  value={matches[key] ?? notAnswered}
                  choices={choicesOf(one)}
                  onChange={(productId) => answer(key, productId)}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
