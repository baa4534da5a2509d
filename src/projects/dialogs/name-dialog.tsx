import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxProjectNameLength } from '../../domain/project/project-name'
import { Button } from '../../ui/button'
import { Field } from '../../ui/inputs/field'
import { TextBox } from '../../ui/inputs/text-box'
import { Modal, ModalActions } from '../../ui/overlays/modal'

interface NameDialogProps {
  kind: 'create' | 'rename'
  name?: string
  isPending: boolean
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a project. */
export function NameDialog({ kind, name: first = '', isPending, onName, onClose }: NameDialogProps) {
  const { t } = useTranslation(['projects', 'common'])
  const [name, setName] = useState(first)
  const trimmed = name.trim()
  const isTooLong = trimmed.length > maxProjectNameLength
  const canSend = trimmed !== '' && !isTooLong && !isPending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSend) onName(trimmed)
  }
  const tooLong = t('nameDialog.tooLong', { most: maxProjectNameLength, now: trimmed.length })
  const messages = isTooLong ? [{ level: 'error' as const, text: tooLong }] : []
  return (
    <Modal title={t(`nameDialog.${kind}`)} onClose={onClose}>
      <form className="mt-4" onSubmit={submit}>
        <Field label={t('nameDialog.name')} hint={t('nameDialog.hint')} messages={messages}>
          {({ id, describedBy, invalid }) => (
            <TextBox
              id={id}
              value={name}
              onChange={setName}
              describedBy={describedBy}
              invalid={invalid}
              autoComplete="off"
              required
              data-autofocus
              onFocus={(event) => event.currentTarget.select()}
            />
          )}
        </Field>
        <ModalActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary" disabled={!canSend}>
            {isPending
              ? t('nameDialog.pending')
              : t(kind === 'create' ? 'nameDialog.submitCreate' : 'nameDialog.submitRename')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
