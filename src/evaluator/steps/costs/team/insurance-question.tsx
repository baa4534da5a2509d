import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../../../domain/plan/plan'
import { Switch } from '../../../../ui/inputs/switch'
import { useQuestion } from '../../../fields/question'
import { planAtom } from '../../../state/atoms'
import { isSarAtom } from '../slices'

const insuredAtom = atom((get) => get(planAtom).team.findIndex(({ socialInsurance }) => socialInsurance !== 'none'))

const withoutInsurance = (plan: Plan): Plan => ({
  ...plan,
  team: plan.team.map((member) => ({ ...member, socialInsurance: 'none' })),
})

/** Whether contributions are added to the wages, and how to say so. */
export function useInsuranceQuestion() {
  const firstInsured = useAtomValue(insuredAtom)
  return useQuestion({
    isYes: firstInsured >= 0,
    question: 'insuresTeam',
    place: `team.${firstInsured}.socialInsurance`,
    toNo: withoutInsurance,
  })
}

interface InsuranceQuestionProps {
  yes: boolean
  onAnswer: (yes: boolean) => void
}

/** Asks whether the model adds social insurance. Contributions are Saudi, so it is asked of a plan in SAR. */
export function InsuranceQuestion({ yes, onAnswer }: InsuranceQuestionProps) {
  const { t } = useTranslation('costs')
  const isSar = useAtomValue(isSarAtom)
  if (!isSar && !yes) return null
  return (
    <Switch
      id="insuresTeam"
      label={t('team.insured.question')}
      hint={t(isSar ? 'team.insured.hint' : 'team.insured.onlySar')}
      checked={yes}
      onChange={onAnswer}
    />
  )
}
