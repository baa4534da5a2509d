import { type OrderState, orderStates } from '../../../domain/actuals/month'
import { isRecord } from '../../../domain/numbers'
import { type ColumnNames, columnNamesIn } from '../../../files/actuals/formats/mapped-format'

// What was answered about files on this device is not asked again. Of too many answers the oldest go.

const columnsKey = 'mizan.salesColumns'
const statusesKey = 'mizan.salesStatuses'
const [maxColumns, maxStatuses] = [20, 100]

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // Storage is blocked.
  }
}

function store(key: string, answers: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers))
  } catch {
    // They are asked for again next time.
  }
}

/** The columns of tables that were named on this device. */
export const rememberedColumns = (): ColumnNames[] => columnNamesIn(stored(columnsKey))

export const rememberColumns = (all: readonly ColumnNames[]): void => store(columnsKey, all.slice(-maxColumns))

/** What was said that statuses mean, by the status as files write it. */
export type Statuses = Readonly<Record<string, OrderState>>

export function rememberedStatuses(): Statuses {
  try {
    const known: unknown = JSON.parse(stored(statusesKey) ?? '{}')
    const entries = isRecord(known) ? Object.entries(known) : []
    return Object.fromEntries(
      entries.flatMap(([status, said]) => {
        const state = orderStates.find((one) => one === said)
        return state ? [[status, state]] : []
      }),
    )
  } catch {
    return {}
  }
}

export const rememberStatuses = (all: Statuses): void =>
  store(statusesKey, Object.fromEntries(Object.entries(all).slice(-maxStatuses)))
