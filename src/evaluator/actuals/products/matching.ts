import { type ActualMonth, type FounderMonth, type SoldProduct, soldKey } from '../../../domain/actuals/month'
import { countedParts, founderMonthOf, type Matches, matchesIn } from '../../../domain/actuals/month-figures'
import type { Plan } from '../../../domain/plan/plan'
import { comparable } from '../../../files/tables/columns'

/** The products that files say were sold in a month, and then the parts of bundles that count as these; those alike once. */
export function soldIn(rows: readonly ActualMonth[], month: string, matches: Matches): SoldProduct[] {
  const sold = rows.flatMap((row) => (row.kind === 'orders' && row.month === month ? (row.products ?? []) : []))
  const parts = sold.flatMap((one) => countedParts(one, matches) ?? [])
  const all = new Map<string, SoldProduct>()
  for (const one of [...sold, ...parts]) if (!all.has(soldKey(one))) all.set(soldKey(one), one)
  return [...all.values()]
}

/** The product of the plan that has a sold one's name, where one alone has it. */
function sameName(plan: Plan, { name }: SoldProduct): string | null {
  const alike = plan.products.filter((product) => comparable(product.name) === comparable(name))
  return name !== '' && alike.length === 1 ? (alike[0]?.id ?? null) : null
}

/** New rows, with what the founder's own say of products that are sold under the plan's names, and of bundles of such. */
export function withMatches(plan: Plan, known: readonly ActualMonth[], added: readonly ActualMonth[]): ActualMonth[] {
  const all = [...known, ...added]
  const founders = [...new Set(added.map(({ month }) => month))].flatMap((month): FounderMonth[] => {
    const own = founderMonthOf(all, month)
    const matches = matchesIn(all, month)
    const productOf = (sold: SoldProduct) => matches[soldKey(sold)] || sameName(plan, sold)
    const found = soldIn(added, month, {}).flatMap((sold): [string, string][] => {
      if (matches[soldKey(sold)] !== undefined) return []
      const id = productOf(sold) ?? (sold.parts?.every(productOf) ? '' : null)
      return id === null ? [] : [[soldKey(sold), id]]
    })
    return found.length > 0 ? [{ ...own, matches: { ...own.matches, ...Object.fromEntries(found) } }] : []
  })
  return [...added, ...founders]
}
