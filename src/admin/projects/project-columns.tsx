import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import type { RouterOutputs } from '../../api'
import { Badge } from '../../ui/badge'
import { classes } from '../../ui/classes'
import { NameOver, When } from '../list/cells'
import type { Column } from '../list/data-table'
import { type DetailName, detailNames, useDetailTexts } from './detail-texts'
import { useProjectHref } from './project-address'

type Project = RouterOutputs['admin']['projects']['list']['projects'][number]

const written: ReadonlySet<DetailName> = new Set(['category', 'fulfillment'])

export function useProjectColumns(): Column<Project>[] {
  const { t } = useTranslation('adminProjects')
  const texts = useDetailTexts()
  const details = detailNames.map((name): Column<Project> => {
    const isNumber = !written.has(name)
    const cell = ({ details }: Project) => {
      const { [name]: text, more } = texts(details)
      return <Detail text={text} note={name === 'price' ? more : ''} isNumber={isNumber} />
    }
    return { id: name, header: t(`columns.${name}`), isNumber, cell }
  })
  return [
    { id: 'name', header: t('columns.name'), cell: (project) => <NameLink project={project} /> },
    {
      id: 'owner',
      header: t('columns.owner'),
      cell: (project) => <NameOver name={project.userName} email={project.userEmail} />,
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

function Detail({ text, note, isNumber }: { text: string; note: string; isNumber: boolean }) {
  return (
    <span className={classes('block', isNumber ? 'whitespace-nowrap' : 'min-w-28')}>
      <bdi>{text}</bdi>
      {note ? <span className="block text-muted">{note}</span> : null}
    </span>
  )
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
