import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { isFirstResult } from '../../domain/project/project-figures'
import { formatDateTime, formatRelative } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { evaluationHref } from '../../paths'
import { buttonClasses } from '../../ui/button'
import { classes } from '../../ui/classes'
import type { Ask } from '../dialogs/dialog-state'
import type { Project } from '../project'
import type { ProjectActions } from '../use-project-actions'
import { CardFigures } from './card-figures'
import { CardMenu } from './card-menu'
import { ProjectName } from './project-name'

interface ProjectCardProps {
  project: Project
  /** The names of all projects. */
  taken: readonly string[]
  actions: ProjectActions
  onAsk: Ask
}

function barOf(isProfitable: boolean | null): string {
  if (isProfitable === null) return 'border-s-line'
  return isProfitable ? 'border-s-accent' : 'border-s-negative'
}

/** One project: its name and state, what its plan leads to, and the ways on. */
export function ProjectCard({ project, taken, actions, onAsk }: ProjectCardProps) {
  const { t } = useTranslation('projects')
  const { id, projectName, createdAt, updatedAt, figures } = project
  const href = evaluationHref(id)
  return (
    <article
      data-project={id}
      className={classes(
        'flex min-w-0 flex-col gap-4 rounded-panel border border-s-4 border-line bg-surface p-4',
        barOf(isFirstResult(figures) ? null : figures.isProfitable),
      )}
    >
      <header className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <h2 className="text-body font-semibold">
            <ProjectName project={project} />
          </h2>
          <Moment date={createdAt} kind="created" />
        </div>
        <div className="-me-2 -mt-2">
          <CardMenu project={project} taken={taken} actions={actions} onAsk={onAsk} />
        </div>
      </header>
      <CardFigures id={id} figures={figures} />
      <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <Moment date={updatedAt} kind="updated" />
        <Link
          href={href}
          className={buttonClasses('secondary')}
          aria-label={t('card.openNamed', { name: projectName })}
        >
          {t('card.open')}
        </Link>
      </footer>
    </article>
  )
}

export function Moment({ date, kind }: { date: Date; kind: 'created' | 'updated' }) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  return (
    <p className="text-small text-muted">
      <time dateTime={date.toISOString()} title={formatDateTime(date, language)}>
        {t(`card.${kind}`, { when: formatRelative(date, new Date(), language) })}
      </time>
    </p>
  )
}
