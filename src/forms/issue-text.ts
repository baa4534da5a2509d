import { useTranslation } from 'react-i18next'
import { type ErrorCode, type IssueCode, isErrorCode, issueCodes } from '../domain/error-codes'

/** Sentences of one field that say more than the general ones. */
export type OwnTexts = Partial<Record<IssueCode | ErrorCode, string>>

/** The sentence for what a schema or the server found wrong with a field. */
export function useIssueText() {
  const { t } = useTranslation('errors')
  return (code: string | undefined, own: OwnTexts = {}): string => {
    if (code !== undefined && isErrorCode(code)) return own[code] ?? t(`codes.${code}`)
    const issue = issueCodes.find((one) => one === code) ?? 'invalid'
    return own[issue] ?? t(`issues.${issue}`)
  }
}
