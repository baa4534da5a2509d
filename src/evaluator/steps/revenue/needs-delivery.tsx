import { atom, useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '../../../domain/plan/plan'
import { isOftenNotSent } from '../../../domain/reference/not-sent'
import { SwitchField } from '../../fields/switch-field'
import { planAtom } from '../../state/atoms'
import { Expander } from '../costs/expander'
import { useProduct } from '../costs/slices'

const storeCategoryAtom = atom((get) => get(planAtom).productCategory)
const nameOf = (product: Product) => product.name.trim()
const categoryOf = (product: Product) => product.category
const isSentOf = (product: Product) => product.needsDelivery

/**
 * Whether a product is sent. Stores of files, courses and services are asked at once, the others find it among the
 * product's options. It stays where it was when it is turned, so that the keyboard is not lost.
 */
export function NeedsDelivery({ index }: { index: number }) {
  const { t } = useTranslation('revenue')
  const name = useProduct(index, nameOf) || t('product.unnamed', { number: index + 1 })
  const ownCategory = useProduct(index, categoryOf)
  const storeCategory = useAtomValue(storeCategoryAtom)
  const isSent = useProduct(index, isSentOf)
  const [wasOff] = useState(isSent === false)
  const field = <SwitchField path={`products.${index}.needsDelivery`} hint={t('hints.needsDelivery')} />
  if (wasOff || isOftenNotSent(storeCategory) || isOftenNotSent(ownCategory)) return field
  return (
    <Expander label={t('product.more')} of={name}>
      {field}
    </Expander>
  )
}
