import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RetryNotice } from '../layout/retry-notice'
import { Button } from '../ui/button'
import { Plus } from '../ui/icons'
import { usePageTitle } from '../ui/use-page-title'
import type { Ask, Asked } from './dialog-state'
import { ProjectBanner } from './project-banner'
import { ProjectGrid } from './project-grid'
import { Skeleton } from './skeleton'
import { type ProjectActions, useProjectActions } from './use-project-actions'
import { useProjectList } from './use-project-list'

const Question = lazy(() => import('./question'))

interface ProjectsPageProps {
  /** What else is to be said above the list, given how many projects there are once that is known. */
  notice?: (count: number) => ReactNode
}

/** The projects of the signed-in person. */
export function ProjectsPage({ notice }: ProjectsPageProps) {
  const { t } = useTranslation(['projects', 'common'])
  usePageTitle(`${t('title')} – ${t('common:brand')}`)
  const { projects, isFailed, retry } = useProjectList()
  const actions = useProjectActions()
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <div className="flex flex-col gap-6">
      <ProjectBanner projects={projects ?? []} onCreate={() => setAsked({ kind: 'create' })} />
      {projects ? <Suspense fallback={null}>{notice?.(projects.length)}</Suspense> : null}
      {isFailed ? <LoadFailed onRetry={retry} /> : null}
      {projects ? <Found projects={projects} actions={actions} onAsk={setAsked} /> : isFailed ? null : <Skeleton />}
      {asked ? (
        <Suspense fallback={null}>
          <Question asked={asked} actions={actions} onClose={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}

type FoundProps = {
  projects: NonNullable<ReturnType<typeof useProjectList>['projects']>
  actions: ProjectActions
  onAsk: Ask
}

function Found({ projects, actions, onAsk }: FoundProps) {
  if (projects.length === 0) return <Empty onCreate={() => onAsk({ kind: 'create' })} />
  return <ProjectGrid projects={projects} actions={actions} onAsk={onAsk} />
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('projects')
  return <RetryNotice onRetry={onRetry}>{t('loadFailed')}</RetryNotice>
}

function Empty({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('projects')
  return (
    <section className="flex flex-col items-center gap-3 rounded-panel border border-dashed border-control px-6 py-16 text-center">
      <h2 className="text-section font-semibold">{t('empty.title')}</h2>
      <p className="max-w-[52ch] text-muted">{t('empty.text')}</p>
      <Button variant="primary" className="mt-3" onClick={onCreate}>
        <Plus />
        {t('empty.create')}
      </Button>
    </section>
  )
}
