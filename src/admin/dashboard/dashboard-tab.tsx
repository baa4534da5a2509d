import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../api'
import { formatMoney, formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { Panel } from '../../ui/panel'
import { ListSkeleton } from '../list/list-skeleton'
import { Activity, MostActive } from './activity'

const WeekCharts = lazy(() => import('./week-charts').then((module) => ({ default: module.WeekCharts })))

/** How the product does, in figures that are kept and never counted anew. */
export function DashboardTab() {
  const { t } = useTranslation(['admin', 'common'])
  const statistics = trpc.admin.statistics.useQuery()
  const analytics = trpc.admin.analytics.useQuery()
  const error = statistics.error ?? analytics.error
  const retry = () => void Promise.all([statistics.refetch(), analytics.refetch()])
  if (error)
    return (
      <Notice look="error" live>
        <p>{serverMessage(error) ?? t('loadFailed')}</p>
        <Button className="mt-2" onClick={retry}>
          {t('common:retry')}
        </Button>
      </Notice>
    )
  if (!statistics.data || !analytics.data) return <ListSkeleton />
  const { mostActiveUser, recentActivity, ...totals } = statistics.data
  return (
    <div className="grid gap-6 lg:grid-cols-3">
      <ProjectFigures {...totals} />
      <RevenueFigures {...analytics.data.revenue} />
      <MostActive user={mostActiveUser} />
      <Activity entries={recentActivity} />
      <Suspense fallback={<ChartsComing />}>
        <WeekCharts weeks={analytics.data.weeks} />
      </Suspense>
    </div>
  )
}

function ChartsComing() {
  const { t } = useTranslation('adminDashboard')
  return (
    <p role="status" className="min-h-96 text-muted lg:col-span-3">
      {t('weeks.loading')}
    </p>
  )
}

interface ProjectFiguresProps {
  totalProjects: number
  averageProjectsPerUser: number
  projectsLast30Days: number
  projectsLast7Days: number
  totalUsers: number
}

function ProjectFigures(figures: ProjectFiguresProps) {
  const { t } = useTranslation('adminDashboard')
  const language = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel title={t('projects.title')} className="lg:col-span-2">
      <Figures>
        <Tile name={t('projects.total')} figure={number(figures.totalProjects)} />
        <Tile name={t('projects.last30')} figure={number(figures.projectsLast30Days)} />
        <Tile name={t('projects.last7')} figure={number(figures.projectsLast7Days)} />
        <Tile name={t('projects.users')} figure={number(figures.totalUsers)} />
        <Tile name={t('projects.average')} figure={number(figures.averageProjectsPerUser)} />
      </Figures>
    </Panel>
  )
}

function RevenueFigures({ total_revenue, total_paid_users }: { total_revenue: number; total_paid_users: number }) {
  const { t } = useTranslation('adminDashboard')
  const language = useLanguage()
  return (
    <Panel title={t('revenue.title')}>
      <Figures>
        <Tile name={t('revenue.total')} figure={formatMoney(total_revenue, language, 'SAR')} />
        <Tile name={t('revenue.paid')} figure={formatNumber(total_paid_users, language)} />
      </Figures>
    </Panel>
  )
}

const Figures = ({ children }: { children: ReactNode }) => (
  <dl className="m-0 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-5">{children}</dl>
)

function Tile({ name, figure }: { name: string; figure: string }) {
  return (
    <div className="flex min-w-0 flex-col border-s-2 border-line ps-3">
      <dt className="text-small text-muted">{name}</dt>
      <dd className="m-0 mt-auto text-section font-semibold">
        <bdi>{figure}</bdi>
      </dd>
    </div>
  )
}
