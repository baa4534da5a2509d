import type { Language } from '../domain/options'
import { type NumberField, shownField, shownNumber } from '../domain/plan/field'
import { formatNumber, formatPercent } from './format'

/** A number of the plan as its box takes it: a percentage with its sign, everything else bare. */
export function formatField(field: NumberField, stored: number, language: Language): string {
  const digits = { min: 0, max: 4 }
  const shown = shownNumber(field, stored)
  const isPercent = shownField(field).unit === 'percent'
  return isPercent ? formatPercent(shown, language, digits) : formatNumber(shown, language, digits)
}
