import { useTranslation } from 'react-i18next'
import { type EmploymentType, employmentTypes } from '../../../../domain/options'
import type { TeamRole } from '../../../../domain/reference/team-roles'
import { Segmented } from '../../../../ui/inputs/segmented'
import { useFormat } from '../../../state/use-format'
import { sarMoney } from '../sar-money'

interface EmploymentChoiceProps {
  /** The role to be added; without one there is nothing to choose. */
  role: TeamRole | undefined
  value: EmploymentType
  onChange: (value: EmploymentType) => void
}

/** Full-time or part-time, each with what the role usually costs. */
export function EmploymentChoice({ role, value, onChange }: EmploymentChoiceProps) {
  const { t } = useTranslation(['options', 'fields'])
  const { language } = useFormat()
  const choices = employmentTypes.map((type) => {
    const schedule = t(`options:employmentTypes.${type}`)
    const cost = role && sarMoney(type === 'full-time' ? role.fullTimeMo : role.partTimeMo, language)
    return {
      value: type,
      label: cost ? `${schedule} · ${cost}` : schedule,
      disabled: !role,
    }
  })
  return <Segmented legend={t('fields:employmentType')} value={value} choices={choices} onChange={onChange} />
}
