import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { Answers } from '../../api'
import { Badge } from '../../ui/badge'
import { NameOver, When } from '../list/cells'
import type { Column } from '../list/data-table'
import { type DetailName, detailNames, useDetailTexts } from './detail-texts'
import { useProjectHref } from './project-address'

type Project = Answers['admin']['projects']['list']['projects'][number]

const written: ReadonlySet<DetailName> = new Set(['category', 'fulfillment'])

export function useProjectColumns(): Column<Project>[] {
  const { t } = useTranslation('adminProjects')
  const texts = useDetailTexts()
  const details = detailNames.map((name): Column<Project> => {
    const isNumber = !written.has(name)
    const cell = (project: Project) => <Detail text={texts(project.details)[name]} isNumber={isNumber} />
    return { id: name, header: t(`columns.${name}`), isNumber, cell }
  })
  return [
    { id: 'name', header: t('columns.name'), cell: (project) => <NameLink project={project} /> },
    {
      id: 'owner',
      header: t('columns.owner'),
      cell: (project) => <NameOver name={project.userName} note={project.userEmail} />,
    },
    ...details,
    {
      id: 'created',
      header: t('columns.created'),
      isSortable: true,
      cell: ({ createdAt }) => <When date={createdAt} />,
    },
    {
      id: 'updated',
      header: t('columns.updated'),
      isSortable: true,
      cell: ({ updatedAt }) => <When date={updatedAt} />,
    },
  ]
}

function Detail({ text, isNumber }: { text: string; isNumber: boolean }) {
  return <bdi className={isNumber ? 'whitespace-nowrap' : 'block min-w-28'}>{text}</bdi>
}

/** The project's name, which opens it. */
function NameLink({ project }: { project: Project }) {
  const { t } = useTranslation('adminProjects')
  const hrefOf = useProjectHref()
  const { projectName } = project
  return (
    <>
      <Link
        href={hrefOf(project.id)}
        title={t('open', { name: projectName })}
        className="-my-2 inline-flex min-h-11 items-center font-medium wrap-anywhere text-info underline underline-offset-4"
      >
        <bdi>{projectName}</bdi>
      </Link>
      {project.isDefault ? (
        <span className="block">
          <Badge>{t('isDefault')}</Badge>
        </span>
      ) : null}
    </>
  )
}
