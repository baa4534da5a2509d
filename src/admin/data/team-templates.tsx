import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { Money } from '../list/cells'
import type { Column } from '../list/data-table'
import { Named } from './cells'
import type { ReferenceKind } from './reference-kind'
import type { TeamTemplateRow, TeamTemplateValues } from './reference-rows'
import { TeamTemplateForm } from './team-template-form'

const nameOf = ({ roleName }: TeamTemplateRow) => roleName

/** Roles that founders can add to their team. */
export const teamTemplates: ReferenceKind<TeamTemplateRow, TeamTemplateValues> = {
  words: 'roles',
  router: 'teamTemplates',
  calls: trpc.admin.teamTemplates,
  useNameOf: () => nameOf,
  useColumns,
  Form: TeamTemplateForm,
}

function useColumns(): Column<TeamTemplateRow>[] {
  const { t } = useTranslation('adminData')
  return [
    {
      id: 'name',
      header: t('roles.name'),
      cell: ({ roleName, description }) => <Named name={roleName} description={description} />,
    },
    {
      id: 'cost',
      header: t('roles.costShort'),
      isNumber: true,
      cell: ({ suggestedMonthlyCost }) => <Money amount={suggestedMonthlyCost} />,
    },
    { id: 'group', header: t('roles.group'), cell: ({ category }) => t(`roles.groups.${category}`) },
    { id: 'level', header: t('roles.level'), cell: ({ experienceLevel }) => t(`roles.levels.${experienceLevel}`) },
    { id: 'stage', header: t('roles.stageShort'), cell: ({ businessStage }) => t(`roles.stages.${businessStage}`) },
  ]
}
