import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { projectSorts } from '../../domain/options'
import { ExportButton } from '../list/export-button'
import { Listing } from '../list/listing'
import { sortedBy, tableSorting } from '../list/sorting'
import { paged, pagedOptions } from '../list/use-paged-query'
import { OneProject } from './one-project'
import { useOpenProject } from './project-address'
import { useProjectColumns } from './project-columns'
import { ProjectFilters, useProjectFilters } from './project-filters'

/** The projects of all users: the list, or the one project that the URL names. */
export function ProjectsTab() {
  const id = useOpenProject()
  return id === null ? <ProjectList /> : <OneProject id={id} />
}

function ProjectList() {
  const { t } = useTranslation('adminProjects')
  const filters = useProjectFilters()
  const columns = useProjectColumns()
  const query = trpc.admin.projects.list.useInfiniteQuery(filters.wanted, pagedOptions)
  const sortable = !filters.search && {
    sorting: tableSorting(filters.sort),
    onSort: (column: string) => filters.setSort(sortedBy(column, filters.sort, projectSorts)),
  }
  return (
    <div className="flex flex-col gap-4">
      <ProjectFilters filters={filters}>
        <ExportButton list="projects" filters={filters.wanted} />
      </ProjectFilters>
      <Listing
        caption={t('caption')}
        columns={columns}
        list={paged(query, (page) => page.projects)}
        empty={filters.search ? t('noMatch') : t('empty')}
        {...sortable}
      />
    </div>
  )
}
