import { useAtomValue, useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasRoomForNote, maxNoteLength, noteAt, withNote } from '../../../domain/plan/notes'
import { Button } from '../../../ui/button'
import { controlClasses } from '../../../ui/inputs/control'
import { Field, type FieldMessage } from '../../../ui/inputs/field'
import { Notice } from '../../../ui/notice'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { isProjectAtom, planAtom } from '../../state/atoms'
import { useChange } from '../../state/use-change'
import { useFieldLabel } from '../field-labels'
import { useOwnName } from './use-own-name'
import { useWritten } from './use-written'

interface NoteDialogProps {
  path: string
  onClose: () => void
}

/** Writes, changes or removes the note on one field. A plan of this device has no author. */
export function NoteDialog(props: NoteDialogProps) {
  return useAtomValue(isProjectAtom) ? <SignedNote {...props} /> : <NoteForm {...props} by="" />
}

/** In a project the note has the name of the person who is signed in. */
function SignedNote(props: NoteDialogProps) {
  return <NoteForm {...props} by={useOwnName()} />
}

function NoteForm({ path, by, onClose }: NoteDialogProps & { by: string }) {
  const { t } = useTranslation(['notes', 'common'])
  const store = useStore()
  const label = useFieldLabel()(path)
  const [note] = useState(() => noteAt(store.get(planAtom), path))
  const [text, setText] = useState(note?.text ?? '')
  const [isChecked, setChecked] = useState(false)
  const change = useChange()
  const written = useWritten()
  const typed = text.trim()
  const problem = typed === '' ? t('notes:empty') : typed.length > maxNoteLength ? t('notes:tooLong') : null
  const messages: FieldMessage[] = isChecked && problem !== null ? [{ level: 'error', text: problem }] : []
  const isFull = !note && !hasRoomForNote(store.get(planAtom))
  const write = (next: string | null) => {
    const entry = next === null ? null : { text: next, by, at: new Date().toISOString() }
    // A place of its own: a note answers no question of the field.
    if (next !== note?.text) change(`notes.${path}`, (plan) => withNote(plan, path, entry))
    onClose()
  }
  if (isFull)
    return (
      <Modal title={t('notes:noteOn', { label })} onClose={onClose}>
        <Notice variant="warning">{t('notes:full')}</Notice>
        <ModalActions>
          <Button onClick={onClose}>{t('common:close')}</Button>
        </ModalActions>
      </Modal>
    )
  return (
    <Modal title={t('notes:noteOn', { label })} onClose={onClose}>
      <form
        noValidate
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          setChecked(true)
          if (problem === null) write(typed)
        }}
      >
        {note ? <p className="mb-2 text-small text-muted empty:hidden">{written(note)}</p> : null}
        <Field label={t('notes:label')} hint={t('notes:hint')} messages={messages}>
          {({ id, describedBy, invalid }) => (
            <textarea
              id={id}
              rows={5}
              dir={text === '' ? undefined : 'auto'}
              value={text}
              aria-describedby={describedBy}
              aria-invalid={invalid || undefined}
              onChange={(event) => setText(event.target.value)}
              className={controlClasses(invalid, 'h-auto py-2')}
            />
          )}
        </Field>
        <ModalActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          {note ? (
            <Button variant="danger" onClick={() => write(null)}>
              {t('notes:remove')}
            </Button>
          ) : null}
          <Button type="submit" variant="primary">
            {t('notes:save')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
