import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isInSar } from '../../../domain/model/currency'
import { maxCards, maxProducts, type Plan } from '../../../domain/plan/plan'
import {
  countWithCost,
  groupedProduct,
  groupName,
  groupsOf,
  type ProductGroup,
} from '../../../files/tables/group-products'
import { type ListedProduct, productsIn } from '../../../files/tables/product-rows'
import { beyondLimit, isSameName, type Taking, withProducts } from '../../../files/tables/with-products'

/** Whether the prices of the list contain VAT, once that was answered. */
export type VatAnswer = 'unanswered' | 'included' | 'excluded'
export type Selection = 'each' | 'groups'

function withFewest(plan: Plan, chosen: readonly ListedProduct[]): Taking['how'] {
  const isUpdate = chosen.every(({ name }) => plan.products.some((product) => isSameName(product.name, name)))
  // What stands there as an example was never a product of the store.
  const isExample = plan.products.every(({ id }) => plan.unanswered.includes(id))
  return isExample && !isUpdate ? 'replace' : 'add'
}

/** What is chosen of a list of products, and the plan that it makes. */
export function useProducts(rows: readonly (readonly string[])[], plan: Plan) {
  const { t } = useTranslation('files')
  const list = useMemo(() => productsIn(rows, isInSar(plan)), [rows, plan])
  const isLong = list.products.length > maxCards
  const [selection, setSelection] = useState<Selection>('each')
  const [ticked, setTicked] = useState<ReadonlySet<ListedProduct>>(() => new Set(list.products.slice(0, maxProducts)))
  const [vat, setVat] = useState<VatAnswer>(plan.vatRegistered ? (list.vat ?? 'unanswered') : 'included')
  const [usesSalePrice, setUsesSalePrice] = useState(true)
  const [how, setHow] = useState<Taking['how']>(() => withFewest(plan, list.products))

  const nameOf = ({ category, products }: ProductGroup) =>
    groupName(category || (products[0]?.name ?? ''), (name) =>
      category || products.length === 1
        ? name
        : t('products.groupName', {
            name,
            count: products.length - 1,
            // It becomes a product's name: no marks around what stands in it.
            interpolation: { escapeValue: false },
          }),
    )
  const groups = useMemo(() => groupsOf(list.products), [list])
  const grouped = groups.flatMap((group) => {
    const product = groupedProduct(group, nameOf(group))
    return product ? [{ product, count: group.products.length, withCost: countWithCost(group) }] : []
  })
  const tick = (product: ListedProduct, isTicked: boolean) =>
    setTicked((now) => new Set(isTicked ? [...now, product] : [...now].filter((other) => other !== product)))
  const tickAll = (isTicked: boolean) => setTicked(new Set(isTicked ? list.products.slice(0, maxProducts) : []))
  const chosen =
    isLong && selection === 'groups'
      ? grouped.map(({ product }) => product)
      : // In the order of the list, however they were ticked.
        list.products.filter((product) => ticked.has(product))
  const taking = { how, includesVat: vat !== 'excluded', usesSalePrice }
  const after = withProducts(plan, chosen, taking)
  return {
    list,
    isLong,
    selection,
    setSelection,
    ticked,
    tick,
    tickAll,
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
    tooDear: beyondLimit(plan, chosen, taking),
  }
}
