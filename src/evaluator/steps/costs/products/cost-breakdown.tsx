import { useTranslation } from 'react-i18next'
import { classes } from '../../../../ui/classes'
import { Figure } from '../../../../ui/figure'
import { useFormat } from '../../../state/use-format'
import { useProduct } from '../slices'
import { isBuilt, type LandedCost, useLandedCost } from './landed-unit-cost'

const parts = ['exFactory', 'duties', 'inbound', 'handling', 'customsFee', 'before', 'losses', 'vat', 'landed'] as const
type Row = (typeof parts)[number]

/** Parts that few products have: shown only where they cost something. */
const rareParts: readonly Row[] = ['customsFee', 'vat']

const isSum = (part: Row) => part === 'before' || part === 'landed'

function amountIn(cost: LandedCost, part: Row): number {
  if (part === 'before') return cost.beforeYield
  if (part === 'vat') return cost.irrecoverable
  return part === 'losses' ? cost.landed - cost.irrecoverable - cost.beforeYield : cost[part]
}

/** A landed cost as a bill: each part, what losses add, and the sum. */
export function CostBreakdown({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const built = useProduct(index, isBuilt)
  const cost = useLandedCost(index)
  if (!built || !cost) return null
  return (
    <table className="mt-6 w-full max-w-lg text-small">
      <caption className="mb-1 text-start font-semibold text-muted">{t('product.breakdown.title')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('product.breakdown.part')}</th>
          <th scope="col">{t('product.breakdown.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {parts
          .filter((part) => !rareParts.includes(part) || amountIn(cost, part) > 0)
          .map((part) => (
            <tr
              key={part}
              className={classes('border-t', isSum(part) ? 'border-control font-semibold' : 'border-line')}
            >
              <th
                scope="row"
                className={classes('py-1.5 pe-4 text-start', isSum(part) ? 'font-semibold' : 'font-normal')}
              >
                {t(`product.breakdown.${part}`)}
              </th>
              <td dir="ltr" className="w-px py-1.5 text-end whitespace-nowrap">
                <Figure>{money(amountIn(cost, part))}</Figure>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
