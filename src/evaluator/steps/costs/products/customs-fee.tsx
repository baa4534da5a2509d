import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { customsFeeTerms } from '../../../../domain/model/constants'
import { amountOf } from '../../../../domain/numbers'
import { NumberField } from '../../../fields/number-field'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { FieldsGrid } from '../fields-grid'
import { sarMoney } from '../sar-money'
import { isSarAtom } from '../slices'
import { useLandedCost } from './landed-unit-cost'

/** The fee for a customs declaration, for goods that are brought into the country: units share it. */
export function CustomsFee({ index }: { index: number }) {
  const { t } = useTranslation('costs')
  const { language, number } = useFormat()
  const plan = useAtomValue(planAtom)
  const isSar = useAtomValue(isSarAtom)
  const product = plan.products[index]
  if (!product) return null
  const isDeclared = amountOf(product.unitsPerShipment) > 0
  const isImported =
    plan.sourcingType === 'import' ||
    amountOf(product.customsDutiesPct) > 0 ||
    amountOf(product.internationalShipping) > 0
  if (!isDeclared && !(isSar && isImported)) return null
  const terms = {
    pct: number(customsFeeTerms.pct),
    min: sarMoney(customsFeeTerms.min, language),
    max: sarMoney(customsFeeTerms.max, language),
  }
  return (
    <div className="mt-4">
      <FieldsGrid>
        <NumberField
          path={`products.${index}.unitsPerShipment`}
          counts="units"
          stepped
          emptyWhenZero
          hint={
            <>
              {isSar && isDeclared ? <FeeReading index={index} units={Math.floor(product.unitsPerShipment)} /> : null}
              {t(isSar ? 'product.customsFee.hint' : 'product.customsFee.onlySar', terms)}
            </>
          }
        />
      </FieldsGrid>
    </div>
  )
}

/** What the fee comes to, a shipment and a unit. */
function FeeReading({ index, units }: { index: number; units: number }) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const fee = useLandedCost(index)?.customsFee ?? 0
  if (fee === 0) return null
  return (
    <span className="block font-medium text-text">
      {t('product.customsFee.reading', { shipment: money(fee * units), unit: money(fee) })}
    </span>
  )
}
