import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, serverMessage, trpc } from '../../api'
import { formatMoney, formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { RetryNotice } from '../../layout/retry-notice'
import { classes } from '../../ui/classes'
import { Panel } from '../../ui/panel'
import { ListSkeleton } from '../list/list-skeleton'
import { Activity, MostActive } from './activity'

const WeekCharts = lazy(() => import('./week-charts').then((module) => ({ default: module.WeekCharts })))

/** Key figures of the product, from precomputed counters. */
export function DashboardTab() {
  const { t } = useTranslation('admin')
  const statistics = trpc.admin.statistics.useQuery()
  const analytics = trpc.admin.analytics.useQuery()
  const error = statistics.error ?? analytics.error
  const retry = () => void Promise.all([statistics.refetch(), analytics.refetch()])
  if (error) return <RetryNotice onRetry={retry}>{serverMessage(error) ?? t('loadFailed')}</RetryNotice>
  if (!statistics.data || !analytics.data) return <ListSkeleton />
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-3">
      <ProjectFigures {...statistics.data} />
      <RevenueFigures {...analytics.data.revenue} />
      <Activity entries={statistics.data.recentActivity} />
      <Suspense fallback={<ChartsSkeleton />}>
        <WeekCharts weeks={analytics.data.weeks} />
      </Suspense>
    </div>
  )
}

function ChartsSkeleton() {
  const { t } = useTranslation('adminDashboard')
  return (
    <p role="status" className="min-h-96 text-muted lg:col-span-3">
      {t('weeks.loading')}
    </p>
  )
}

function ProjectFigures(figures: RouterOutputs['admin']['statistics']) {
  const { t } = useTranslation('adminDashboard')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel title={t('projects.title')} className="lg:col-span-2">
      <dl className="m-0 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]">
        <Tile name={t('projects.total')} figure={number(figures.totalProjects)} />
        <Tile name={t('projects.last30')} figure={number(figures.projectsLast30Days)} />
        <Tile name={t('projects.last7')} figure={number(figures.projectsLast7Days)} />
        <Tile name={t('projects.users')} figure={number(figures.totalUsers)} />
        <Tile name={t('projects.average')} figure={number(figures.averageProjectsPerUser)} />
        <Fact name={t('active.title')} className="col-span-2 sm:col-span-1">
          <span className="block text-small">
            <MostActive user={figures.mostActiveUser} />
          </span>
        </Fact>
      </dl>
    </Panel>
  )
}

function RevenueFigures({ total_revenue, total_paid_users }: { total_revenue: number; total_paid_users: number }) {
  const { t } = useTranslation('adminDashboard')
  const language = useLanguage()
  return (
    <Panel title={t('revenue.title')}>
      <dl className="m-0 grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-4 gap-y-5">
        <Tile name={t('revenue.total')} figure={formatMoney(total_revenue, language, 'SAR')} />
        <Tile name={t('revenue.paid')} figure={formatNumber(total_paid_users, language)} />
      </dl>
    </Panel>
  )
}

function Tile({ name, figure }: { name: string; figure: string }) {
  return (
    <Fact name={name}>
      <bdi className="text-section font-semibold">{figure}</bdi>
    </Fact>
  )
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={classes('min-w-0 border-s-2 border-line ps-3', className)}>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  )
}
