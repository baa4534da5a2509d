import { useTranslation } from 'react-i18next'
import { type Answers, trpc } from '../../api'
import { Money } from '../list/cells'
import type { Column } from '../list/data-table'
import { Named } from './cells'
import { Manager } from './manager'
import { TeamTemplateForm } from './team-template-form'
import { useDataOutcome } from './use-writes'

export type TeamTemplateRow = Answers['admin']['teamTemplates']['list'][number]

/** Roles that founders can add to their team. */
export function TeamTemplates() {
  const { t } = useTranslation('adminData')
  const list = trpc.admin.teamTemplates.list.useQuery()
  const { teamTemplates } = trpc.useUtils().admin
  const outcome = useDataOutcome('roles', () => teamTemplates.list.invalidate())
  const update = trpc.admin.teamTemplates.update.useMutation(outcome.update)
  const remove = trpc.admin.teamTemplates.delete.useMutation(outcome.remove)
  const columns: Column<TeamTemplateRow>[] = [
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
  return (
    <Manager
      title={t('roles.title')}
      intro={t('roles.intro')}
      empty={t('roles.empty')}
      editTitle={(name) => t('roles.editTitle', { name })}
      list={list}
      columns={columns}
      nameOf={({ roleName }) => roleName}
      addForm={(done) => <TeamTemplateForm onSaved={done} />}
      editForm={(row, done) => <TeamTemplateForm row={row} onSaved={done} onCancel={done} />}
      isPending={update.isPending || remove.isPending}
      onToggle={({ id, isActive }) => update.mutate({ id, isActive: !isActive })}
      onDelete={({ id }) => remove.mutateAsync({ id })}
    />
  )
}
