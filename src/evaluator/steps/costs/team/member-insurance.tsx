import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { insuredWageLimit } from '../../../../domain/model/constants'
import { insuranceRate } from '../../../../domain/model/month/social-insurance'
import { startMonthOf } from '../../../../domain/model/season/start-month'
import { socialInsuranceKinds } from '../../../../domain/options'
import type { TeamMember } from '../../../../domain/plan/plan'
import { formatMonth } from '../../../../i18n/format'
import { SelectField } from '../../../fields/choice-field'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { sarMoney } from '../sar-money'
import { isSarAtom, memberInsurancesAtom } from '../slices'

interface MemberInsuranceProps {
  index: number
  member: TeamMember
}

/** How a member is insured, and what that adds to the wage. */
export function MemberInsurance({ index, member }: MemberInsuranceProps) {
  const { t } = useTranslation('costs')
  const isSar = useAtomValue(isSarAtom)
  const choices = socialInsuranceKinds.map((value) => ({ value, label: t(`team.insured.kinds.${value}`) }))
  return (
    <SelectField
      path={`team.${index}.socialInsurance`}
      choices={choices}
      hint={isSar && member.socialInsurance !== 'none' ? <Contribution index={index} member={member} /> : undefined}
    />
  )
}

function Contribution({ index, member }: { index: number; member: TeamMember }) {
  const { t } = useTranslation('costs')
  const { language, money, percent } = useFormat()
  const startMonth = startMonthOf(useAtomValue(planAtom))
  const { pct } = insuranceRate(member.socialInsurance, startMonth)
  const amount = useAtomValue(memberInsurancesAtom)[index] ?? 0
  const figures = { amount: money(amount), pct: percent(pct, { max: 2 }), limit: sarMoney(insuredWageLimit, language) }
  return (
    <>
      <span className="block font-medium text-text">{t('team.insured.adds', figures)}</span>
      <RateDate kind={member.socialInsurance} startMonth={startMonth} />
    </>
  )
}

/** The month before 'YYYY-MM', and that month itself, as they are written. */
function useMonthText() {
  const { language } = useFormat()
  return (month: string, back = 0) => {
    const at = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - back
    return formatMonth(Math.floor(at / 12), (at % 12) + 1, language)
  }
}

function RateDate({ kind, startMonth }: { kind: TeamMember['socialInsurance']; startMonth: string }) {
  const { t } = useTranslation('costs')
  const monthText = useMonthText()
  if (kind === 'saudi' || kind === 'nonSaudi') return t(`team.insured.${kind}`)
  const { from, before } = insuranceRate(kind, startMonth)
  if (before === '') return t('team.insured.periodOpen', { from: monthText(from) })
  const period = { from: monthText(from), to: monthText(before, 1) }
  return t(startMonth === '' ? 'team.insured.periodUndated' : 'team.insured.period', period)
}
