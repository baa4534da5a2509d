import { useTranslation } from 'react-i18next'
import { isFirstResult } from '../domain/project/project-figures'
import { formatPercent, noValue } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import { Figure } from '../ui/figure'
import { ScrollSideways } from '../ui/scroll-sideways'
import { CountedRegistered, money } from './card/card-figures'
import { CardMenu } from './card/card-menu'
import { Moment } from './card/project-card'
import { ProjectName } from './card/project-name'
import type { Ask } from './dialogs/dialog-state'
import type { Project } from './project'
import type { ProjectActions } from './use-project-actions'

interface ProjectTableProps {
  projects: readonly Project[]
  taken: readonly string[]
  actions: ProjectActions
  onAsk: Ask
}

const columns = ['profit', 'margin', 'revenue', 'completion'] as const

/** Many projects at a glance: one line each, their figures under each other. */
export function ProjectTable({ projects, ...rest }: ProjectTableProps) {
  const { t } = useTranslation('projects')
  return (
    <ScrollSideways>
      <table className="w-full border-separate border-spacing-0 rounded-panel border border-line bg-surface text-small">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="text-muted">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t('table.name')}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 figure-column font-medium whitespace-nowrap">
                {t(`table.${column}`)}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {t('table.updated')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('table.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <Row key={project.id} project={project} {...rest} />
          ))}
        </tbody>
      </table>
    </ScrollSideways>
  )
}

function Row({ project, taken, actions, onAsk }: Omit<ProjectTableProps, 'projects'> & { project: Project }) {
  const language = useLanguage()
  const { id, figures, updatedAt } = project
  const hasResult = figures.isProfitable !== null && !isFirstResult(figures)
  const cell = 'border-t border-line px-3 py-1.5'
  const number = `${cell} figure-column whitespace-nowrap`
  return (
    <tr data-project={id}>
      <th scope="row" className={`${cell} max-w-64 min-w-40 max-sm:max-w-36 max-sm:min-w-36 text-start font-medium`}>
        <ProjectName project={project} />
        <CountedRegistered figures={figures} />
      </th>
      <td className={number}>
        <Figure tone={hasResult ? (figures.profit < 0 ? 'bad' : 'good') : 'plain'}>
          {hasResult ? money(figures, figures.profit, language) : noValue}
        </Figure>
      </td>
      <td className={number}>
        <Figure>{hasResult ? formatPercent(figures.operatingMarginPct, language) : noValue}</Figure>
      </td>
      <td className={number}>
        <Figure>{figures.isActive ? money(figures, figures.salesExVAT, language) : noValue}</Figure>
      </td>
      <td className={number}>
        <Figure>{formatPercent(figures.completionPct, language, { min: 0, max: 0 })}</Figure>
      </td>
      <td className={`${cell} whitespace-nowrap`}>
        <Moment date={updatedAt} kind="updated" />
      </td>
      <td className={`${cell} w-11 px-1`}>
        <CardMenu project={project} taken={taken} actions={actions} onAsk={onAsk} />
      </td>
    </tr>
  )
}
