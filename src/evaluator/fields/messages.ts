import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../domain/options'
import type { Finding } from '../../domain/rules'
import { formatNumber } from '../../i18n/format'
import type { FieldMessage } from '../../ui/field'
import { languageAtom } from '../atoms'

/** The sentence for what a rule found, with its figures written in the page's language. */
export function messageOf(
  { code, params }: Finding,
  language: Language,
  say: (code: Finding['code'], figures: Record<string, string>) => string,
): string {
  const figures = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, language) : value,
  ])
  return say(code, Object.fromEntries(figures))
}

/** The sentences below a field. */
export function useMessages(findings: readonly Finding[]): FieldMessage[] {
  const { t } = useTranslation('rules')
  const language = useAtomValue(languageAtom)
  return findings.map((finding) => ({
    level: finding.level,
    text: messageOf(finding, language, (code, figures) => t(code, figures)),
  }))
}
