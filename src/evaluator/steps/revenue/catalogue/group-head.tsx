import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { productCategories } from '../../../../domain/options'
import { wholeMoney } from '../../../../results/conclusion/conclusion-texts'
import { evaluationAtom, planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { productSalesAtom } from '../../costs/slices'
import type { Grouping, RowGroup } from './shown-rows'

interface GroupHeadProps {
  group: RowGroup
  grouping: Grouping
  columns: number
}

/** What the products of a group have in common, and what they come to in a month. */
export function GroupHead({ group: { key, ids }, grouping, columns }: GroupHeadProps) {
  const { t } = useTranslation(['catalogue', 'options'])
  const { money } = useFormat()
  const sums = useMemo(
    () =>
      atom((get) => {
        const results = get(evaluationAtom).products
        const sales = get(productSalesAtom)
        const own = get(planAtom).products.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []))
        const sum = (of: (at: number) => number | undefined) => own.reduce((total, at) => total + (of(at) ?? 0), 0)
        return [sum((at) => sales[at]), sum((at) => results[at]?.contribution)] as const
      }),
    [ids],
  )
  const [sales, profit] = useAtomValue(sums)
  const category = productCategories.find((id) => grouping === 'category' && id === key)
  return (
    <tr role="row" className="block">
      <th
        scope="rowgroup"
        role="rowheader"
        aria-colspan={columns}
        className="block border-t border-line bg-sunken p-0 text-start"
      >
        <span className="sticky start-0 inline-flex max-w-[80dvw] flex-wrap items-baseline gap-x-3 px-2 py-2">
          <bdi className="font-semibold">{category ? t(`options:productCategories.${category}`) : key}</bdi>
          <span className="text-muted">
            {t('catalogue:groupSum', {
              count: ids.length,
              sales: money(sales, wholeMoney),
              contribution: money(profit, wholeMoney),
            })}
          </span>
        </span>
      </th>
    </tr>
  )
}
