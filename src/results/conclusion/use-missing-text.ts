import { useTranslation } from 'react-i18next'
import type { MissingAnswer } from '../../domain/rules/unanswered'
import { missingText } from './missing-text'

/** What is still missing, in the words of the page. */
export function useMissingText(): (missing: MissingAnswer) => string {
  const { t } = useTranslation('questions')
  return (missing) => missingText(t, missing)
}
