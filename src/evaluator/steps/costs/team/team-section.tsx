import { useTranslation } from 'react-i18next'
import { NumberField } from '../../../fields/number-field'
import { useFormat } from '../../../state/use-format'
import { NothingForNow } from '../../questions/accept'
import { CostSection } from '../cost-section'
import { useListCommands } from '../list-commands'
import { useElementIds, useMonthly } from '../slices'
import { Subtotal } from '../subtotal'
import { InsuranceQuestion, useInsuranceQuestion } from './insurance-question'
import { TeamGuide } from './team-guide'
import { TeamMemberFields } from './team-member-fields'
import { TeamQuickAdd } from './team-quick-add'

/** Who works for the store, and what each costs a month. */
export function TeamSection() {
  const { t } = useTranslation('costs')
  const ids = useElementIds('team')
  const { remove } = useListCommands('team')
  const [insured, answer] = useInsuranceQuestion()
  return (
    <CostSection id="team" title={t('team.title')} subtotal={<TeamSubtotal />}>
      <TeamGuide />
      <div id="team" className="flex flex-col gap-4">
        <h3 className="font-semibold">{t('team.members')}</h3>
        {ids.length === 0 ? <p className="text-small text-muted">{t('team.none')}</p> : null}
        {ids.length > 0 ? <InsuranceQuestion yes={insured} onAnswer={answer} /> : null}
        <ul className="flex flex-col gap-4 empty:hidden">
          {ids.map((id, index) => (
            <TeamMemberFields key={id} index={index} asksInsurance={insured} onRemove={(name) => remove(index, name)} />
          ))}
        </ul>
        <TeamQuickAdd />
        <OwnerPay />
      </div>
    </CostSection>
  )
}

/** No cost of the store: it stands beside the profit. */
function OwnerPay() {
  const { t } = useTranslation('costs')
  const { currency } = useFormat()
  return (
    <div className="max-w-md border-t border-line pt-4">
      <NumberField path="ownerPayMo" unit={currency} stepped hint={t('team.ownerPayHint')} />
      <NothingForNow />
    </div>
  )
}

function TeamSubtotal() {
  return <Subtotal value={useMonthly('teamMo')} per="month" />
}
