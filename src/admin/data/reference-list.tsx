import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage } from '../../api'
import { Badge } from '../../ui/badge'
import { Button } from '../../ui/button'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { Panel } from '../../ui/panel'
import type { Column } from '../list/data-table'
import { Listing } from '../list/listing'
import { type ReferenceKind, type ReferenceRow, useReference } from './reference-kind'

/** One kind of reference data: a form to add to it, and what there is, each to be edited, switched off and deleted. */
export function ReferenceList<Row extends ReferenceRow, Values>({ kind }: { kind: ReferenceKind<Row, Values> }) {
  const { words, Form } = kind
  const { t } = useTranslation('adminData')
  const { list, isPending, isSaving, save, toggle, remove } = useReference(kind)
  const [added, setAdded] = useState(0)
  const [edited, setEdited] = useState<Row | null>(null)
  const [leaving, setLeaving] = useState<Row | null>(null)
  const adding = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The form is empty again, and begins with its next stop. A field of it would be judged as soon as it is left.
    if (added > 0) adding.current?.focus()
  }, [added])
  const rows = list.data ?? []
  // After the dialog is gone, which gives the focus back to what opened it; an only row takes its table along.
  const focusList = () => {
    const table = () => adding.current?.parentElement?.querySelector<HTMLElement>('section[tabindex]')
    const focus = () => (rows.length > 1 ? table() : adding.current)?.focus()
    requestAnimationFrame(() => requestAnimationFrame(focus))
  }
  const nameOf = kind.useNameOf()
  const isOverridden = (row: Row) => kind.isOverridden?.(row, rows) ?? false
  const states = useStateColumns({ isPending, isOverridden, nameOf, edit: setEdited, toggle, remove: setLeaving })
  const columns = [...kind.useColumns(nameOf), ...states]
  const form = { isSaving, rows }
  const saying = (failed: 'createFailed' | 'updateFailed') => ({
    failureText: (error: unknown) => serverMessage(error) ?? t(`${words}.toast.${failed}`),
  })
  return (
    <Panel title={t(`${words}.title`)} intro={t(`${words}.intro`)}>
      <div
        key={added}
        ref={adding}
        role="group"
        aria-label={t(`${words}.title`)}
        tabIndex={-1}
        className="mb-6 rounded-control bg-sunken p-4 outline-none"
      >
        <Form
          {...form}
          {...saying('createFailed')}
          save={(values, id) => save(values, id).then(() => setAdded((count) => count + 1))}
        />
      </div>
      <Listing
        caption={t(`${words}.title`)}
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
        empty={t(`${words}.empty`)}
      />
      {edited ? (
        <Modal title={t(`${words}.editTitle`, { name: nameOf(edited) })} onClose={() => setEdited(null)}>
          <div className="relative -mx-2 mt-4 max-h-[70dvh] overflow-y-auto px-2 pb-1">
            <Form
              {...form}
              {...saying('updateFailed')}
              row={edited}
              save={(values) => save(values, edited.id).then(() => setEdited(null))}
              onCancel={() => setEdited(null)}
            />
          </div>
        </Modal>
      ) : null}
      {leaving ? (
        <DeleteDialog
          name={nameOf(leaving)}
          isPending={isPending}
          onDelete={() => remove(leaving).then(focusList)}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </Panel>
  )
}

interface RowActions<Row> {
  isPending: boolean
  isOverridden: (row: Row) => boolean
  nameOf: (row: Row) => string
  edit: (row: Row) => void
  toggle: (row: Row) => void
  remove: (row: Row) => void
}

/** The state of a row, and what can be done with it. */
function useStateColumns<Row extends ReferenceRow>(actions: RowActions<Row>): Column<Row>[] {
  const { isPending, isOverridden, nameOf, edit, toggle, remove } = actions
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
      {isOverridden(row) ? <Badge>{t('overridden')}</Badge> : null}
    </span>
  )
  const buttons = (row: Row) => (
    <span className="flex flex-wrap gap-1 sm:flex-nowrap">
      {button(row, t('edit'), edit)}
      {button(row, t(row.isActive ? 'deactivate' : 'activate'), toggle)}
      {button(row, t('delete'), remove)}
    </span>
  )
  return [
    { id: 'state', header: t('columns.state'), cell: state },
    { id: 'actions', header: t('columns.actions'), isAction: true, cell: buttons },
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
      <ModalActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="danger" aria-disabled={isPending} onClick={isPending ? undefined : remove}>
          {t(isPending ? 'adminData:deleting' : 'adminData:delete')}
        </Button>
      </ModalActions>
    </Modal>
  )
}
