import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { type RouterOutputs, serverCode, serverMessage, trpc } from '../../api'
import { evaluate } from '../../domain/model/evaluate'
import type { Evaluation } from '../../domain/model/evaluation'
import { isNotBegun, storedPlan } from '../../domain/plan/evaluator-defaults'
import { projectDetails } from '../../domain/project/project-details'
import { benchmarksOf } from '../../domain/reference/benchmark-rows'
import type { Benchmark } from '../../domain/reference/benchmarks'
import { noVatWordsOf } from '../../i18n/no-vat-words'
import { loadReaderTexts, type ReaderTexts, ReaderWords } from '../../i18n/reader-words'
import { useLanguage } from '../../i18n/use-language'
import { type NoVatWords, withNoVatWords } from '../../i18n/with-no-vat-words'
import { RetryNotice } from '../../layout/retry-notice'
import { buttonClasses } from '../../ui/button'
import { ArrowBack } from '../../ui/first-icons'
import { Notice } from '../../ui/notice'
import { Panel } from '../../ui/panel'
import { NameOver, When } from '../list/cells'
import { ListSkeleton } from '../list/list-skeleton'
import { detailNames, useDetailTexts } from './detail-texts'
import { useProjectHref } from './project-address'
import { ProjectResults } from './project-results'

type Project = RouterOutputs['admin']['projects']['get']

/** One project of any user, read-only: evaluated here from the stored plan, in the words of one who does not own it. */
export function OneProject({ id }: { id: string }) {
  const { t, i18n } = useTranslation(['adminProjects', 'admin'])
  const hrefOf = useProjectHref()
  const query = trpc.admin.projects.get.useQuery({ id })
  // Asked for each time: an administrator may just have changed them. Where they cannot be loaded the built-in ones
  // hold, as they do for the owner.
  const reference = trpc.benchmarks.list.useQuery(undefined, { staleTime: 0 })
  const language = useLanguage()
  const texts = useQuery({
    queryKey: ['projectTexts', language],
    queryFn: async (): Promise<PlanTexts> => {
      const loading = [loadReaderTexts(language), noVatWordsOf(i18n)] as const
      const [reader, noVat] = await Promise.allSettled(loading)
      const loaded = <T,>(one: PromiseSettledResult<T>) => (one.status === 'fulfilled' ? one.value : null)
      return { reader: loaded(reader), noVat: loaded(noVat) }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isWaiting = reference.isPending || texts.isPending
  const failure =
    serverCode(query.error) === 'NOT_FOUND' ? t('one.gone') : (serverMessage(query.error) ?? t('admin:loadFailed'))
  return (
    <div className="flex flex-col gap-6">
      <Link href={hrefOf(null)} className={buttonClasses('quiet', 'self-start -ms-4')}>
        <ArrowBack />
        {t('one.back')}
      </Link>
      {query.isPending || (query.data && isWaiting) ? <ListSkeleton /> : null}
      {query.isError ? <RetryNotice onRetry={() => void query.refetch()}>{failure}</RetryNotice> : null}
      {query.data && !isWaiting ? (
        <Opened project={query.data} benchmarks={benchmarksOf(reference.data ?? [])} texts={texts.data ?? noTexts} />
      ) : null}
    </div>
  )
}

/** What replaces the page's words; null where it could not be loaded. */
interface PlanTexts {
  reader: ReaderTexts | null
  noVat: NoVatWords | null
}

const noTexts: PlanTexts = { reader: null, noVat: null }

interface OpenedProps {
  project: Project
  benchmarks: readonly Benchmark[]
  texts: PlanTexts
}

/** A project in the words of its store, which has no VAT where it is counted as not registered. */
function Opened({ project, benchmarks, texts }: OpenedProps) {
  const { i18n: words } = useTranslation()
  const { plan, status } = storedPlan(project.projectData)
  const evaluation = evaluate(plan, benchmarks)
  const { noVat } = evaluation.conclusion.state === 'registered' ? noTexts : texts
  const own = useMemo(() => (noVat ? withNoVatWords(words, noVat) : words), [words, noVat])
  return (
    <I18nextProvider i18n={own}>
      <ReaderWords texts={texts.reader}>
        <Shown project={project} plan={plan} status={status} evaluation={evaluation} benchmarks={benchmarks} />
      </ReaderWords>
    </I18nextProvider>
  )
}

interface ShownProps extends Omit<OpenedProps, 'texts'>, Pick<ReturnType<typeof storedPlan>, 'plan' | 'status'> {
  evaluation: Evaluation
}

function Shown({ project, plan, status, evaluation, benchmarks }: ShownProps) {
  const { t } = useTranslation('adminProjects')
  return (
    <article className="flex flex-col gap-6">
      <header className="flex flex-col gap-3">
        <h2 className="text-page font-semibold wrap-anywhere">
          <bdi>{project.projectName}</bdi>
        </h2>
        <dl className="m-0 flex flex-wrap gap-x-10 gap-y-3 text-small">
          <Fact name={t('columns.owner')}>
            <NameOver name={project.userName} email={project.userEmail} />
          </Fact>
          <Fact name={t('columns.created')}>
            <When date={project.createdAt} />
          </Fact>
          <Fact name={t('columns.updated')}>
            <When date={project.updatedAt} />
          </Fact>
        </dl>
        <p className="text-small text-muted">{t('one.readOnly')}</p>
      </header>
      {status === 'too-large' ? <Notice variant="warning">{t('one.tooLarge')}</Notice> : null}
      {status === 'unreadable' ? <Notice variant="warning">{t('one.unreadable')}</Notice> : null}
      {isNotBegun(project.projectData) ? <Notice>{t('one.nothing')}</Notice> : null}
      {status === 'unreadable' || isNotBegun(project.projectData) ? null : (
        <ProjectResults plan={plan} evaluation={evaluation} benchmarks={benchmarks}>
          <Entered projectData={project.projectData} />
        </ProjectResults>
      )}
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}

function Entered({ projectData }: { projectData: string }) {
  const { t } = useTranslation('adminProjects')
  const texts = useDetailTexts()(projectDetails(projectData))
  return (
    <Panel title={t('one.details')} className="lg:last:odd:col-span-2">
      <dl className="m-0 grid grid-cols-2 gap-x-8 gap-y-3 text-small">
        {detailNames.map((name) => (
          <Fact key={name} name={t(`columns.${name}`)}>
            <bdi>{texts[name]}</bdi>
            {name === 'price' && texts.more ? <span className="block text-muted">{texts.more}</span> : null}
          </Fact>
        ))}
      </dl>
    </Panel>
  )
}
