import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api'
import { Button } from '../../../ui/button'
import { ModalActions } from '../../../ui/overlays/modal'
import { useSaveSession } from '../../saving/session-context'
import { NameBox } from './name-box'

/** Keeps the plan on the screen under a name. */
export function NameNow({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('history')
  const { project, planText } = useSaveSession()
  const [name, setName] = useState('')
  const keep = trpc.projects.versions.keep.useMutation({ onSuccess: onBack })
  const isEmpty = name.trim() === ''
  return (
    <form
      className="mt-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && !keep.isPending) keep.mutate({ id: project.id, projectData: planText(), name: name.trim() })
      }}
    >
      <NameBox name={name} onChange={setName} />
      {keep.isError ? <p className="mt-2 text-small text-negative">{keep.error.message}</p> : null}
      <ModalActions>
        <Button onClick={onBack}>{t('back')}</Button>
        <Button type="submit" variant="primary" disabled={isEmpty || keep.isPending}>
          {t('naming.save')}
        </Button>
      </ModalActions>
    </form>
  )
}
