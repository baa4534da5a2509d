import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { serverMessage } from '../../../api'
import { downloadPlan, downloadUnreadable } from '../../../files/dialogs/download-plan'
import { formatDateTime } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { showToast } from '../../../ui/overlays/toasts'
import { DiscardButton } from '../discard-button'
import { discardOrphaned, type GoneProject, useGoneProjects, useSaveOrphaned } from '../orphaned-drafts'

interface OrphanedDraftsNoticeProps {
  /** Only this project's. */
  only?: string
  /** Given the project that was made of them. */
  onSaved?: (id: string) => void
}

/** Offers what was typed into projects that were deleted meanwhile, and that only this device holds. */
export function OrphanedDraftsNotice({ only, onSaved }: OrphanedDraftsNoticeProps) {
  const { data = [], refetch } = useGoneProjects(only)
  return data.map((project) => (
    <OrphanedDrafts
      key={project.id}
      project={project}
      onDone={(id) => {
        void refetch()
        if (id !== null) onSaved?.(id)
      }}
    />
  ))
}

interface OrphanedDraftsProps {
  project: GoneProject
  /** With the project that was made of them, if one was. */
  onDone: (id: string | null) => void
}

function OrphanedDrafts({ project, onDone }: OrphanedDraftsProps) {
  const { t } = useTranslation('saving')
  const language = useLanguage()
  const saveOrphaned = useSaveOrphaned()
  const name = project.name || t('left.untitled')
  const [newest] = project.edits
  const save = useMutation({
    mutationFn: () => saveOrphaned(project, name),
    onSuccess(id) {
      showToast({ title: t('left.saved', { name }) })
      onDone(id)
    },
  })
  return (
    <Notice variant="warning" live title={t('left.title', { name })}>
      <p>
        {newest ? t('left.text', { when: formatDateTime(new Date(newest.edits.at), language) }) : t('left.unreadable')}
      </p>
      {save.isError ? <p className="font-medium">{serverMessage(save.error) ?? t('conflict.failed')}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {newest ? (
          <Button variant="primary" disabled={save.isPending} onClick={() => save.mutate()}>
            {t('gone.saveAsNew')}
          </Button>
        ) : null}
        <Button onClick={() => downloadOrphaned(project)}>{t('left.download')}</Button>
        <DiscardButton
          disabled={save.isPending}
          onDiscard={() => {
            discardOrphaned(project)
            onDone(null)
          }}
        />
      </div>
    </Notice>
  )
}

/** What can be read as the plan that it is, everything else as it stands on the device. */
function downloadOrphaned({ edits, unreadable }: GoneProject) {
  const texts = [...edits.map((left) => left.edits.text), ...unreadable.map(({ raw }) => raw)]
  const [only, ...more] = texts
  if (only !== undefined && more.length === 0 && unreadable.length === 0) downloadPlan(only)
  else downloadUnreadable(texts.join('\n\n'))
}
