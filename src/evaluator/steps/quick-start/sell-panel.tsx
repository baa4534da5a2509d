import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'
import { CategoryField } from '../../fields/category-field'
import { NumberField } from '../../fields/number-field'
import { ProductNameField } from '../../fields/product-name-field'
import { planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { paysGoodsVatAtom } from './bill-vat'
import { SaleAnswer } from './sale-answer'
import { RegistrationQuestion } from './store-panel'

const isRegisteredAtom = atom((get) => get(planAtom).vatRegistered)

/** The product, its price, its cost and its sales; what a sale leaves is answered while they are typed. */
export function SellPanel() {
  const { t } = useTranslation('quickStart')
  const { currency } = useFormat()
  const isRegistered = useAtomValue(isRegisteredAtom)
  const paysGoodsVat = useAtomValue(paysGoodsVatAtom)
  return (
    <Panel title={t('sell.title')} intro={t('sell.intro')}>
      <div className="mb-4 grid items-start gap-4 sm:grid-cols-2">
        <ProductNameField label={t('sell.product')} placeholder={t('sell.productExample')} optional />
        <CategoryField label={t('sell.category')} none={t('sell.noCategory')} optional />
      </div>
      <div className="mb-4">
        <RegistrationQuestion />
      </div>
      <div className="@container">
        <div className="grid items-start gap-4 @xl:grid-cols-3">
          <NumberField
            path="products.0.unitPriceInclVAT"
            label={isRegistered ? t('sell.price') : t('sell.priceExVat')}
            unit={currency}
            emptyWhenZero
          />
          <NumberField
            path="products.0.exFactoryPrice"
            label={t('sell.cost')}
            unit={currency}
            emptyWhenZero
            mark={<span className="block text-muted">{t(paysGoodsVat ? 'sell.costHintExVat' : 'sell.costHint')}</span>}
          />
          <NumberField path="products.0.unitsPerMonth" label={t('sell.units')} counts="units" emptyWhenZero />
        </div>
      </div>
      <SaleAnswer />
    </Panel>
  )
}
