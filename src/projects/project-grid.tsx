import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language'
import type { Ask } from './dialog-state'
import { Finder } from './finder'
import type { Project } from './project'
import { ProjectCard } from './project-card'
import { arranged, type Sorting } from './sort-and-filter'
import type { ProjectActions } from './use-project-actions'

/** From one more on, finding is easier than looking. */
const fewProjects = 6

interface ProjectGridProps {
  projects: readonly Project[]
  actions: ProjectActions
  onAsk: Ask
}

/** The cards, and above six of them a search and an order. */
export function ProjectGrid({ projects, actions, onAsk }: ProjectGridProps) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>('updated')
  const hasFinder = projects.length > fewProjects
  const compare = (a: string, b: string) => a.localeCompare(b, language, { numeric: true, sensitivity: 'base' })
  const shown = arranged(projects, { search: hasFinder ? search : '', sorting, compare })
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4">
      {hasFinder ? (
        <Finder
          search={search}
          onSearch={setSearch}
          sorting={sorting}
          onSorting={setSorting}
          shown={shown.length}
          total={projects.length}
        />
      ) : null}
      {shown.length === 0 ? <p className="text-muted">{t('noMatch', { text: search.trim() })}</p> : null}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((project) => (
          <li key={project.id} className="grid min-w-0">
            <ProjectCard project={project} actions={actions} onAsk={onAsk} />
          </li>
        ))}
      </ul>
    </section>
  )
}
