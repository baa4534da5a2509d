import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { formatDate } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { ChoiceChips } from './choice-chips'
import { type ComparedKey, versionKey } from './compared-keys'
import { useComparedPlans } from './use-compared-plans'

interface VersionChoicesProps {
  chosen: readonly ComparedKey[]
  onToggle: (key: string) => void
}

/** For each project that is compared: its versions with a name, and those that the address names. */
export function VersionChoices({ chosen, onToggle }: VersionChoicesProps) {
  const projectIds = [...new Set(chosen.map(({ projectId }) => projectId))]
  return projectIds.map((id) => <VersionsOf key={id} projectId={id} chosen={chosen} onToggle={onToggle} />)
}

function VersionsOf({ projectId, chosen, onToggle }: VersionChoicesProps & { projectId: string }) {
  const { t } = useTranslation('compare')
  const language = useLanguage()
  const named = trpc.projects.versions.named.useQuery({ id: projectId }, { staleTime: 0 }).data ?? []
  const { plans } = useComparedPlans(chosen)
  const ofProject = plans.filter((plan) => plan.projectId === projectId)
  const [first] = ofProject
  if (!first) return null
  const choices = named.map(({ id, name, savedAt }) => ({
    key: versionKey(projectId, id),
    name: name ?? '',
    detail: formatDate(savedAt, language),
  }))
  const others = ofProject
    .filter(({ id, isVersion }) => isVersion && !choices.some(({ key }) => key === id))
    .map(({ id, name }) => ({ key: id, name }))
  if (choices.length + others.length === 0) return null
  return (
    <ChoiceChips
      legend={t('versionsOf', { name: first.projectName })}
      choices={[...choices, ...others]}
      chosen={chosen}
      onToggle={onToggle}
    />
  )
}
