import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { compareHref } from '../paths'
import { Button, buttonClasses } from '../ui/button'
import { Columns, Folder, Star } from '../ui/icons'
import { BackupButton } from './backup-button'
import { CreateButton } from './create-button'
import type { Project } from './project'

interface ProjectBannerProps {
  projects: readonly Project[]
  onCreate: () => void
  onOpenFile: () => void
}

/** How many projects there are and which one is the default; and the way to a new one. */
export function ProjectBanner({ projects, onCreate, onOpenFile }: ProjectBannerProps) {
  const { t } = useTranslation('projects')
  const preset = projects.find((project) => project.isDefault)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div>
        <h1 tabIndex={-1} id="projects-title" className="text-page font-semibold outline-none">
          {t('title')}
        </h1>
        {projects.length > 0 ? (
          <p className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted">
            <span>{t('count', { count: projects.length })}</span>
            {preset ? (
              <span className="flex min-w-0 items-center gap-1">
                <Star className="size-4 shrink-0 fill-current text-warning" />
                <span className="min-w-0 break-words">{t('defaultSet', { name: preset.projectName })}</span>
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
      {projects.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2 max-sm:gap-x-1.5 max-sm:[&>*]:px-2.5">
          <BackupButton />
          <Link href={compareHref([])} className={buttonClasses('secondary')}>
            <Columns />
            {t('compare')}
          </Link>
          <Button onClick={onOpenFile}>
            <Folder />
            {t('openFile')}
          </Button>
          <div className="max-sm:order-first max-sm:basis-full max-sm:px-0! max-sm:*:w-full">
            <CreateButton onCreate={onCreate}>{t('create')}</CreateButton>
          </div>
        </div>
      ) : null}
    </header>
  )
}
