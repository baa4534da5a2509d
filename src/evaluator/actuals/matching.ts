import { type ActualMonth, type FounderMonth, type SoldProduct, soldKey } from '../../domain/actuals/month'
import { founderMonthOf } from '../../domain/actuals/month-figures'
import type { Plan } from '../../domain/plan/plan'
import { comparable } from '../../files/tables/columns'

/** The products that files say were sold in a month, those alike once. */
export function soldIn(rows: readonly ActualMonth[], month: string): SoldProduct[] {
  const sold = rows.flatMap((row) => (row.kind === 'orders' && row.month === month ? (row.products ?? []) : []))
  return [...new Map(sold.map((one) => [soldKey(one), one])).values()]
}

/** The product of the plan that has a sold one's name, where one alone has it. */
function sameName(plan: Plan, { name }: SoldProduct): string | null {
  const alike = plan.products.filter((product) => comparable(product.name) === comparable(name))
  return name !== '' && alike.length === 1 ? (alike[0]?.id ?? null) : null
}

/** New rows, with what the founder's own say of products that are sold under the plan's names. */
export function withMatches(plan: Plan, known: readonly ActualMonth[], added: readonly ActualMonth[]): ActualMonth[] {
  const all = [...known, ...added]
  const founders = [...new Set(added.map(({ month }) => month))].flatMap((month): FounderMonth[] => {
    const own = founderMonthOf(all, month)
    const found = soldIn(added, month).flatMap((sold): [string, string][] => {
      const id = own.matches[soldKey(sold)] === undefined ? sameName(plan, sold) : null
      return id === null ? [] : [[soldKey(sold), id]]
    })
    return found.length > 0 ? [{ ...own, matches: { ...own.matches, ...Object.fromEntries(found) } }] : []
  })
  return [...added, ...founders]
}
