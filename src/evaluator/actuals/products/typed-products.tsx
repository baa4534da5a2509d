import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { founderMonthOf } from '../../../domain/actuals/month-figures'
import { Disclosure } from '../../../ui/disclosure'
import { NumberBox } from '../../../ui/inputs/number-box'
import { planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import type { Months } from '../months'
import { soldIn } from './matching'

const nothing = { units: 0, value: 0 }

/** What was sold of each product of the plan, typed by hand, where no file says it: what sells in chats has no file. */
export function TypedProducts({ month, months }: { month: string; months: Months }) {
  const { t } = useTranslation('actuals')
  const { number, currency } = useFormat('SAR')
  const { products } = useAtomValue(planAtom)
  const founder = founderMonthOf(months.rows, month)
  const hasTyped = Object.keys(founder.products).length > 0
  if (months.closed?.has(month) || products.length === 0) return null
  if (soldIn(months.rows, month, founder.matches).length > 0 && !hasTyped) return null
  const type = (id: string, sold: typeof nothing) => {
    const { [id]: _, ...others } = founder.products
    const isNothing = sold.units === 0 && sold.value === 0
    void months.put([{ ...founder, products: isNothing ? others : { ...others, [id]: sold } }])
  }
  return (
    <Disclosure title={t('typedProducts.title')} open={hasTyped}>
      <p className="mb-3 max-w-line text-small text-muted">{t('typedProducts.text')}</p>
      <ul className="flex flex-col gap-3">
        {products.map(({ id, name }, at) => {
          const product = name.trim() || t('products.nth', { n: number(at + 1) })
          const sold = founder.products[id] ?? nothing
          return (
            <li key={id} className="grid grid-cols-2 items-center gap-2 sm:grid-cols-[minmax(0,1fr)_9rem_11rem]">
              <span className="min-w-0 break-words max-sm:col-span-2">
                <bdi>{product}</bdi>
              </span>
              <TypedBox
                label={t('typedProducts.units', { product })}
                unit={t('typedProducts.unit')}
                value={sold.units}
                onType={(units) => type(id, { ...sold, units })}
              />
              <TypedBox
                label={t('typedProducts.value', { product })}
                unit={currency}
                value={sold.value}
                onType={(value) => type(id, { ...sold, value })}
              />
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}

interface TypedBoxProps {
  label: string
  unit: string
  value: number
  onType: (value: number) => void
}

/** What is typed counts once the box is left. */
function TypedBox({ label, unit, value, onType }: TypedBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState(value)
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <NumberBox
      id={id}
      label={label}
      unit={unit}
      value={typed}
      emptyWhenZero
      draft={draft ?? undefined}
      invalid={draft !== null}
      onDraft={setDraft}
      onChange={setTyped}
      onBlur={() => {
        if (draft === null && typed !== value) onType(typed)
      }}
    />
  )
}
