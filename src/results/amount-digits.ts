import type { Digits } from '../i18n/format'
import { type ResultName, resultKinds } from './result-kinds'

/** Amounts of a unit, an order or a customer: written to the halala. Those of a month are written in whole units. */
const ofOne: ReadonlySet<ResultName> = new Set<ResultName>([
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

/** With how many decimals a page writes a result; undefined where its kind says it. Explanations write all of them. */
export function amountDigits(name: ResultName): Digits | undefined {
  return resultKinds[name] === 'money' && !ofOne.has(name) ? { min: 0, max: 0 } : undefined
}
