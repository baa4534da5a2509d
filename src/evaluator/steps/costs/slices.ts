import { type Atom, atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'
import { overheadCosts } from '../../../domain/model/amortized-expenses'
import { isInSar } from '../../../domain/model/currency'
import type { BottomLine, Monthly } from '../../../domain/model/evaluation'
import { costFactorOf, memberInsurancesOf, productSalesOf } from '../../../domain/model/generated/slices.gen'
import type { Plan, Product } from '../../../domain/plan/plan'
import { evaluationAtom, planAtom } from '../../state/atoms'

/** One result of the month; a component that reads it is drawn again only when this figure changes. */
export function useMonthly<K extends keyof Monthly>(key: K): Monthly[K] {
  return useAtomValue(useMemo(() => atom((get) => get(evaluationAtom).monthly[key]), [key]))
}

/** The same of the month after returns and inventory. */
export function useBottomLine<K extends keyof BottomLine>(key: K): BottomLine[K] {
  return useAtomValue(useMemo(() => atom((get) => get(evaluationAtom).bottomLine[key]), [key]))
}

const productAtoms = new Map<number, Atom<Product | undefined>>()

/** The product at a place: one atom for all that read it, so that a key asks nothing of the other products. */
function productAtom(index: number): Atom<Product | undefined> {
  const known = productAtoms.get(index) ?? atom((get) => get(planAtom).products[index])
  productAtoms.set(index, known)
  return known
}

/** What a product gives; `read` is a function outside the component. Undefined once the product is gone. */
export function useProduct<T>(index: number, read: (product: Product) => T): T | undefined {
  const slice = useMemo(
    () =>
      atom((get) => {
        const product = get(productAtom(index))
        return product && read(product)
      }),
    [index, read],
  )
  return useAtomValue(slice)
}

/** Limits and examples in SAR say nothing about money of another currency. */
export const isSarAtom = atom((get) => isInSar(get(planAtom)))

/** What an amount that was typed without VAT is multiplied by to become a cost: 1 while VAT on bills comes back. */
export const costFactorAtom = atom((get) => costFactorOf(get(planAtom)))

/** What each product sells for in a month at full price, by its place in the plan. */
export const productSalesAtom = atom((get) => productSalesOf(get(planAtom)))

const hasSameOverheads = (one: Plan, other: Plan) =>
  (['overheads', 'customOverheadsTech', 'customOverheadsOps'] as const).every((list) => one[list] === other[list])

/** The plan as it was when an overhead last changed: what is worked out of these alone is not worked out with every key. */
export const overheadsPlanAtom = selectAtom(planAtom, (plan) => plan, hasSameOverheads)

/** What each overhead costs a month before VAT, by its place in the plan. */
export const monthlyAmountsAtom = atom(
  (get) => new Map<string, number>(overheadCosts(get(overheadsPlanAtom)).map(({ path, monthly }) => [path, monthly])),
)

/** The social insurance of each member of the team, a month, by its place in the plan. */
export const memberInsurancesAtom = atom((get) => memberInsurancesOf(get(planAtom)))

export type ElementList = 'products' | 'customOverheadsTech' | 'customOverheadsOps' | 'team'

const idsIn = (list: ElementList) => (plan: Plan) => plan[list].map(({ id }) => id)
const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

const idsAtoms = {
  products: selectAtom(planAtom, idsIn('products'), isSameList),
  customOverheadsTech: selectAtom(planAtom, idsIn('customOverheadsTech'), isSameList),
  customOverheadsOps: selectAtom(planAtom, idsIn('customOverheadsOps'), isSameList),
  team: selectAtom(planAtom, idsIn('team'), isSameList),
}

/** The ids of a list's elements: the list is drawn again when one comes or goes, not when one is typed in. */
export function useElementIds(list: ElementList): readonly string[] {
  return useAtomValue(idsAtoms[list])
}
