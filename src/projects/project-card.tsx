import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { isFirstResult } from '../domain/project-figures'
import { formatDateTime, formatRelative } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import { evaluationHref } from '../paths'
import { buttonClasses } from '../ui/button'
import { classes } from '../ui/classes'
import { Star } from '../ui/icons'
import { CardFigures } from './card-figures'
import { CardMenu } from './card-menu'
import type { Ask } from './dialog-state'
import type { Project } from './project'
import type { ProjectActions } from './use-project-actions'

interface ProjectCardProps {
  project: Project
  actions: ProjectActions
  onAsk: Ask
}

function barOf(isProfitable: boolean | null): string {
  if (isProfitable === null) return 'border-s-line'
  return isProfitable ? 'border-s-accent' : 'border-s-negative'
}

/** One project: its name and state, what its plan leads to, and the ways on. */
export function ProjectCard({ project, actions, onAsk }: ProjectCardProps) {
  const { t } = useTranslation('projects')
  const { id, projectName, isDefault, createdAt, updatedAt, figures } = project
  const href = evaluationHref(id)
  return (
    <article
      className={classes(
        'flex min-w-0 flex-col gap-4 rounded-panel border border-s-4 border-line bg-surface p-4',
        barOf(isFirstResult(figures) ? null : figures.isProfitable),
      )}
    >
      <header className="flex items-start gap-1">
        <div className="min-w-0 grow">
          <h2 className="flex min-w-0 items-center gap-1.5 text-body font-semibold">
            {isDefault ? (
              <span className="text-warning" title={t('card.default')}>
                <Star className="fill-current" />
                <span className="sr-only">{t('card.default')}</span>
              </span>
            ) : null}
            <Link
              href={href}
              dir="auto"
              className="truncate text-text no-underline hover:underline"
              title={projectName}
            >
              {projectName}
            </Link>
          </h2>
          <Moment date={createdAt} kind="created" />
        </div>
        <div className="-me-2 -mt-2">
          <CardMenu project={project} actions={actions} onAsk={onAsk} />
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

function Moment({ date, kind }: { date: Date; kind: 'created' | 'updated' }) {
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
