import { useTranslation } from 'react-i18next'
import type { Language } from '../../domain/options'
import { limitOf } from '../../domain/plan/field-at-path'
import type { Finding } from '../../domain/rules/findings'
import { formatNumber } from '../../i18n/format'
import { formatField } from '../../i18n/format-field'
import type { FieldMessage } from '../../ui/inputs/field'
import { useFormat } from '../state/use-format'

/** What the sentences of the rules name, as it is written. */
type Figures = {
  currency: string
  min?: string
  max?: string
  value?: string
  total?: string
  implied?: string
  understated?: string
  overstated?: string
  people?: string
  other?: string
}

/** Sentences whose figures are limits of the field itself, so that they are written in its unit. */
const ownLimitCodes: ReadonlySet<Finding['code']> = new Set(['outOfRange', 'aboveUsual', 'belowUsual'])

/** The sentence for what a rule found, with its figures and the currency written in the page's language. */
export function messageOf(
  { path, code, params }: Finding,
  { language, currency }: { language: Language; currency: string },
  say: (code: Finding['code'], figures: Figures) => string,
): string {
  const limit = ownLimitCodes.has(code) ? limitOf(path) : null
  const write = (value: number) => (limit ? formatField(limit, value, language) : formatNumber(value, language))
  const figures = Object.entries(params).map(([name, value]) => [name, write(value)])
  const text = say(code, { ...Object.fromEntries(figures), currency })
  // An amount and its currency stay on one line.
  return currency === '' ? text : text.replaceAll(` ${currency}`, `\u00a0${currency}`)
}

/** A further product without a price may be meant as a gift, which is a cost of another. */
const mayBeGift = ({ path, code }: Finding) => code === 'unitPriceRequired' && !path.startsWith('products.0.')

/** The sentences below a field. */
export function useMessages(findings: readonly Finding[]): FieldMessage[] {
  const { t } = useTranslation('rules')
  const format = useFormat()
  return findings.flatMap((finding): FieldMessage[] => {
    const text = messageOf(finding, format, (code, figures) => t(code, figures))
    const message = { level: finding.level, text }
    return mayBeGift(finding) ? [message, { level: 'warning', text: t('freeGift') }] : [message]
  })
}
