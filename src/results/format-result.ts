import type { Language } from '../domain/options'
import { formatMoney } from '../i18n/format'
import { formatKind, type ResultName, resultKinds } from './result-kinds'

/** Amounts of a unit, an order or a customer: written to the halala. Those of a month are written in whole units. */
export const amountsOfOne: ReadonlySet<ResultName> = new Set<ResultName>([
  'valuePerOrder',
  'gatewayFeePerOrder',
  'finalUnitCost',
  'unitCostBeforeYield',
  'exFactorySAR',
  'perUnitInbound',
  'perUnitDuties',
  'perUnitCustomsFee',
  'perUnitIrrecoverableVAT',
  'contributionPerUnit',
  'bottomLine.contributionPerUnit',
  'bottomLine.orderMargin',
  'weightedCAC',
  'suggestedPriceInclVAT',
  'exactPriceInclVAT',
  'maxProductCostPerUnit',
  'adjustedUnitCost',
  'customerLifetimeValue',
  'cod.codContributionPerOrder',
  'cod.prepaidContributionPerOrder',
])

const whole = { min: 0, max: 0 }

/** A result as cards and tables write it. Explanations write all of their decimals. */
export function formatResult(name: ResultName, value: number | null, language: Language, currency: string): string {
  const kind = resultKinds[name]
  if (kind === 'money' && !amountsOfOne.has(name)) return formatMoney(value, language, currency, whole)
  return formatKind(value, kind, language, currency)
}
