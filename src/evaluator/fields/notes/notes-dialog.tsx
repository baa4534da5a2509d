import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notesOf, type PlacedNote } from '../../../domain/plan/notes'
import { Button } from '../../../ui/button'
import { LongList } from '../../../ui/overlays/long-list'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { planAtom } from '../../state/atoms'
import { useGoToField } from '../../state/navigation/use-go-to-field'
import { useFieldLabel } from '../field-labels'
import { NoteDialog } from './note-dialog'
import { useWritten } from './use-written'

/** All notes of the plan, the newest first: each leads to its field, and can be changed. */
export function NotesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notes', 'common'])
  const notes = notesOf(useAtomValue(planAtom)).toReversed()
  const [changed, setChanged] = useState<string | null>(null)
  if (changed !== null) return <NoteDialog path={changed} onClose={() => setChanged(null)} />
  return (
    <Modal title={t('notes:title')} onClose={onClose}>
      {notes.length === 0 ? (
        <p className="mt-2 text-muted">{t('notes:none')}</p>
      ) : (
        <LongList label={t('notes:title')} className="mt-3 max-h-[60dvh]">
          <ul className="divide-y divide-line">
            {notes.map((note) => (
              <Row key={note.id} note={note} onLeave={onClose} onChange={() => setChanged(note.path)} />
            ))}
          </ul>
        </LongList>
      )}
      <ModalActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </ModalActions>
    </Modal>
  )
}

interface RowProps {
  note: PlacedNote
  onLeave: () => void
  onChange: () => void
}

function Row({ note, onLeave, onChange }: RowProps) {
  const { t } = useTranslation('notes')
  const label = useFieldLabel()(note.path)
  const written = useWritten()
  const goTo = useGoToField()
  const leave = () => {
    onLeave()
    // The dialog gives the focus back first.
    setTimeout(() => goTo(note.path))
  }
  return (
    <li className="flex items-start justify-between gap-3 py-3">
      <div className="min-w-0 grow">
        <button
          type="button"
          onClick={leave}
          className="min-h-6 text-start font-medium underline underline-offset-2 wrap-anywhere"
        >
          {label}
        </button>
        <p className="whitespace-pre-line wrap-anywhere" dir="auto">
          {note.text}
        </p>
        <p className="text-small text-muted empty:hidden">{written(note)}</p>
      </div>
      <Button aria-label={t('changeOn', { label })} onClick={onChange}>
        {t('change')}
      </Button>
    </li>
  )
}
