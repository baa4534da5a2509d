import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { amountOf } from '../../../../domain/numbers'
import { fulfillmentMethods } from '../../../../domain/options'
import { fulfillmentPresets } from '../../../../domain/reference/presets'
import { SegmentedField } from '../../../fields/choice-field'
import { useField } from '../../../fields/field-atom'
import { NumberField } from '../../../fields/number-field'
import { useFormat } from '../../../state/use-format'
import { CostSection } from '../cost-section'
import { PresetButtons } from '../preset-buttons'
import { sarMoney } from '../sar-money'
import { costFactorAtom, isSarAtom } from '../slices'
import { Subtotal } from '../subtotal'

/** Who stores, picks and packs: the founder, or a company for a fee an order. */
export function FulfillmentSection() {
  const { t } = useTranslation(['costs', 'options'])
  const [method] = useField('fulfillmentMethod')
  const outsourced = method === '3pl'
  return (
    <CostSection
      id="fulfillment"
      title={t('costs:fulfillment.title')}
      subtotal={outsourced ? <FulfillmentSubtotal /> : t('costs:fulfillment.own')}
    >
      <div className="flex max-w-md flex-col gap-4">
        <SegmentedField
          path="fulfillmentMethod"
          choices={fulfillmentMethods.map((value) => ({ value, label: t(`options:fulfillmentMethods.${value}`) }))}
        />
        {outsourced ? <Fee /> : <p className="text-small text-muted">{t('costs:fulfillment.ownNote')}</p>}
      </div>
    </CostSection>
  )
}

function FulfillmentSubtotal() {
  const [fee] = useField('fulfillmentPerOrder')
  return <Subtotal value={amountOf(fee) * useAtomValue(costFactorAtom)} per="order" />
}

function Fee() {
  const { t } = useTranslation('costs')
  const { language, currency } = useFormat()
  const isSar = useAtomValue(isSarAtom)
  const presets = fulfillmentPresets.map(({ id, amount }) => ({
    id,
    amount,
    name: t(`fulfillment.presets.${id}`),
    price: sarMoney(amount, language),
  }))
  return (
    <div className="flex flex-col gap-2">
      <NumberField path="fulfillmentPerOrder" unit={currency} hint={t('hints.fulfillmentPerOrder')} emptyWhenZero />
      <PresetButtons path="fulfillmentPerOrder" presets={presets} caption={isSar ? undefined : t('sarExamples')} />
    </div>
  )
}
