import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import { Button } from '../ui/button'
import { Figure } from '../ui/figure'
import { Plus, Star } from '../ui/icons'
import type { Project } from './project'

interface ProjectBannerProps {
  projects: readonly Project[]
  onCreate: () => void
}

/** How many projects there are, how many have figures, whether one is the default; and the way to a new one. */
export function ProjectBanner({ projects, onCreate }: ProjectBannerProps) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const active = projects.filter((project) => project.figures.isActive).length
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h1 className="text-page font-semibold">{t('title')}</h1>
        {projects.length > 0 ? (
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
            <span>{t('count', { count: projects.length })}</span>
            <span>
              {t('activeProjects')}{' '}
              <Figure className="font-semibold text-text">{formatNumber(active, language)}</Figure>
            </span>
            {projects.some((project) => project.isDefault) ? (
              <span className="flex items-center gap-1">
                <Star className="size-4 fill-current text-warning" />
                {t('defaultSet')}
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
      {projects.length > 0 ? (
        <Button look="primary" onClick={onCreate}>
          <Plus />
          {t('create')}
        </Button>
      ) : null}
    </header>
  )
}
