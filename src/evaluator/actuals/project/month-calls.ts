import type { RouterOutputs, trpc } from '../../../api'
import { withRows } from '../../../domain/actuals/month'
import { inParts } from '../../saving/guest/device-actuals'
import type { Months } from '../months'

export type MonthCalls = Pick<Months, 'put' | 'remove' | 'close' | 'reopen' | 'keepVersion'>

type Utils = ReturnType<typeof trpc.useUtils>
type Listed = RouterOutputs['actuals']['list']
type Calls = Pick<Utils['client']['actuals'], 'put' | 'remove' | 'close' | 'reopen'> &
  Pick<Utils['client']['projects']['versions'], 'keep'>

/** The list of months that the page shows. */
interface ShownList {
  cancel: (of: { id: string }) => Promise<void>
  setData: (of: { id: string }, change: (known: Listed | undefined) => Listed | undefined) => void
  invalidate: (of: { id: string }) => Promise<void>
}

/** The plan on the screen. */
interface OpenPlan {
  id: string
  planText: () => string
  /** Whether the server has all of it, after sending what was unsaved. */
  saveAll: () => Promise<boolean>
}

/**
 * What changes the months of a project. A row is sent whole: what is put is shown at once, so that the next figure that is typed
 * adds to it, and calls arrive in the order in which they were made. Once none is under way, what is kept is shown again.
 */
export function monthCalls(
  { id, planText, saveAll }: OpenPlan,
  calls: Calls,
  shown: ShownList,
  onRefused: (error: unknown) => void,
): MonthCalls {
  let last: Promise<unknown> = Promise.resolve()
  let underWay = 0
  async function change(call: () => Promise<unknown>) {
    underWay += 1
    const done = last.then(call)
    last = done.catch(() => {})
    try {
      await done
    } catch (error) {
      onRefused(error)
      throw error
    } finally {
      underWay -= 1
      if (underWay === 0) await shown.invalidate({ id })
    }
  }
  return {
    async put(rows) {
      await shown.cancel({ id })
      shown.setData({ id }, (known) => known && { ...known, months: withRows(known.months, rows) })
      await change(async () => {
        for (const months of inParts(rows)) await calls.put.mutate({ id, months })
      })
    },
    remove: (month, source) => change(() => calls.remove.mutate({ id, month, ...(source && { source }) })),
    async close(month, name) {
      if (await saveAll()) await change(() => calls.close.mutate({ id, month, name }))
    },
    reopen: (month) => change(() => calls.reopen.mutate({ id, month })),
    keepVersion(name) {
      const projectData = planText()
      return change(() => calls.keep.mutate({ id, name, projectData }))
    },
  }
}
