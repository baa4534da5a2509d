import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { splitCopyName } from '../../domain/project/project-name'
import { evaluationHref } from '../../paths'
import { Star } from '../../ui/icons'
import { useCopyWords } from '../copy-words'
import type { Project } from '../project'

/** A project's name, leading to it. A very long one is cut short, but for what says that it is a copy. */
export function ProjectName({ project: { id, projectName, isDefault } }: { project: Project }) {
  const { t } = useTranslation('projects')
  const [name, copy] = splitCopyName(projectName, useCopyWords())
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {isDefault ? (
        <span className="text-warning" title={t('card.default')}>
          <Star className="fill-current" />
          <span className="sr-only">{t('card.default')}</span>
        </span>
      ) : null}
      <Link
        href={evaluationHref(id)}
        dir="auto"
        className="flex min-w-0 whitespace-pre text-text no-underline hover:underline"
        title={projectName}
      >
        <span className="line-clamp-3 min-w-0 whitespace-pre-wrap wrap-anywhere">{name}</span>
        {copy}
      </Link>
    </span>
  )
}
