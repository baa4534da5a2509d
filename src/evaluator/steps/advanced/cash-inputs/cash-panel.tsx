import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { percentOf } from '../../../../domain/numbers'
import { Panel } from '../../../../ui/panel'
import { NumberField } from '../../../fields/number-field'
import { SwitchField } from '../../../fields/switch-field'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { FieldsGrid } from '../../costs/fields-grid'
import { advancedOnAtom } from '../analysis-switch'
import { LeadTimeOffer, TermsOffer } from './offers'

const enabledAtom = atom((get) => get(planAtom).cashPlan.enabled)
const paysAllAtOnceAtom = atom((get) => percentOf(get(planAtom).cashPlan.supplierDepositPct) === 100)

/** The question of the cash plan, and what only those type who want it. */
export function CashPanel() {
  const { t } = useTranslation('cashInputs')
  const enabled = useAtomValue(enabledAtom)
  return (
    <Panel title={t('title')} intro={t('intro')}>
      <div className="flex flex-col gap-6">
        <SwitchField path="cashPlan.enabled" hint={t('hints.enabled')} />
        {enabled ? (
          <>
            <StartFields />
            <GoodsFields />
            <BillsFields />
          </>
        ) : null}
      </div>
    </Panel>
  )
}

function Group({ id, children }: { id: 'start' | 'goods' | 'bills'; children: ReactNode }) {
  const { t } = useTranslation('cashInputs')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold text-muted">{t(`groups.${id}`)}</legend>
      <FieldsGrid>{children}</FieldsGrid>
    </fieldset>
  )
}

type MonthsField = 'months' | 'leadTimeMonths' | 'stockCoverMonths' | 'openingStockMonths' | 'preLaunchMonths'

/** A number of whole months. */
function MonthsOf({ field }: { field: MonthsField }) {
  const { t } = useTranslation('cashInputs')
  return <NumberField path={`cashPlan.${field}`} counts="months" whole stepped hint={t(`hints.${field}`)} />
}

function StartFields() {
  const { t } = useTranslation('cashInputs')
  const { currency } = useFormat()
  const advancedOn = useAtomValue(advancedOnAtom)
  return (
    <Group id="start">
      <NumberField path="cashPlan.openingCash" unit={currency} hint={t('hints.openingCash')} emptyWhenZero stepped />
      <MonthsOf field="months" />
      {advancedOn ? (
        <>
          <SwitchField path="cashPlan.startsWithNoCustomers" hint={t('hints.startsWithNoCustomers')} />
          <SwitchField path="cashPlan.withGrowth" hint={t('hints.withGrowth')} />
        </>
      ) : null}
    </Group>
  )
}

function GoodsFields() {
  const { t } = useTranslation('cashInputs')
  const paysAllAtOnce = useAtomValue(paysAllAtOnceAtom)
  return (
    <Group id="goods">
      <div>
        <MonthsOf field="leadTimeMonths" />
        <LeadTimeOffer />
      </div>
      <MonthsOf field="stockCoverMonths" />
      <MonthsOf field="openingStockMonths" />
      <NumberField
        path="cashPlan.supplierDepositPct"
        unit="%"
        hint={t('hints.supplierDepositPct')}
        emptyValue={100}
        stepped
      />
      <div>
        <NumberField
          path="cashPlan.supplierBalanceDays"
          counts="days"
          whole
          stepped
          hint={
            <>
              {t('hints.supplierBalanceDays')}
              {paysAllAtOnce ? <span className="block">{t('needsBalance')}</span> : null}
            </>
          }
        />
        <TermsOffer />
      </div>
    </Group>
  )
}

function BillsFields() {
  const { t } = useTranslation('cashInputs')
  return (
    <Group id="bills">
      <MonthsOf field="preLaunchMonths" />
      <NumberField path="cashPlan.annualBillsMonth" hint={t('hints.annualBillsMonth')} whole stepped />
    </Group>
  )
}
