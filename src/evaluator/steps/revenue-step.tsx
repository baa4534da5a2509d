import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../ui/panel'
import { planAtom } from '../atoms'
import { NumberField } from '../fields/number-field'
import { useFormat } from '../use-format'

/** Step 2: prices and sales. */
export function RevenueStep() {
  const { t } = useTranslation('revenue')
  const products = useAtomValue(planAtom).products
  const { currency } = useFormat()
  return (
    <>
      <Panel title={t('portfolio')} intro={t('portfolioIntro')}>
        <ul className="flex flex-col gap-6">
          {products.map((product, index) => (
            <li key={product.id}>
              <h4 className="mb-2 font-semibold">
                <bdi>{product.name}</bdi>
              </h4>
              <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
                <NumberField path={`products.${index}.unitPriceInclVAT`} unit={currency} emptyWhenZero />
                <NumberField path={`products.${index}.unitsPerMonth`} unit={t('unitsUnit')} emptyWhenZero />
              </div>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={t('store')}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <NumberField path="vatPct" unit="%" />
          <NumberField path="customerShippingChargeInclVAT" unit={currency} />
          <NumberField path="avgUnitsPerOrder" emptyValue={1} />
          <NumberField path="firstOrderDiscountPct" unit="%" />
          <NumberField path="firstOrderSharePct" unit="%" />
        </div>
      </Panel>
    </>
  )
}
