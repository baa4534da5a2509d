import { useTranslation } from 'react-i18next'
import type { StepError } from '../state/step-errors'
import { useFormat } from '../state/use-format'
import { messageOf } from './messages'

/** The sentence of an error, for the summary. */
export function useErrorText(): (error: StepError) => string {
  const { t } = useTranslation(['evaluator', 'rules'])
  const format = useFormat()
  return (error) => {
    if ('level' in error) return messageOf(error, format, (code, figures) => t(`rules:${code}`, figures))
    return error.code === 'notWhole' ? t('rules:notWhole') : t('evaluator:number.notANumber')
  }
}
