import { customsFeeTerms, insuredWageLimit, mandatoryThreshold, voluntaryThreshold } from '../model/constants'
import { insuranceRate, newSaudiRates } from '../model/month/social-insurance'
import type { Certainty } from '../options'
import { blankPlan } from '../plan/plan'
import { builtInBenchmarks } from '../reference/benchmarks'
import {
  fulfillmentPresets,
  gatewayPresets,
  packagingPresets,
  platformPresets,
  shippingPresets,
} from '../reference/presets'
import { builtInTeamRoles } from '../reference/team-roles'
import { type FigureSource, type FigureSourceId, figureSources } from './typical-sources'

/** Figures of law and published rates, by the name that the dictionaries give them. */
export type LawId =
  | 'vatMandatory'
  | 'vatVoluntary'
  | 'customsDuty'
  | 'customsFeePct'
  | 'customsFeeMin'
  | 'customsFeeMax'
  | 'insuranceSaudi'
  | 'insuranceSaudiNew'
  | 'insuranceNonSaudi'
  | 'insuredWageLimit'
  | 'expatLevy'

/** What kind of preset it is: its name is looked up among those of its kind. */
type PresetName =
  | { readonly kind: 'law'; readonly id: LawId }
  | {
      readonly kind: 'packaging' | 'shipping' | 'fulfillment' | 'platform' | 'gateway' | 'role' | 'margin' | 'choice'
      readonly id: string
    }

/** A value that is offered for a press, or a rate that the model holds. Money is SAR. */
export type PresetValue = PresetName & {
  /** The field that it belongs to, by the last part of its path; by all of it where others end alike. */
  readonly field: string
  /** 0 for a choice, which its id names. */
  readonly value: number
  readonly unit: 'money' | 'percent' | 'choice'
  readonly certainty: Certainty
  readonly source: FigureSource | null
  /** Of the source: 'YYYY-MM', null when it has none. */
  readonly date: string | null
  /** The month from which a rate holds, where several follow one another. */
  readonly since?: string
}

type Given = Omit<PresetValue, 'source' | 'date' | 'kind' | 'id'> & PresetName

function preset(given: Given, from: FigureSourceId | null = null): PresetValue {
  const source = from === null ? null : figureSources[from]
  return { ...given, source, date: source?.date ?? null }
}

type Unit = PresetValue['unit']

/** A rate of law: official where an authority's own page was read, else only as others report it. */
function law(id: LawId, field: string, value: number, unit: Unit, from: FigureSourceId): PresetValue {
  const { byAuthority }: FigureSource = figureSources[from]
  return preset({ kind: 'law', id, field, value, unit, certainty: byAuthority ? 'official' : 'typical' }, from)
}

/** What an employer pays a month for one who is not Saudi, where they are more than the Saudis. */
export const expatLevyMo = 800

const rates: readonly PresetValue[] = [
  law('vatMandatory', 'salesLast12Months', mandatoryThreshold, 'money', 'vatThresholds'),
  law('vatVoluntary', 'salesLast12Months', voluntaryThreshold, 'money', 'vatThresholds'),
  // The general rate; what goods pay follows from their HS code.
  law('customsDuty', 'customsDutiesPct', 5, 'percent', 'customsDuty'),
  law('customsFeePct', 'unitsPerShipment', customsFeeTerms.pct, 'percent', 'customsFee'),
  law('customsFeeMin', 'unitsPerShipment', customsFeeTerms.min, 'money', 'customsFee'),
  law('customsFeeMax', 'unitsPerShipment', customsFeeTerms.max, 'money', 'customsFee'),
  law('insuranceSaudi', 'socialInsurance', insuranceRate('saudi', '').pct, 'percent', 'socialInsurance'),
  ...newSaudiRates.map(({ pct, from }) => ({
    ...law('insuranceSaudiNew', 'socialInsurance', pct, 'percent', 'socialInsuranceSteps'),
    since: from,
  })),
  law('insuranceNonSaudi', 'socialInsurance', insuranceRate('nonSaudi', '').pct, 'percent', 'socialInsuranceNonSaudi'),
  law('insuredWageLimit', 'socialInsurance', insuredWageLimit, 'money', 'insuredWageLimit'),
  // Who is exempt, and until when, only the authority can say of a store.
  { ...law('expatLevy', 'socialInsurance', expatLevyMo, 'money', 'expatLevy'), certainty: 'example' },
]

const example = (given: PresetName & Pick<PresetValue, 'field' | 'value' | 'unit'>) =>
  preset({ ...given, certainty: 'example' })

const choice = (field: string, id: string, certainty: Certainty, from: FigureSourceId | null = null) =>
  preset({ kind: 'choice', id, field, value: 0, unit: 'choice', certainty }, from)

/** What a plan holds before anything is chosen, and what customs do. */
const choices: readonly PresetValue[] = [
  choice('dutyBasis', 'exFactory', 'example'),
  choice('dutyBasis', 'cif', 'typical', 'customsValue'),
  choice('businessRiskLevel', blankPlan().businessRiskLevel, 'example'),
]

function gatewayFees(method: keyof typeof gatewayPresets): PresetValue[] {
  return gatewayPresets[method].flatMap(({ id, percent: value }) => {
    // What is usual is a typical value already.
    if (id === 'usual') return []
    const given = { kind: 'gateway', id, field: `paymentMethods.${method}.percent`, value, unit: 'percent' } as const
    return [preset({ ...given, certainty: 'typical' }, id)]
  })
}

/** Every preset of the form and every rate of the model, each with its source and how sure it is. */
export const presetValues: readonly PresetValue[] = [
  ...rates,
  ...packagingPresets.map(({ id, amount: value }) =>
    example({ kind: 'packaging', id, field: 'packagingPerOrder', value, unit: 'money' }),
  ),
  // Seen on shops' pages: what a courier takes of another store depends on its contract.
  ...shippingPresets.map(({ id, amount: value }) =>
    example({ kind: 'shipping', id, field: 'shippingPerOrder', value, unit: 'money' }),
  ),
  ...fulfillmentPresets.map(({ id, amount: value }) =>
    preset(
      { kind: 'fulfillment', id, field: 'fulfillmentPerOrder', value, unit: 'money', certainty: 'typical' },
      'fulfillment',
    ),
  ),
  ...gatewayFees('mada'),
  ...gatewayFees('international'),
  ...platformPresets.map(({ id, amount: value, channel }) => {
    const given = { kind: 'platform', id, field: 'overheads.ecommercePlatform.amount', value, unit: 'money' } as const
    return channel === 'salla' ? preset({ ...given, certainty: 'typical' }, 'sallaPlans') : example(given)
  }),
  ...choices,
  ...builtInTeamRoles.map(({ key: id, fullTimeMo: value }) =>
    example({ kind: 'role', id, field: 'monthlyCost', value, unit: 'money' }),
  ),
  ...builtInBenchmarks.map(({ categoryId: id, typicalMargin: value }) =>
    example({ kind: 'margin', id, field: 'grossMarginPct', value, unit: 'percent' }),
  ),
]
