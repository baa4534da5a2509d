import { useStore } from 'jotai'
import { trpc } from '../../../api'
import { maxGivenMonths } from '../../../domain/actuals/compared-month'
import { type ExportedMonth, exportedMonths } from '../../../domain/actuals/exported-months'
import { monthsOf } from '../../../domain/actuals/month-figures'
import { storedPlan } from '../../../domain/plan/evaluator-defaults'
import type { Plan } from '../../../domain/plan/plan'
import { useSaveSession } from '../../saving/session-context'
import { planAtom } from '../../state/atoms'

/** Loads the plan that a month was closed beside; null where that is kept no longer. */
export function usePlanOfRecord(): (versionId: string | null) => Promise<Plan | null> {
  const { client } = trpc.useUtils()
  const { id } = useSaveSession().project
  return async (versionId) => {
    if (versionId === null) return null
    return storedPlan((await client.projects.versions.get.query({ id, versionId })).projectData).plan
  }
}

/** Gives the actual months of the open project beside their plans, for what is made of the plan. */
export function useProjectMonths(): () => Promise<ExportedMonth[]> {
  const store = useStore()
  const { client } = trpc.useUtils()
  const { id } = useSaveSession().project
  const planOfRecord = usePlanOfRecord()
  return async () => {
    const { months, closed } = await client.actuals.list.query({ id })
    const given = monthsOf(months).slice(0, maxGivenMonths)
    const present = store.get(planAtom)
    const records = new Map<string, Plan>()
    // As on the page: what is kept no longer leaves the present plan.
    for (const { month, versionId } of closed)
      if (given.includes(month)) records.set(month, (await planOfRecord(versionId).catch(() => null)) ?? present)
    return exportedMonths(months, present, records)
  }
}
