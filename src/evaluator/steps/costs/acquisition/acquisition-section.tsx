import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { amountOf, percentOf } from '../../../../domain/numbers'
import { countAsShown } from '../../../../i18n/format'
import { useField } from '../../../fields/field-atom'
import { NumberField } from '../../../fields/number-field'
import { useFormat } from '../../../state/use-format'
import { CacExampleMark } from '../../questions/question-parts'
import { Computed } from '../computed'
import { CostSection } from '../cost-section'
import { FieldsGrid } from '../fields-grid'
import { costFactorAtom, useMonthly } from '../slices'
import { Subtotal } from '../subtotal'
import { BudgetAid } from './budget-aid'
import { CacRange } from './cac-range'
import { BreakEvenRoas, HighestCac } from './order-limits'

/** What winning customers costs: by customer, and on top of that by month. */
export function AcquisitionSection() {
  const { t } = useTranslation('costs')
  const { currency } = useFormat()
  return (
    <CostSection id="acquisition" title={t('acquisition.title')} subtotal={<MarketingSubtotal />}>
      <FieldsGrid>
        <div className="flex flex-col gap-2">
          <NumberField
            path="customerAcquisitionCost"
            unit={currency}
            hint={t('hints.customerAcquisitionCost')}
            aside={<CacExampleMark />}
          />
          <CacRange />
          <BudgetAid />
          <HighestCac />
        </div>
        <div className="flex flex-col gap-4">
          <NewCustomers />
          <Budget />
          <BreakEvenRoas />
        </div>
      </FieldsGrid>
      <div className="border-t border-line pt-4">
        <h3 className="font-semibold">{t('acquisition.fixed')}</h3>
        <p className="mb-3 max-w-line text-small text-muted">{t('acquisition.twice')}</p>
        <FieldsGrid>
          <NumberField path="influencersMo" unit={currency} emptyWhenZero />
          <NumberField path="paidAdsMo" unit={currency} emptyWhenZero />
        </FieldsGrid>
      </div>
      <FieldsGrid>
        <Blended />
      </FieldsGrid>
    </CostSection>
  )
}

/** All marketing of a month: what follows from new customers, and what is spent anyway. */
function useMarketing(): number {
  return useMonthly('customersMo')
}

function MarketingSubtotal() {
  return <Subtotal value={useMarketing()} per="month" />
}

function NewCustomers() {
  const { t } = useTranslation('costs')
  const { number } = useFormat()
  const customers = useMonthly('newCustomersPerMonth')
  const hasOrders = useMonthly('ordersPerMonth') > 0
  const none = hasOrders ? t('acquisition.noNewCustomers') : t('needsUnits')
  return (
    <Computed
      label={t('acquisition.newCustomers')}
      value={number(customers)}
      how={hasOrders ? <NewCustomersHow /> : undefined}
      note={customers === 0 ? none : undefined}
    />
  )
}

export function NewCustomersHow() {
  const { t } = useTranslation('costs')
  const { number, percent } = useFormat()
  const [share] = useField('firstOrderSharePct')
  const orders = useMonthly('ordersPerMonth')
  const delivered = useMonthly('deliveredOrdersMo')
  const figures = { figure: number(delivered), share: percent(amountOf(share)) }
  if (delivered < orders) return t('acquisition.newCustomersDelivered', figures)
  return t('acquisition.newCustomersHow', { count: orders, ...figures })
}

function Budget() {
  const { t } = useTranslation('costs')
  const { money } = useFormat()
  return <Computed label={t('acquisition.budget')} value={money(useMonthly('cacVariableCost'))} how={<BudgetHow />} />
}

export function BudgetHow() {
  const { t } = useTranslation('costs')
  const { number, money } = useFormat()
  const cost = money(amountOf(useField('customerAcquisitionCost')[0]) * useAtomValue(costFactorAtom))
  const [share] = useField('firstOrderSharePct')
  const orders = useMonthly('ordersPerMonth')
  const customers = useMonthly('newCustomersPerMonth')
  const refused = useMonthly('refusedOrdersMo')
  // Advertising is paid for refused orders as well.
  if (refused > 0) return t('acquisition.budgetPlaced', { orders: number((orders * percentOf(share)) / 100), cost })
  return t('acquisition.budgetHow', { customers: number(customers), cost })
}

function Blended() {
  const { t } = useTranslation('costs')
  const { money, number } = useFormat()
  const blended = useMonthly('weightedCAC')
  const customers = useMonthly('newCustomersPerMonth')
  const total = money(useMarketing())
  if (blended === null) return null
  return (
    <Computed
      label={t('acquisition.blended')}
      value={money(blended)}
      how={t('acquisition.blendedHow', { total, count: countAsShown(customers), figure: number(customers) })}
    />
  )
}
