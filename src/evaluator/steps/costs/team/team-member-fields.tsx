import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { blankTeamMember } from '../../../../domain/plan/plan'
import { customRole } from '../../../../domain/reference/team-roles'
import { classes } from '../../../../ui/classes'
import { NumberField } from '../../../fields/number-field'
import { useMemberName } from '../../../fields/role-names'
import { TextField } from '../../../fields/text-field'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { removeButtonId } from '../list-commands'
import { RemoveButton } from '../remove-button'
import { MemberInsurance } from './member-insurance'
import { MemberRole } from './member-role'
import { MemberSchedule } from './member-schedule'

const removedMember = blankTeamMember('')

/** The label of an insured wage is long: it takes a wider column, on a phone a line of its own. */
const looks = {
  plain: {
    columns: 'sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_2.75rem]',
    schedule: '',
    cost: 'col-span-2 col-start-2 row-start-2',
  },
  insured: {
    columns: 'sm:grid-cols-[minmax(0,1.1fr)_minmax(0,0.8fr)_minmax(0,1.5fr)_2.75rem]',
    schedule: 'max-sm:col-span-full',
    cost: 'col-span-full',
  },
}

interface TeamMemberFieldsProps {
  index: number
  /** Whether contributions are added to the wages of this team. */
  asksInsurance: boolean
  onRemove: (name: string) => void
}

/** One member: role, schedule and cost a month. On a phone in two lines. */
export function TeamMemberFields({ index, asksInsurance, onRemove }: TeamMemberFieldsProps) {
  const { t } = useTranslation('costs')
  const { currency } = useFormat()
  const member = useAtomValue(useMemo(() => atom((get) => get(planAtom).team[index] ?? removedMember), [index]))
  const name = useMemberName()(member)
  const look = looks[asksInsurance ? 'insured' : 'plain']
  return (
    <li id={`team.${index}`}>
      <fieldset
        aria-label={name}
        className={classes(
          'grid min-w-0 grid-cols-[minmax(0,1.5fr)_minmax(0,0.85fr)_2.75rem] items-start gap-2',
          look.columns,
        )}
      >
        <div className="col-span-2 flex flex-col gap-2 sm:col-span-1">
          <MemberRole index={index} member={member} />
          {member.role === customRole ? (
            <TextField path={`team.${index}.customRole`} placeholder={t('team.customRolePlaceholder')} />
          ) : null}
        </div>
        <div className={classes('col-start-1 row-start-2 sm:col-start-2 sm:row-start-1', look.schedule)}>
          <MemberSchedule index={index} member={member} />
        </div>
        <div className={classes('sm:col-span-1 sm:col-start-3 sm:row-start-1', look.cost)}>
          <NumberField
            path={`team.${index}.monthlyCost`}
            unit={currency}
            emptyWhenZero
            {...(member.socialInsurance === 'none' ? {} : { label: t('team.insured.wage') })}
          />
        </div>
        <div className="col-start-3 row-start-1 below-label sm:col-start-4">
          <RemoveButton id={removeButtonId('team', index)} name={name} onRemove={() => onRemove(name)} />
        </div>
        {asksInsurance ? (
          <div className="col-span-full">
            <MemberInsurance index={index} member={member} />
          </div>
        ) : null}
      </fieldset>
    </li>
  )
}
