import { useTranslation } from 'react-i18next'
import { overheadIds, paymentMethodIds } from '../../../domain/options'
import type { Operand } from '../../../results/explain'

/** What an operand of an explanation is called. */
export function useOperandLabel(): (operand: Operand) => string {
  const { t } = useTranslation(['results', 'explain', 'fields', 'options'])
  const listed = (text: string) => {
    const overhead = overheadIds.find((id) => text === `@overheads.${id}`)
    if (overhead) return t(`options:overheads.${overhead}`)
    const method = paymentMethodIds.find((id) => text === `@paymentMethods.${id}`)
    return method ? t(`options:paymentMethods.${method}`) : text
  }
  return ({ label }) => {
    if (label.from === 'result') return t(`results:names.${label.name}`)
    if (label.from === 'field') return t(`fields:${label.name}`)
    return label.from === 'word' ? t(`explain:words.${label.name}`) : listed(label.text)
  }
}
