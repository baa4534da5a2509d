import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'wouter'
import { trpc } from '../../../api'
import { parsePlan } from '../../../domain/plan/parse-plan'
import { useLanguage } from '../../../i18n/use-language'
import { RetryNotice } from '../../../layout/retry-notice'
import { paths } from '../../../paths'
import { Button, buttonClasses } from '../../../ui/button'
import { Printer } from '../../../ui/icons'
import { usePageTitle } from '../../../ui/use-page-title'
import { type ComparedPlan, ComparedPlans } from './compared-plans'
import { ComparedScenarios } from './compared-scenarios'

const most = 4

/** The projects that the address names, each once. */
function useChosen(): [readonly string[], (id: string) => void] {
  const [query, setQuery] = useSearchParams()
  const chosen = [...new Set(query.getAll('p'))].slice(0, most)
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    setQuery(new URLSearchParams(next.map((one) => ['p', one])), { replace: true })
  }
  return [chosen, toggle]
}

/** Two to four projects side by side, or one in its three scenarios. */
export function ComparePage() {
  const { t } = useTranslation(['compare', 'common'])
  usePageTitle(`${t('compare:title')} – ${t('common:brand')}`)
  const [chosen, toggle] = useChosen()
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-page font-semibold">{t('compare:title')}</h1>
          <p className="mt-1 max-w-[68ch] text-muted print:hidden">{t('compare:intro')}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {chosen.length > 0 ? (
            <Button onClick={() => window.print()}>
              <Printer />
              {t('compare:print')}
            </Button>
          ) : null}
          <Link href={paths.app} className={buttonClasses('secondary')}>
            {t('compare:back')}
          </Link>
        </div>
      </header>
      <ProjectChoice chosen={chosen} onToggle={toggle} />
      {chosen.length > 0 ? <Chosen ids={chosen} /> : null}
    </div>
  )
}

function ProjectChoice({ chosen, onToggle }: { chosen: readonly string[]; onToggle: (id: string) => void }) {
  const { t } = useTranslation('compare')
  const list = trpc.projects.list.useQuery({ limit: 100 })
  if (list.isError) return <RetryNotice onRetry={() => void list.refetch()}>{t('failed')}</RetryNotice>
  const projects = list.data?.projects
  if (!projects) return <p role="status">{t('loading')}</p>
  if (projects.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <fieldset className="min-w-0 print:hidden">
      <legend className="mb-1 text-small font-medium">{t('choose')}</legend>
      <div className="flex max-h-60 flex-wrap gap-2 overflow-y-auto p-0.5">
        {projects.map(({ id, projectName }) => (
          <label
            key={id}
            className="flex min-h-11 max-w-full items-center gap-2 rounded-control border border-control bg-surface px-3 has-checked:border-accent has-checked:bg-accent-soft has-disabled:opacity-60"
          >
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length === most}
              onChange={() => onToggle(id)}
              className="size-4 shrink-0 accent-(--color-accent)"
            />
            <span className="min-w-0 wrap-anywhere">
              <bdi>{projectName}</bdi>
            </span>
          </label>
        ))}
      </div>
      <p className="mt-2 max-w-[68ch] text-small text-muted">{t('variant')}</p>
    </fieldset>
  )
}

function Chosen({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('compare')
  const language = useLanguage()
  const { client } = trpc.useUtils()
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['compared', id],
      queryFn: () => client.projects.get.query({ id }),
      staleTime: 0,
    })),
  })
  const failed = found.find(({ isError }) => isError)
  const loaded = found.map(({ data }) => data)
  const stamp = loaded.map((project) => `${project?.id} ${project?.revision}`).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queries' answers are new lists each time, their stamp is not
  const plans = useMemo(
    () =>
      loaded.flatMap((project): ComparedPlan[] =>
        project
          ? [{ id: project.id, name: project.projectName, plan: { ...parsePlan(project.projectData).plan, language } }]
          : [],
      ),
    [stamp, language],
  )
  if (failed) return <RetryNotice onRetry={() => void failed.refetch()}>{t('failed')}</RetryNotice>
  const [only] = plans
  if (!only || plans.length < ids.length) return <p role="status">{t('loading')}</p>
  return plans.length === 1 ? <ComparedScenarios compared={only} /> : <ComparedPlans plans={plans} />
}
