import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { useAccess } from '../forms/use-access'
import { lazyPage } from '../i18n/lazy-page'
import { usePageTitle } from '../i18n/use-page-title'
import { RetryNotice } from '../layout/retry-notice'
import { paths } from '../paths'
import { DeletedProjects } from './deleted-projects'
import type { DialogState } from './dialogs/dialog-state'
import { EmptyList } from './empty-list'
import { ProjectBanner } from './project-banner'
import { ProjectGrid } from './project-grid'
import { Skeleton } from './skeleton'
import { useProjectActions } from './use-project-actions'
import { useProjectList } from './use-project-list'

const Question = lazy(() => import('./dialogs/question'))
const CreateFromFile = lazyPage(
  () => import('./dialogs/create-from-file').then((module) => module.CreateFromFile),
  'files',
)

interface ProjectsPageProps {
  /** What else is to be said above the list, given how many projects there are once that is known. */
  notice?: (count: number) => ReactNode
  /** The dialog with the links to a project. */
  share: (projectId: string, onClose: () => void) => ReactNode
}

/** The projects of the signed-in person. */
export function ProjectsPage({ notice, share }: ProjectsPageProps) {
  const { t } = useTranslation('projects')
  usePageTitle(t('title'))
  const { projects, isFailed, retry } = useProjectList()
  const actions = useProjectActions()
  const [dialog, setDialog] = useState<DialogState | null>(null)
  const isAllowed = useAccess() === 'granted'
  const [, navigate] = useLocation()
  // Without access nothing is asked whose answer would be refused: the paywall says what is missing. Links can be ended without access.
  const ask = (question: DialogState) =>
    isAllowed || question.kind === 'share' ? setDialog(question) : navigate(paths.paywall)
  const create = () => ask({ kind: 'create' })
  const [isOpening, setOpening] = useState(false)
  const openFile = () => (isAllowed ? setOpening(true) : navigate(paths.paywall))
  return (
    <div className="flex flex-col gap-6">
      <ProjectBanner projects={projects ?? []} onCreate={create} onOpenFile={openFile} />
      {projects ? <Suspense fallback={null}>{notice?.(projects.length)}</Suspense> : null}
      {isFailed ? <LoadFailed onRetry={retry} /> : null}
      {projects || isFailed ? null : <Skeleton />}
      {projects?.length === 0 ? <EmptyList actions={actions} onCreate={create} onOpenFile={openFile} /> : null}
      {projects && projects.length > 0 ? <ProjectGrid projects={projects} actions={actions} onAsk={ask} /> : null}
      {isOpening ? (
        <Suspense fallback={null}>
          <CreateFromFile
            taken={(projects ?? []).map(({ projectName }) => projectName)}
            onClose={() => setOpening(false)}
          />
        </Suspense>
      ) : null}
      {projects ? <DeletedProjects /> : null}
      {dialog ? (
        <Suspense fallback={null}>
          {dialog.kind === 'share' ? (
            share(dialog.project.id, () => setDialog(null))
          ) : (
            <Question dialog={dialog} actions={actions} onClose={() => setDialog(null)} />
          )}
        </Suspense>
      ) : null}
    </div>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('projects')
  return <RetryNotice onRetry={onRetry}>{t('loadFailed')}</RetryNotice>
}
