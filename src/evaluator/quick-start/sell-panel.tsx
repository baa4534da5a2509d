import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { withProductName } from '../../domain/quick-start/begun-plan'
import { Field } from '../../ui/inputs/field'
import { TextBox } from '../../ui/inputs/text-box'
import { Panel } from '../../ui/panel'
import { CategoryField } from '../fields/category-field'
import { useFindings } from '../fields/field-atom'
import { useMessages } from '../fields/messages'
import { NumberField } from '../fields/number-field'
import { planAtom } from '../state/atoms'
import { editAtom } from '../state/undo'
import { useFormat } from '../state/use-format'
import { SaleAnswer } from './sale-answer'

const isRegisteredAtom = atom((get) => get(planAtom).vatRegistered)

/** The product, its price, its cost and its sales; what a sale leaves is answered while they are typed. */
export function SellPanel() {
  const { t } = useTranslation(['quickStart', 'common'])
  const { currency } = useFormat()
  const isRegistered = useAtomValue(isRegisteredAtom)
  return (
    <Panel title={t('sell.title')} intro={t('sell.intro')}>
      <div className="mb-4 grid items-start gap-4 sm:grid-cols-2">
        <ProductName />
        <CategoryField label={t('sell.category')} none={t('sell.noCategory')} />
      </div>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-4">
        <NumberField
          path="products.0.unitPriceInclVAT"
          label={isRegistered ? t('sell.price') : t('sell.priceExVat')}
          unit={currency}
          emptyWhenZero
        />
        <NumberField path="products.0.exFactoryPrice" label={t('sell.cost')} unit={currency} emptyWhenZero />
        <NumberField path="products.0.unitsPerMonth" label={t('sell.units')} unit={t('common:units')} emptyWhenZero />
      </div>
      <p className="mt-2 text-small text-muted">{t('sell.costHint')}</p>
      <SaleAnswer />
    </Panel>
  )
}

const productNameAtom = atom(
  (get) => get(planAtom).productName,
  (get, set, name: string) => set(editAtom, { plan: withProductName(get(planAtom), name), place: 'productName' }),
)

/** Names what the store sells, and with it the first product. */
function ProductName() {
  const { t } = useTranslation('quickStart')
  const name = useAtomValue(productNameAtom)
  const setName = useSetAtom(productNameAtom)
  const { findings, onBlur } = useFindings('productName')
  // A missing name is filled in when the results are asked for: only what is wrong with a typed one is said.
  const messages = useMessages(name.trim() === '' ? [] : findings)
  return (
    <Field id="productName" label={t('sell.product')} messages={messages}>
      {({ id, describedBy, invalid }) => (
        <TextBox
          id={id}
          value={name}
          onChange={setName}
          onBlur={onBlur}
          placeholder={t('sell.productExample')}
          autoComplete="off"
          describedBy={describedBy}
          invalid={invalid}
        />
      )}
    </Field>
  )
}
