import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Advanced } from '../../../domain/model/evaluation'
import { NumberField } from '../../fields/number-field'
import { evaluationAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useMonthly } from '../costs/slices'
import { ImpliedShare } from './implied-share'
import { RiskLevelField } from './risk-level-field'
import { Setting } from './setting'
import { SettingGroup } from './setting-group'

/** One figure of the analysis; null while it is off. */
function useAdvanced<K extends keyof Advanced>(key: K): Advanced[K] | null {
  return useAtomValue(useMemo(() => atom((get) => get(evaluationAtom).advanced?.[key] ?? null), [key]))
}

export function CustomersGroup() {
  const { t } = useTranslation('advanced')
  const { number } = useFormat()
  return (
    <SettingGroup id="customers" figure={number(useAdvanced('avgOrdersPerCustomer'))} notice={<ImpliedShare />}>
      <Setting field="avgCustomerLifespanMonths" counts="months" />
      <Setting field="repeatOrderRate" unit={t('yearly')} />
    </SettingGroup>
  )
}

export function StockGroup() {
  const { t } = useTranslation('advanced')
  const { number } = useFormat()
  return (
    <SettingGroup id="stock" figure={number(useAdvanced('cashConversionCycleDays'), { max: 0 })}>
      <Setting field="inventoryTurnoverRate" unit={t('yearly')} />
      <Setting field="inventoryCarryingCostPct" unit="%" />
      <Setting field="importLeadTimeMonths" counts="months" />
      <Setting field="supplierPaymentTermsDays" counts="days" />
      <Setting field="customerPaymentTermsDays" counts="days" />
    </SettingGroup>
  )
}

export function ReturnsGroup() {
  const { t } = useTranslation('advanced')
  const { money, currency } = useFormat()
  const returnsMo = useAdvanced('returnsMo')
  const hasUnits = useMonthly('totalUnits') > 0
  return (
    <SettingGroup id="returns" figure={money(hasUnits ? returnsMo : null)}>
      <Setting field="expectedReturnRate" unit="%" />
      <Setting field="returnProcessingCost" unit={currency} />
      <NumberField path="returnsUnsellablePct" unit="%" stepped emptyWhenZero hint={t('unsellableHint')} />
    </SettingGroup>
  )
}

export function GrowthGroup() {
  const { t } = useTranslation('advanced')
  return (
    <SettingGroup id="growth" figure={useCashBack()}>
      <Setting field="monthlyGrowthRate" unit="%" />
      <Setting field="seasonalityFactor" unit={t('times')} />
      <Setting field="planningHorizonMonths" counts="months" />
      <RiskLevelField />
    </SettingGroup>
  )
}

const hasCashPlanAtom = atom((get) => get(evaluationAtom).cashPlan !== null)

/** The month in which the cash is back, in words. */
function useCashBack(): string {
  const { t } = useTranslation('advanced')
  const { number } = useFormat()
  const month = useAdvanced('cashBreakevenMonth')
  const hasUnits = useMonthly('totalUnits') > 0
  // Cash by month says it with dates of payment; this is the curve without them.
  const hasCashPlan = useAtomValue(hasCashPlanAtom)
  if (!hasUnits) return number(null)
  if (month === null) return t('figures.growthNever')
  return t(hasCashPlan ? 'figures.growthEstimate' : 'figures.growthMonth', { month: number(month) })
}
