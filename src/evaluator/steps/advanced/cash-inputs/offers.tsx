import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { readNumber } from '../../../../domain/plan/field'
import { advancedFields } from '../../../../domain/plan/plan-fields'
import { planAtom } from '../../../state/atoms'
import type { NumberPath } from '../../../state/plan-path'
import { withField } from '../../../state/plan-path'
import { useChange } from '../../../state/use-change'
import { useFormat } from '../../../state/use-format'

/** What the advanced inputs say of lead time and terms; null while they are off. */
const assumptionsAtom = atom((get) => {
  const { enableAdvancedAnalysis, importLeadTimeMonths, supplierPaymentTermsDays } = get(planAtom)
  if (!enableAdvancedAnalysis) return null
  return {
    leadTimeMonths: readNumber(importLeadTimeMonths, advancedFields.importLeadTimeMonths),
    supplierDays: readNumber(supplierPaymentTermsDays, advancedFields.supplierPaymentTermsDays),
  }
})

const typedAtom = atom((get) => get(planAtom).cashPlan)

/** Orders are placed in whole months: a lead time is offered rounded up. */
export function LeadTimeOffer() {
  const { t } = useTranslation('cashInputs')
  const { number } = useFormat()
  const assumptions = useAtomValue(assumptionsAtom)
  const { leadTimeMonths } = useAtomValue(typedAtom)
  if (!assumptions) return null
  const offered = Math.ceil(assumptions.leadTimeMonths)
  if (offered === leadTimeMonths) return null
  return (
    <Offer
      path="cashPlan.leadTimeMonths"
      value={offered}
      text={t('offer.lead', { value: number(assumptions.leadTimeMonths) })}
      label={t('offer.takeLead', { value: number(offered) })}
    />
  )
}

export function TermsOffer() {
  const { t } = useTranslation('cashInputs')
  const { number } = useFormat()
  const assumptions = useAtomValue(assumptionsAtom)
  const { supplierBalanceDays } = useAtomValue(typedAtom)
  if (!assumptions || assumptions.supplierDays === supplierBalanceDays) return null
  const value = number(assumptions.supplierDays)
  return (
    <Offer
      path="cashPlan.supplierBalanceDays"
      value={assumptions.supplierDays}
      text={t('offer.terms', { value })}
      label={t('offer.takeTerms', { value })}
    />
  )
}

interface OfferProps {
  path: NumberPath
  value: number
  text: string
  label: string
}

/** Another field's value, taken by a press. */
function Offer({ path, value, text, label }: OfferProps) {
  const change = useChange()
  return (
    <p className="mt-1 text-small">
      {text}{' '}
      <button
        type="button"
        onClick={() => change(path, (plan) => withField(plan, path, value))}
        className="min-h-6 px-1 font-medium text-info underline underline-offset-4"
      >
        {label}
      </button>
    </p>
  )
}
