import { useTranslation } from 'react-i18next'
import type { CopyWords } from '../domain/project/project-name'

/** How copies are called in the page's language. */
export function useCopyWords(): CopyWords {
  const { t } = useTranslation('projects')
  return {
    first: t('copy'),
    numbered: t('copyNumbered', { number: '{{number}}', interpolation: { escapeValue: false } }),
  }
}
