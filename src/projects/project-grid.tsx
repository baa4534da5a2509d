import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language'
import { ProjectCard } from './card/project-card'
import type { Ask } from './dialogs/dialog-state'
import { Finder } from './finder'
import { useView } from './list-view'
import type { Project } from './project'
import { ProjectTable } from './project-table'
import { arranged, type Sorting } from './sort-and-filter'
import type { ProjectActions } from './use-project-actions'

/** From one more on, finding is easier than looking. */
const fewProjects = 6

interface ProjectGridProps {
  projects: readonly Project[]
  actions: ProjectActions
  onAsk: Ask
}

/** The cards, and above six of them a search, an order, and a table instead of the cards. */
export function ProjectGrid({ projects, actions, onAsk }: ProjectGridProps) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const [sorting, setSorting] = useState<Sorting>('updated')
  const hasFinder = projects.length > fewProjects
  const compare = (a: string, b: string) => a.localeCompare(b, language, { numeric: true, sensitivity: 'base' })
  const taken = projects.map(({ projectName }) => projectName)
  const [view, setView] = useView()
  const shown = arranged(projects, { search: hasFinder ? search : '', sorting, compare })
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4">
      {hasFinder ? (
        <Finder
          search={search}
          onSearch={setSearch}
          sorting={sorting}
          onSorting={setSorting}
          view={view}
          onView={setView}
          shown={shown.length}
          total={projects.length}
        />
      ) : null}
      {shown.length === 0 ? <p className="text-muted">{t('noMatch', { text: search.trim() })}</p> : null}
      {hasFinder && view === 'table' && shown.length > 0 ? (
        <ProjectTable projects={shown} taken={taken} actions={actions} onAsk={onAsk} />
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4">
          {shown.map((project) => (
            <li key={project.id} className="grid min-w-0">
              <ProjectCard project={project} taken={taken} actions={actions} onAsk={onAsk} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
