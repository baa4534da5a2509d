import { type OverheadId, opsOverheadIds, overheadIds, techOverheadIds } from '../options'
import type { CustomOverhead, OverheadItem, Overheads, Plan } from './plan'

/** Government fees carry no VAT: its bill is not asked about, and what is stored of it is not read. */
export const overheadWithoutVat = 'governmentLicences' satisfies OverheadId

/** Overheads in the order of the form, and of every list of them: the known ones of a group, then the founder's own. */
export const overheadGroups = [
  { ids: techOverheadIds, list: 'customOverheadsTech', isTech: true },
  { ids: opsOverheadIds, list: 'customOverheadsOps', isTech: false },
] as const

export type CustomOverheadList = (typeof overheadGroups)[number]['list']

/** Where an overhead stands in the plan: 'overheads.domain', 'customOverheadsTech.0'. */
export type OverheadPath = `overheads.${OverheadId}` | `${CustomOverheadList}.${number}`

/** An overhead with its place; `id` where it is a known one, otherwise it has the name that it was given. */
export type PlacedOverhead = { path: OverheadPath; isTech: boolean } & (
  | { id: OverheadId; item: OverheadItem }
  | { id: null; item: CustomOverhead }
)

/** All overheads of a plan, in their order. */
export function placedOverheads(plan: Pick<Plan, 'overheads' | CustomOverheadList>): PlacedOverhead[] {
  return overheadGroups.flatMap(({ ids, list, isTech }): PlacedOverhead[] => [
    ...ids.map((id) => ({ path: `overheads.${id}` as const, isTech, id, item: plan.overheads[id] })),
    ...plan[list].map((item, at) => ({ path: `${list}.${at}` as const, isTech, id: null, item })),
  ])
}

/** The plan with each of its overheads changed. */
export function withOverheads(plan: Plan, change: <T extends OverheadItem>(item: T) => T): Plan {
  const overheads: Overheads = { ...plan.overheads }
  for (const id of overheadIds) overheads[id] = change(overheads[id])
  return {
    ...plan,
    overheads,
    customOverheadsTech: plan.customOverheadsTech.map(change),
    customOverheadsOps: plan.customOverheadsOps.map(change),
  }
}
