import { atom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productCategories } from '../../../domain/options'
import type { Product } from '../../../domain/plan/plan'
import { isOftenNotSent } from '../../../domain/reference/not-sent'
import { SelectField } from '../../fields/choice-field'
import { SwitchField } from '../../fields/switch-field'
import { planAtom } from '../../state/atoms'
import { Expander } from '../costs/expander'
import { useProduct } from '../costs/slices'

const storeCategoryAtom = atom((get) => get(planAtom).productCategory)
const nameOf = (product: Product) => product.name.trim()
const categoryOf = (product: Product) => product.category
const isSentOf = (product: Product) => product.needsDelivery

/**
 * What most products have in common: the store's category, and that they are sent. Stores of files, courses and services are
 * asked at once whether a product is sent; that stays where it was when it is turned, so that the keyboard is not lost.
 */
export function ProductOptions({ index }: { index: number }) {
  const { t } = useTranslation(['revenue', 'options'])
  const name = useProduct(index, nameOf) || t('revenue:product.unnamed', { number: index + 1 })
  const ownCategory = useProduct(index, categoryOf)
  const storeCategory = useAtomValue(storeCategoryAtom)
  const isSent = useProduct(index, isSentOf)
  const [wasOff] = useState(isSent === false)
  const isAsked = wasOff || isOftenNotSent(storeCategory) || isOftenNotSent(ownCategory)
  const categories = productCategories.map((value) => ({ value, label: t(`options:productCategories.${value}`) }))
  const sending = <SwitchField path={`products.${index}.needsDelivery`} hint={t('revenue:hints.needsDelivery')} />
  return (
    <>
      {isAsked ? sending : null}
      <Expander label={t('revenue:product.more')} of={name}>
        <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">
          <SelectField path={`products.${index}.category`} choices={categories} />
          {isAsked ? null : sending}
        </div>
      </Expander>
    </>
  )
}
