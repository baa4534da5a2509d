import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, serverMessage, trpc } from '../../api'
import { formatDate } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { useBringBack } from '../use-bring-back'

type Deleted = RouterOutputs['projects']['deleted']['list'][number]

const retentionMs = 30 * 86_400_000

interface DeletedDialogProps {
  projects: readonly Deleted[]
  onClose: () => void
}

/** The projects that were deleted in the last 30 days: each can be brought back, or deleted for good. */
export default function DeletedDialog({ projects, onClose }: DeletedDialogProps) {
  const { t } = useTranslation(['projects', 'common'])
  return (
    <Modal title={t('deleted.title')} onClose={onClose}>
      <p className="mt-2 text-muted">{t('deleted.text')}</p>
      {projects.length === 0 ? <p className="mt-4 text-muted">{t('deleted.none')}</p> : null}
      <ul className="relative mt-3 max-h-[55dvh] divide-y divide-line overflow-y-auto">
        {projects.map((project) => (
          <DeletedRow key={project.id} project={project} />
        ))}
      </ul>
      <ModalActions>
        <Button onClick={onClose}>{t('common:close')}</Button>
      </ModalActions>
    </Modal>
  )
}

function DeletedRow({ project }: { project: Deleted }) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const { deleted } = trpc.useUtils().projects
  const [isAsking, setAsking] = useState(false)
  const bringBack = useBringBack()
  const purge = trpc.projects.deleted.purge.useMutation({ onSettled: () => deleted.list.invalidate() })
  const isBusy = bringBack.isPending || purge.isPending
  const { id, projectName } = project
  const until = formatDate(new Date(project.deletedAt.getTime() + retentionMs), language)
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="min-w-0">
        <p className="font-medium break-words">
          <bdi>{projectName}</bdi>
        </p>
        <p className="text-small text-muted">
          {t('deleted.when', { when: formatDate(project.deletedAt, language), until })}
        </p>
      </div>
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-2 max-sm:grid">
          <p className="w-full text-small">{t('deleted.question')}</p>
          <Button data-autofocus onClick={() => setAsking(false)}>
            {t('deleted.keep')}
          </Button>
          <Button variant="danger" disabled={isBusy} onClick={() => purge.mutate({ id })}>
            {t('deleted.purge')}
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap gap-2 max-sm:grid">
          <Button
            disabled={isBusy}
            aria-label={t('deleted.bringBackNamed', { name: projectName })}
            onClick={() => bringBack.mutate({ id })}
          >
            {t('deleted.bringBack')}
          </Button>
          <Button
            variant="quiet"
            disabled={isBusy}
            aria-label={t('deleted.purgeNamed', { name: projectName })}
            onClick={() => setAsking(true)}
          >
            {t('deleted.purge')}
          </Button>
        </div>
      )}
      {purge.isError ? <p className="text-small text-negative">{serverMessage(purge.error)}</p> : null}
    </li>
  )
}
