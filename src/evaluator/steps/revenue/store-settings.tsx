import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'
import { useField } from '../../fields/field-atom'
import { NumberField } from '../../fields/number-field'
import { useFormat } from '../../state/use-format'
import { Computed } from '../costs/computed'
import { FieldsGrid } from '../costs/fields-grid'
import { useMonthly } from '../costs/slices'
import { NewCustomersField } from './new-customers-field'
import { VatRegistration } from './vat-registration'

/** What holds for every order: tax, delivery charge, items, and who the customers are. */
export function StoreSettings() {
  const { t } = useTranslation('revenue')
  const { currency } = useFormat()
  return (
    <Panel title={t('store')} intro={t('storeIntro')}>
      <VatRegistration />
      <FieldsGrid>
        <NumberField path="vatPct" unit="%" hint={t('hints.vatPct')} />
        <NumberField
          path="customerShippingChargeInclVAT"
          unit={currency}
          hint={t('hints.customerShippingChargeInclVAT')}
        />
        <NumberField path="avgUnitsPerOrder" counts="units" emptyValue={1} hint={t('hints.avgUnitsPerOrder')} />
        <Orders />
        <NumberField path="firstOrderDiscountPct" unit="%" hint={t('hints.firstOrderDiscountPct')} />
        <NewCustomersField />
      </FieldsGrid>
    </Panel>
  )
}

/** The orders that units and items per order make. */
function Orders() {
  const { t } = useTranslation('revenue')
  const { number } = useFormat()
  const units = useMonthly('totalUnits')
  const orders = useMonthly('ordersPerMonth')
  const [items] = useField('avgUnitsPerOrder')
  if (units === 0) return <Computed label={t('orders.label')} value={number(null)} note={t('orders.none')} />
  return (
    <Computed
      label={t('orders.label')}
      value={number(orders)}
      how={<p>{t('orders.how', { units: number(units), items: number(Math.max(items, 1)) })}</p>}
    />
  )
}
