import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type LandedCosts, landedCostsOf } from '../../../../domain/model/generated/slices.gen'
import { amountOf, percentOf } from '../../../../domain/numbers'
import type { Product } from '../../../../domain/plan/plan'
import { NumberField } from '../../../fields/number-field'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { Computed } from '../computed'
import { useProduct } from '../slices'

/** Whether the cost is built from its parts; without a price the typed cost counts. */
export const isBuilt = (product: Product) => amountOf(product.exFactoryPrice) > 0

export type LandedCost = LandedCosts['products'][number]

/** The cost of a product and its parts; null for a place without a product. */
export function useLandedCost(index: number): LandedCost | null {
  const plan = useAtomValue(planAtom)
  const product = plan.products[index]
  return product ? (landedCostsOf({ ...plan, products: [product] }).products[0] ?? null) : null
}

/** The landed cost of a product: computed from its parts, or typed while there is no ex-factory price. */
export function LandedUnitCost({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const { currency, money } = useFormat()
  const built = useProduct(index, isBuilt)
  const landed = useLandedCost(index)?.landed ?? null
  if (built) {
    return <Computed label={t('product.landed')} value={money(landed)} how={<LandedHow index={index} />} />
  }
  return (
    <NumberField
      path={`products.${index}.unitCostLanded`}
      unit={currency}
      hint={t('hints.unitCostLanded')}
      emptyWhenZero
    />
  )
}

function LandedHow({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const { money, number } = useFormat()
  const product = useProduct(index, (own) => own)
  const cost = useLandedCost(index)
  if (!cost || !product) return null
  const beforeVat = cost.landed - cost.irrecoverable
  const landed = money(beforeVat)
  const good = number(100 - percentOf(product.expectedDefectPct) - percentOf(product.expectedShortagePct))
  const isWhole = cost.sellablePart === 100
  const how = isWhole
    ? t('product.landedHowPlain', { landed })
    : t('product.landedHow', { before: money(cost.beforeYield), good, landed })
  if (cost.irrecoverable === 0) return how
  return `${how} ${t('product.landedHowVat', { vat: money(cost.irrecoverable), landed: money(cost.landed) })}`
}
