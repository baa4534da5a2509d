import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { amountOf } from '../../../../domain/numbers'
import { packagingPresets, shippingPresets } from '../../../../domain/reference/presets'
import { useField } from '../../../fields/field-atom'
import { NumberField } from '../../../fields/number-field'
import { useFormat } from '../../../state/use-format'
import { Computed } from '../computed'
import { CostSection } from '../cost-section'
import { FieldsGrid } from '../fields-grid'
import { PresetButtons } from '../preset-buttons'
import { sarMoney } from '../sar-money'
import { costFactorAtom, isSarAtom, useMonthly } from '../slices'
import { Subtotal } from '../subtotal'

/** What each parcel costs: packaging and the courier. */
export function OrderSection() {
  const { t } = useTranslation('costs')
  return (
    <CostSection id="order" title={t('order.title')} intro={t('order.intro')} subtotal={<OrderSubtotal />}>
      <FieldsGrid>
        <Packaging />
        <Shipping />
        <OrderMonthly />
      </FieldsGrid>
    </CostSection>
  )
}

/** What a parcel costs, with the VAT that does not come back. */
function usePerOrder(): number {
  const [packaging] = useField('packagingPerOrder')
  const [shipping] = useField('shippingPerOrder')
  return (amountOf(packaging) + amountOf(shipping)) * useAtomValue(costFactorAtom)
}

function OrderSubtotal() {
  return <Subtotal value={usePerOrder()} per="order" />
}

function Packaging() {
  const { t } = useTranslation('costs')
  const { language, currency } = useFormat()
  const isSar = useAtomValue(isSarAtom)
  const presets = packagingPresets.map(({ id, amount }) => ({
    id,
    amount,
    name: t(`order.packaging.${id}`),
    price: sarMoney(amount, language),
  }))
  return (
    <div className="flex flex-col gap-2">
      <NumberField path="packagingPerOrder" unit={currency} hint={t('hints.packagingPerOrder')} emptyWhenZero />
      <PresetButtons path="packagingPerOrder" presets={presets} caption={isSar ? undefined : t('sarExamples')} />
    </div>
  )
}

function Shipping() {
  const { t } = useTranslation('costs')
  const { language, currency } = useFormat()
  const isSar = useAtomValue(isSarAtom)
  const presets = shippingPresets.map(({ id, amount, to }) => ({
    id,
    amount,
    name: t(`order.shipping.${id}`),
    price: sarMoney(amount, language),
    note: t(`order.handedOver.${to}`),
  }))
  return (
    <div className="flex flex-col gap-2">
      <NumberField path="shippingPerOrder" unit={currency} hint={t('hints.shippingPerOrder')} emptyWhenZero />
      <PresetButtons path="shippingPerOrder" presets={presets} caption={isSar ? undefined : t('sarExamples')} />
    </div>
  )
}

function OrderMonthly() {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const packaging = useMonthly('packagingCost')
  const shipping = useMonthly('shippingCost')
  return <Computed label={t('order.monthly')} value={money(packaging + shipping)} how={<OrderMonthlyHow />} />
}

export function OrderMonthlyHow() {
  const { t } = useTranslation('costs')
  const { money, number } = useFormat()
  const orders = useMonthly('shippedOrdersPerMonth')
  return t('order.monthlyHow', { count: orders, figure: number(orders), perOrder: money(usePerOrder()) })
}
