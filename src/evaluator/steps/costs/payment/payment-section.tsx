import { useTranslation } from 'react-i18next'
import { paymentModes } from '../../../../domain/options'
import { withPaymentMode } from '../../../../domain/quick-start/opening'
import { SegmentedField } from '../../../fields/choice-field'
import { useField } from '../../../fields/field-atom'
import { NumberField } from '../../../fields/number-field'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'
import { Computed } from '../computed'
import { CostSection } from '../cost-section'
import { FieldsGrid } from '../fields-grid'
import { useMonthly } from '../slices'
import { Subtotal } from '../subtotal'
import { CodQuestion } from './cod-question'
import { PaymentMethods } from './payment-methods'
import { Settlement } from './payment-shares'

/** What being paid costs: one average fee, or each method with its share. */
export function PaymentSection() {
  const { t } = useTranslation(['costs', 'options'])
  const [mode] = useField('paymentMode')
  const change = useChange()
  const advanced = mode === 'advanced'
  return (
    <CostSection
      id="payment"
      title={t('costs:payment.title')}
      intro={t('costs:payment.intro')}
      subtotal={<PaymentSubtotal />}
    >
      <div className="max-w-md">
        <SegmentedField
          path="paymentMode"
          choices={paymentModes.map((value) => ({ value, label: t(`options:paymentModes.${value}`) }))}
          onChoose={(chosen) => change('paymentMode', (plan) => withPaymentMode(plan, chosen))}
        />
      </div>
      {advanced ? <PaymentMethods /> : <BasicFee />}
      <FieldsGrid>
        <AverageFee />
        {advanced ? <Settlement /> : null}
      </FieldsGrid>
      <CodQuestion />
    </CostSection>
  )
}

function PaymentSubtotal() {
  return <Subtotal value={useMonthly('gatewayFeePerOrder')} per="order" />
}

function BasicFee() {
  const { t } = useTranslation('costs')
  const { currency } = useFormat()
  return (
    <FieldsGrid>
      <NumberField path="paymentBasicPercent" unit="%" hint={t('hints.paymentBasicPercent')} />
      <NumberField path="paymentBasicFixed" unit={currency} hint={t('hints.paymentBasicFixed')} />
    </FieldsGrid>
  )
}

function AverageFee() {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  const fee = useMonthly('gatewayFeePerOrder')
  return (
    <Computed
      label={t('payment.fee')}
      value={money(fee)}
      note={fee === null ? t('needsUnits') : undefined}
      how={fee === null ? undefined : <FeeHow />}
    />
  )
}

function FeeHow() {
  const { t } = useTranslation('costs')
  const { money, number } = useFormat()
  const value = money(useMonthly('valuePerOrder'))
  const orders = useMonthly('ordersPerMonth')
  const month = money(useMonthly('paymentCost'))
  return t('payment.feeHow', { value, count: orders, figure: number(orders), month })
}
