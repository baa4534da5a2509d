import type { Language } from '../../domain/options'
import { countAsShown, formatMoney, formatNumber, formatPercent, pluralOf } from '../../i18n/format'
import { formatKind } from '../result-kinds'
import { labelName, type NameWords } from './label-name'
import type { Line } from './lines'
import { type OperandKind, typedDigits } from './operands'

/** A percentage that is worked out has as many decimals as make its working plain. */
const worked = { max: 2 }

/** How many decimals the units in words take: 0.35 times a year is not 0.4. */
const decimals = { days: 1, months: 1, timesAYear: 4 }

/** What the lines of an explanation are written with. */
export interface LineWords extends NameWords {
  language: Language
  currency: string
}

type FigureWords = Pick<LineWords, 't' | 'monthName' | 'language' | 'currency'>

/** A figure of an explanation, with its unit. */
export function figureText(words: FigureWords, value: number | null, kind: OperandKind): string {
  const { t, language, currency, monthName } = words
  switch (kind) {
    case 'percent':
      return formatPercent(value, language, worked)
    case 'points':
      return formatNumber(value, language, { max: 1 })
    case 'planMonth':
      return value === null ? formatNumber(null, language) : monthName(value)
    case 'days':
    case 'months':
    case 'timesAYear':
      if (value === null) return formatNumber(null, language)
      return t(`explain:units.${kind}`, {
        count: pluralOf(countAsShown(value, decimals[kind])),
        figure: formatNumber(value, language, { max: decimals[kind] }),
      })
    default:
      return formatKind(value, kind, language, currency)
  }
}

/** The label and the figure of a line; a share says of what it is a share, in a run of text as a sum in brackets. */
export function lineTexts(words: LineWords, line: Line, isInRun = false): { label: string; figure: string } {
  const { t, language, currency } = words
  const { label, value, kind, share } = line
  const digits = typedDigits(line)
  const write = (number: number | null) => {
    if (!digits) return figureText(words, number, kind)
    return kind === 'money' ? formatMoney(number, language, currency, digits) : formatPercent(number, language, digits)
  }
  const name = label ? labelName(words, label) : ''
  const figure = write(value)
  if (!share) return { label: name, figure }
  if (isInRun) {
    const all = formatPercent(100, language)
    return { label: '', figure: `(${all} ${share === 'andThis' ? '+' : '−'} ${name} ${figure})` }
  }
  const whole = value === null ? null : share === 'andThis' ? 100 + value : 100 - value
  return { label: t(`explain:${share}`, { name, figure }), figure: write(whole) }
}
