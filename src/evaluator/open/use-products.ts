import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxProducts, type Plan } from '../../domain/plan/plan'
import { comparable } from '../../forms/files/products/columns'
import { groupedProduct, groupsOf, type ProductGroup } from '../../forms/files/products/group-products'
import { type ListedProduct, productsIn } from '../../forms/files/products/product-rows'
import { type Taking, withProducts } from '../../forms/files/products/with-products'

/** Whether the prices of the list contain VAT, once that was answered. */
export type VatAnswer = 'unanswered' | 'included' | 'excluded'
export type Selection = 'three' | 'groups'

function withFewest(plan: Plan, chosen: readonly ListedProduct[]): Taking['how'] {
  const names = new Set(plan.products.map(({ name }) => comparable(name)))
  const isUpdate = chosen.every(({ name }) => names.has(comparable(name)))
  // What stands there as an example was never a product of the store.
  const isExample = plan.products.every(({ id }) => plan.unanswered.includes(id))
  return isExample && !isUpdate ? 'replace' : 'add'
}

/** What is chosen of a list of products, and the plan that it makes. */
export function useProducts(rows: readonly (readonly string[])[], plan: Plan) {
  const { t } = useTranslation('files')
  const list = useMemo(() => productsIn(rows), [rows])
  const isLong = list.products.length > maxProducts
  const [selection, setSelection] = useState<Selection>('three')
  const [ticked, setTicked] = useState<readonly ListedProduct[]>(() => (isLong ? [] : list.products))
  const [vat, setVat] = useState<VatAnswer>(plan.vatRegistered ? 'unanswered' : 'included')
  const [usesSalePrice, setUsesSalePrice] = useState(true)
  const [how, setHow] = useState<Taking['how']>(() => withFewest(plan, list.products))

  const nameOf = ({ category, products }: ProductGroup) =>
    category ||
    t('products.groupName', {
      name: products[0]?.name ?? '',
      count: products.length - 1,
      // It becomes a product's name: no marks around what stands in it.
      interpolation: { escapeValue: false },
    })
  const groups = useMemo(() => groupsOf(list.products), [list])
  const grouped = groups.flatMap((group) => {
    const product = groupedProduct(group, group.products.length > 1 ? nameOf(group) : (group.products[0]?.name ?? ''))
    return product ? [{ product, count: group.products.length }] : []
  })
  const tick = (product: ListedProduct, isTicked: boolean) =>
    setTicked((now) => (isTicked ? [...now, product] : now.filter((other) => other !== product)))
  const chosen =
    isLong && selection === 'groups'
      ? grouped.map(({ product }) => product)
      : // In the order of the list, however they were ticked.
        list.products.filter((product) => ticked.includes(product))
  const after = withProducts(plan, chosen, { how, includesVat: vat !== 'excluded', usesSalePrice })
  return {
    list,
    isLong,
    selection,
    setSelection,
    ticked,
    tick,
    vat,
    setVat,
    usesSalePrice,
    setUsesSalePrice,
    how,
    setHow,
    grouped,
    chosen,
    after,
    isTooMany: after.products.length > maxProducts,
  }
}
