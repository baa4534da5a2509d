import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../../domain/model/evaluation'
import { useMonthResult } from '../../state/use-month-result'

/** The month of an answer once registered, where its sales pass the threshold of VAT; else null. */
export const registeredIncome = ({ conclusion, vat }: Evaluation): number | null =>
  conclusion.state === 'registered' && !vat.registered ? conclusion.income : null

/** What a month comes to whose sales pass the threshold of VAT, in words; null where they do not. */
export function useRegistration(): (registered: number | null) => string | null {
  const { t } = useTranslation('summary')
  const result = useMonthResult()
  return (registered) => (registered === null ? null : t('levers.registers', { after: result(registered) }))
}
