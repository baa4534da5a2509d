import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { Field } from '../../../../ui/inputs/field'
import { NumberBox } from '../../../../ui/inputs/number-box'
import { useField } from '../../../fields/field-atom'
import { useFormat } from '../../../state/use-format'
import { Expander } from '../expander'

/** For those who know what they spend and not what a customer costs: the one divided by the customers that it brings. */
export function BudgetAid() {
  const { t } = useTranslation('costs')
  return (
    <Expander label={t('acquisition.aid.open')} of={t('acquisition.title')}>
      <Division />
    </Expander>
  )
}

function Division() {
  const { t } = useTranslation('costs')
  const { currency, money } = useFormat()
  const [budget, setBudget] = useState(0)
  const [customers, setCustomers] = useState(0)
  const [cost, setCost] = useField('customerAcquisitionCost')
  const ids = useId()
  const each = budget > 0 && customers > 0 ? Math.round((budget / customers) * 100) / 100 : null
  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-3">
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <Field id={`${ids}-budget`} label={t('acquisition.aid.budget')}>
          {({ id }) => <NumberBox id={id} value={budget} onChange={setBudget} unit={currency} emptyWhenZero />}
        </Field>
        <Field id={`${ids}-customers`} label={t('acquisition.aid.customers')}>
          {({ id }) => <NumberBox id={id} value={customers} onChange={setCustomers} emptyWhenZero />}
        </Field>
      </div>
      <div role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 empty:hidden">
        {each === null ? null : <p className="text-small">{t('acquisition.aid.each', { amount: money(each) })}</p>}
        {each === null || each === cost ? null : (
          <Button onClick={() => setCost(each)}>{t('acquisition.aid.take', { amount: money(each) })}</Button>
        )}
      </div>
    </div>
  )
}
