import { Provider, useStore } from 'jotai'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'wouter'
import { isBegunAlone } from '../../domain/quick-start/begun-plan'
import { currentStep, stepsDone } from '../../domain/rules/steps'
import { lazyPage } from '../../i18n/lazy-page'
import { paths } from '../../paths'
import { Breadcrumb } from '../../ui/breadcrumb'
import { useGoToCompare } from '../compare/use-go-to-compare'
import { rememberShown } from '../saving/guest/shown-plan'
import { ConflictNotice, SaveNotices } from '../saving/notices/save-notices'
import { keepSaved, type SaveSession } from '../saving/save-session'
import { SaveStatus, SaveTrouble } from '../saving/save-status'
import { SaveSessionContext } from '../saving/session-context'
import { useKeepBefore } from '../saving/use-keep-before'
import { useOpenedProject } from '../saving/use-open-project'
import { planAtom } from '../state/atoms'
import { followReferenceData } from '../state/reference/reference-data'
import { Evaluator } from '../wizard/evaluator'
import { Header } from '../wizard/header'
import { NotOpened } from './not-opened'
import { OpenPlan } from './open-plan-later'
import { ProjectFrame } from './project-frame'

const ProjectStart = lazyPage(
  () => import('./project-start').then((module) => module.ProjectStart),
  'quickStart',
  'questions',
  'stores',
  'fields',
  'rules',
  'costs',
)
const QuickStartOffer = lazyPage(
  () => import('../steps/quick-start/quick-start-offer').then((module) => module.QuickStartOffer),
  'quickStart',
)
const ProjectShareDialog = lazyPage(
  () => import('../sharing/project-share-dialog').then((module) => module.ProjectShareDialog),
  'sharing',
)
const HistoryDialog = lazyPage(
  () => import('../compare/history/history-dialog').then((module) => module.HistoryDialog),
  'history',
  'files',
  'fields',
  'costs',
  'season',
)
const SaveCompleteDialog = lazy(() => import('./complete-dialog'))

/** The evaluator on a project of the signed-in person. */
export function ProjectPage({ frame }: { frame: Frame }) {
  const { id = '' } = useParams<{ id: string }>()
  const [attempt, setAttempt] = useState(0)
  return <Opening key={`${id} ${attempt}`} id={id} frame={frame} onRetry={() => setAttempt(attempt + 1)} />
}

/** What stands around a page that is no evaluator. */
type Frame = (page: ReactNode) => ReactNode

function Opening({ id, frame, onRetry }: { id: string; frame: Frame; onRetry: () => void }) {
  const opened = useOpenedProject(id)
  if (opened.kind === 'ready') return <OpenProject session={opened.session} />
  if (opened.kind === 'loading') return <ProjectFrame />
  return frame(<NotOpened id={id} isMissing={opened.kind === 'missing'} onRetry={onRetry} />)
}

function OpenProject({ session }: { session: SaveSession }) {
  const page = useStore()
  const [isDone, setDone] = useState(false)
  useEffect(() => keepSaved(session), [session])
  useEffect(() => followReferenceData(page, session.store), [page, session])
  useEffect(() => rememberShown(session.store), [session])
  const [query] = useSearchParams()
  const [isBeginning] = useState(() => isBegunAlone(session.store.get(planAtom)))
  const starts = query.has('start') || (isBeginning && !query.has('step'))
  useFirstStep(session, starts)
  const [isSharing, setSharing] = useState(false)
  const share = () => setSharing(true)
  const header = <ProjectHeader name={session.project.projectName} onShare={share} />
  const complete = () => {
    session.autosave.requestSave()
    setDone(true)
  }
  return (
    <Provider store={session.store}>
      <SaveSessionContext value={session}>
        {starts ? (
          <Suspense fallback={null}>
            <ProjectStart header={header} notice={<ProjectNotices />} />
          </Suspense>
        ) : (
          <Evaluator
            name={session.project.projectName}
            header={header}
            banner={<ProjectBanner />}
            alert={<ConflictNotice />}
            trouble={<SaveTrouble />}
            onComplete={complete}
          />
        )}
        {isDone ? (
          <Suspense fallback={null}>
            <SaveCompleteDialog onShare={share} onClose={() => setDone(false)} />
          </Suspense>
        ) : null}
        {isSharing ? (
          <Suspense fallback={null}>
            <ProjectShareDialog onClose={() => setSharing(false)} />
          </Suspense>
        ) : null}
      </SaveSessionContext>
    </Provider>
  )
}

function ProjectNotices() {
  return (
    <>
      <ConflictNotice />
      <SaveNotices />
    </>
  )
}

function ProjectBanner() {
  return (
    <>
      <SaveNotices />
      <Suspense fallback={null}>
        <QuickStartOffer />
      </Suspense>
    </>
  )
}

function ProjectHeader({ name, onShare }: { name: string; onShare: () => void }) {
  const goToCompare = useGoToCompare()
  const { t } = useTranslation(['saving', 'shell'])
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const keepBefore = useKeepBefore()
  return (
    <>
      <Header
        home={paths.app}
        name={
          <div className="min-w-0 grow basis-24">
            <Breadcrumb
              label={t('shell:breadcrumb')}
              home={{ href: paths.app, label: t('openProjects') }}
              items={[{ label: name }]}
            />
          </div>
        }
        status={<SaveStatus />}
        onShare={onShare}
        onCompare={() => goToCompare()}
        onVersions={() => setVersionsOpen(true)}
        onOpenFile={() => setOpening(true)}
      />
      {isOpening ? (
        <Suspense fallback={null}>
          <OpenPlan place="shown" keepBefore={keepBefore} onClose={() => setOpening(false)} />
        </Suspense>
      ) : null}
      {areVersionsOpen ? (
        <Suspense fallback={null}>
          <HistoryDialog onClose={() => setVersionsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** A project goes on where it was left: one that is hardly begun at the quick start, another at the first step that is not done. */
function useFirstStep({ store }: SaveSession, starts: boolean): void {
  const [query, setQuery] = useSearchParams()
  const isNamed = query.has('step') || starts
  useLayoutEffect(() => {
    if (isNamed) return
    const step = currentStep(stepsDone(store.get(planAtom)))
    setQuery((old) => new URLSearchParams([...old, ['step', step]]), { replace: true })
  }, [isNamed, setQuery, store])
}
