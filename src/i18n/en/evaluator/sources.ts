import type { Certainty } from '../../../domain/options'
import type { LawId } from '../../../domain/typical/preset-values'
import { countedUnits } from './results-parts/counted-units'

export const sources = {
  title: 'Typical values and where they come from',
  intro:
    'Every value that a new plan starts with or a button offers, and every rate that the model uses. Check them against your own contracts and suppliers: your figures decide.',
  explained: {
    official: 'Law, or an authority’s own page.',
    typical:
      'Published by someone other than the authority, or seen in a store’s own papers. Rates set by law hold for every store; other figures may differ.',
    example: 'Our own estimate, or a figure too unsure to rely on: only to start from.',
    admin: 'Set by your administrator for everyone who uses this installation.',
  } satisfies Record<Certainty | 'admin', string>,
  certainty: {
    official: 'Official',
    typical: 'Typical',
    example: 'Example',
    admin: 'Set by your administrator',
  } satisfies Record<Certainty | 'admin', string>,
  search: 'Search the values',
  contents: 'Contents',
  found_one: '{{figure}} value',
  found_other: '{{figure}} values',
  notFound: 'No value matches “{{text}}”.',
  ours: 'Our estimate',
  ourChoice: 'What a new plan starts with',
  published: ', {{date}}',
  separator: ', ',
  units: countedUnits,
  others: 'All other stores',
  checked: ' (read {{date}})',
  since: 'from {{date}}',
  all: 'All typical values and sources',
  newTab: 'opens in a new tab',
  fullTime: '{{role}}, full-time per month',
  grossMargin: 'Gross margin',
  groups: {
    law: 'VAT, customs and social insurance',
    start: 'Orders and prices',
    delivery: 'Packaging, shipping and refused parcels',
    payment: 'Payment methods',
    acquisition: 'Customer acquisition cost (CAC) by category',
    margins: 'Gross margin by category',
    overheads: 'Overheads per month',
    team: 'Team',
    advanced: 'Advanced analysis',
    season: 'Season',
    cash: 'Cash by month',
  },
  law: {
    vatMandatory: 'VAT: mandatory registration threshold, sales of 12 months',
    vatVoluntary: 'VAT: voluntary registration threshold, sales of 12 months',
    customsDuty: 'Customs duty, general rate',
    customsFeePct: 'Customs service fee, percentage of the customs value',
    customsFeeMin: 'Customs service fee, minimum',
    customsFeeMax: 'Customs service fee, maximum',
    insuranceSaudi: 'Social insurance: Saudi, insured before 3 July 2024',
    insuranceSaudiNew: 'Social insurance: Saudi, first insured on or after 3 July 2024',
    insuranceNonSaudi: 'Social insurance: non-Saudi',
    insuredWageLimit: 'Social insurance: maximum insured wage per month',
    expatLevy:
      'Expat levy per month for each non-Saudi employee. Small firms are exempt until 21 January 2027: ask Qiwa about yours',
  } satisfies Record<LawId, string>,
}
