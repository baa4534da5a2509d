import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Modal } from '../../ui/modal'
import { Panel } from '../../ui/panel'
import type { Column } from '../list/data-table'
import { Listing } from '../list/listing'

/** What one kind of reference data needs of its table. */
interface Kept {
  id: string
  isActive: boolean
}

/** The list of one kind, as it was asked for. */
export interface KeptList<Row> {
  data: readonly Row[] | undefined
  isError: boolean
  refetch: () => Promise<unknown>
}

interface ManagerProps<Row extends Kept> {
  title: string
  intro: string
  empty: string
  /** The title of the dialog in which a row is edited. */
  editTitle: (name: string) => string
  list: KeptList<Row>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  /** Active, yet without effect: a later row is for the same. */
  isOverridden?: (row: Row) => boolean
  /** The form for a new row; `done` makes room for the next one. */
  addForm: (done: () => void) => ReactNode
  /** The form for a row that exists; `done` closes its dialog. */
  editForm: (row: Row, done: () => void) => ReactNode
  isPending: boolean
  onToggle: (row: Row) => void
  onDelete: (row: Row) => Promise<unknown>
}

/** One kind of reference data: a form to add to it, and what there is, each to be edited, switched off and deleted. */
export function Manager<Row extends Kept>(props: ManagerProps<Row>) {
  const { title, intro, empty, list, nameOf } = props
  const [added, setAdded] = useState(0)
  const [edited, setEdited] = useState<Row | null>(null)
  const [leaving, setLeaving] = useState<Row | null>(null)
  const columns = useColumns(props, setEdited, setLeaving)
  return (
    <Panel title={title} intro={intro}>
      <div key={added} className="mb-6 rounded-control bg-sunken p-4">
        {props.addForm(() => setAdded((count) => count + 1))}
      </div>
      <Listing
        caption={title}
        columns={columns}
        list={{
          rows: list.data,
          isFailed: list.isError,
          isOutdated: false,
          hasMore: false,
          isLoadingMore: false,
          more: () => {},
          retry: () => void list.refetch(),
        }}
        empty={empty}
      />
      {edited ? (
        <Modal title={props.editTitle(nameOf(edited))} onClose={() => setEdited(null)}>
          <div className="-mx-2 mt-4 max-h-[70dvh] overflow-y-auto px-2 pb-1">
            {props.editForm(edited, () => setEdited(null))}
          </div>
        </Modal>
      ) : null}
      {leaving ? (
        <DeleteDialog
          name={nameOf(leaving)}
          isPending={props.isPending}
          onDelete={() => props.onDelete(leaving)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </Panel>
  )
}

function useColumns<Row extends Kept>(
  { columns, nameOf, isOverridden, isPending, onToggle }: ManagerProps<Row>,
  edit: (row: Row) => void,
  remove: (row: Row) => void,
): Column<Row>[] {
  const { t } = useTranslation('adminData')
  const button = (row: Row, label: string, press: (row: Row) => void) => (
    <Button
      aria-disabled={isPending}
      aria-label={t('named', { action: label, name: nameOf(row) })}
      className="px-3! text-small! whitespace-nowrap"
      onClick={isPending ? undefined : () => press(row)}
    >
      {label}
    </Button>
  )
  const state = (row: Row) => (
    <span className="flex flex-wrap gap-1 whitespace-nowrap">
      <Badge tone={row.isActive ? 'good' : 'plain'}>{t(row.isActive ? 'active' : 'inactive')}</Badge>
      {isOverridden?.(row) ? <Badge>{t('overridden')}</Badge> : null}
    </span>
  )
  const actions = (row: Row) => (
    <span className="flex gap-1">
      {button(row, t('edit'), edit)}
      {button(row, t(row.isActive ? 'deactivate' : 'activate'), onToggle)}
      {button(row, t('delete'), remove)}
    </span>
  )
  return [
    ...columns,
    { id: 'state', header: t('columns.state'), cell: state },
    { id: 'actions', header: t('columns.actions'), cell: actions },
  ]
}

interface DeleteDialogProps {
  name: string
  isPending: boolean
  onDelete: () => Promise<unknown>
  onClose: () => void
}

function DeleteDialog({ name, isPending, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['adminData', 'common'])
  const remove = () => {
    // How it went is told by a notice; the dialog has nothing to add.
    onDelete().then(onClose, onClose)
  }
  return (
    <Modal title={t('adminData:deleteTitle', { name })} onClose={onClose}>
      <p className="mt-2 text-muted">{t('adminData:deleteText')}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button look="danger" aria-disabled={isPending} onClick={isPending ? undefined : remove}>
          {t(isPending ? 'adminData:deleting' : 'adminData:delete')}
        </Button>
      </div>
    </Modal>
  )
}
