import type { ComponentType } from 'react'
import { trpc } from '../../api'
import type { Column } from '../list/data-table'
import { type DataKind, useDataOutcome } from './use-writes'

/** What every row of reference data has. */
export interface ReferenceRow {
  id: string
  isActive: boolean
}

/** The list of one kind, as it was asked for. */
interface RowList<Row> {
  data: readonly Row[] | undefined
  isError: boolean
  refetch: () => Promise<unknown>
}

type Outcome = ReturnType<typeof useDataOutcome>['create']

interface Mutation<Input> {
  mutateAsync(input: Input): Promise<unknown>
  isPending: boolean
}

/** What the four routers of reference data have in common, as the client sees it. */
interface ReferenceCalls<Row, Values> {
  list: { useQuery(): RowList<Row> }
  create: { useMutation(outcome: Outcome): Mutation<Values> }
  update: { useMutation(outcome: Outcome): Mutation<(Values | { isActive: boolean }) & { id: string }> }
  delete: { useMutation(outcome: Outcome): Mutation<{ id: string }> }
}

export interface ReferenceFormProps<Row, Values> {
  /** The row that is edited in a dialog; without it one is added. */
  row?: Row
  rows: readonly Row[]
  /** Adds the row, or changes the one with the id. */
  save: (values: Values, id: string | undefined) => Promise<void>
  isSaving: boolean
  /** Why saving failed, where no field says it. */
  failureText: (error: unknown) => string
  onCancel?: () => void
}

/** One kind of reference data: everything in which its screen differs from the others. */
export interface ReferenceKind<Row extends ReferenceRow, Values> {
  words: DataKind
  router: 'categoryBenchmarks' | 'defaultCosts' | 'teamTemplates' | 'overheadDefaults'
  calls: ReferenceCalls<Row, Values>
  useNameOf: () => (row: Row) => string
  useColumns: (nameOf: (row: Row) => string) => Column<Row>[]
  /** Active, yet without effect: a later row is for the same. */
  isOverridden?: (row: Row, rows: readonly Row[]) => boolean
  Form: ComponentType<ReferenceFormProps<Row, Values>>
}

/** The rows of a kind, and what changes them. */
export function useReference<Row extends ReferenceRow, Values>(kind: ReferenceKind<Row, Values>) {
  const { words, router, calls } = kind
  const { admin } = trpc.useUtils()
  const outcome = useDataOutcome(words, () => admin[router].list.invalidate())
  const list = calls.list.useQuery()
  const create = calls.create.useMutation(outcome.create)
  const update = calls.update.useMutation(outcome.update)
  const flip = calls.update.useMutation(outcome.flip)
  const remove = calls.delete.useMutation(outcome.remove)
  return {
    list,
    isPending: flip.isPending || remove.isPending,
    isSaving: create.isPending || update.isPending,
    async save(values: Values, id: string | undefined) {
      if (id === undefined) await create.mutateAsync(values)
      else await update.mutateAsync({ ...values, id })
    },
    // How it went is told by a notice.
    toggle: ({ id, isActive }: Row) => void flip.mutateAsync({ id, isActive: !isActive }).catch(() => {}),
    remove: ({ id }: Row) => remove.mutateAsync({ id }),
  }
}
