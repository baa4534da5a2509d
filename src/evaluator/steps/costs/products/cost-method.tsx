import { useTranslation } from 'react-i18next'
import { quotient } from '../../../../domain/numbers'
import { productCostMethods } from '../../../../domain/options'
import { SegmentedField } from '../../../fields/choice-field'
import { useField } from '../../../fields/field-atom'
import { NumberField } from '../../../fields/number-field'
import { useFormat } from '../../../state/use-format'
import { Computed } from '../computed'
import { FieldsGrid } from '../fields-grid'
import { useMonthly } from '../slices'

/** Cost and price tied by a target margin: read from the cost to the price, or from the price to the cost. */
export function CostMethod() {
  const { t } = useTranslation(['costs', 'options'])
  const [method] = useField('productCostMethod')
  const backwards = method === 'backsolve'
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 className="font-semibold">{t('costs:product.method.title')}</h3>
      <div className="max-w-md">
        <SegmentedField
          path="productCostMethod"
          choices={productCostMethods.map((value) => ({ value, label: t(`options:productCostMethods.${value}`) }))}
        />
        <p className="mt-1 text-small text-muted">{t(`costs:product.method.${backwards ? 'backsolve' : 'builder'}`)}</p>
      </div>
      <FieldsGrid>
        <NumberField path="targetMarginPct" unit="%" hint={t('costs:hints.targetMarginPct')} />
        {backwards ? <MaximumCost /> : null}
        <SuggestedPrice />
      </FieldsGrid>
    </div>
  )
}

function SuggestedPrice() {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const suggested = useMonthly('suggestedPriceInclVAT')
  const sales = useMonthly('grossSalesInclVAT')
  const units = useMonthly('totalUnits')
  const price = money(quotient(sales, units))
  return (
    <Computed
      label={t('product.method.suggested')}
      value={money(suggested)}
      note={
        suggested === null
          ? t('needsUnits')
          : `${t('product.method.suggestedNote')} ${t('product.method.today', { price })}`
      }
    />
  )
}

function MaximumCost() {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const most = useMonthly('maxProductCostPerUnit')
  // The maximum is one that a supplier may quote: without VAT, also where VAT stays a cost of the store.
  const landed = useMonthly('finalUnitCost') - useMonthly('perUnitIrrecoverableVAT')
  return (
    <Computed
      label={t('product.method.most')}
      value={money(most)}
      tone={most !== null && landed > most ? 'bad' : 'plain'}
      note={<MaximumCostNote most={most} landed={landed} />}
    />
  )
}

function MaximumCostNote({ most, landed }: { most: number | null; landed: number }) {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  if (most === null) return t('needsUnits')
  if (most === 0) return t('product.method.mostNone')
  const today =
    landed > most
      ? t('product.method.above', { landed: money(landed), excess: money(landed - most) })
      : t('product.method.within', { landed: money(landed), room: money(most - landed) })
  return `${t('product.method.mostNote')} ${today}`
}
