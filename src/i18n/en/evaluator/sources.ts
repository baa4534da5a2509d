import type { Certainty } from '../../../domain/options'
import type { LawId } from '../../../domain/reference/typical/preset-values'

export const sources = {
  title: 'Typical values and where they come from',
  intro:
    'Everything that a new plan begins with or a button offers, and every rate that the model holds. Check it against your own contracts and suppliers: your figures decide.',
  explained: {
    official: 'Law, or a published official rate.',
    typical: 'Published by those who sell it; yours may differ.',
    example: 'Our own estimate, to start from.',
    admin: 'Set by your administrator for everyone who uses this installation.',
  } satisfies Record<Certainty | 'admin', string>,
  certainty: {
    official: 'Official',
    typical: 'Typical',
    example: 'Example',
    admin: 'Set by your administrator',
  } satisfies Record<Certainty | 'admin', string>,
  ours: 'Our estimate',
  published: ', {{date}}',
  separator: ', ',
  others: 'Every other store',
  undated: 'undated',
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
  },
  law: {
    vatMandatory: 'VAT: registration is mandatory above, sales of 12 months',
    vatVoluntary: 'VAT: registration is possible above, sales of 12 months',
    customsDuty: 'Customs duty, general rate',
    customsFeePct: 'Customs service fee, of the customs value',
    customsFeeMin: 'Customs service fee, at least',
    customsFeeMax: 'Customs service fee, at most',
    insuranceSaudi: 'Social insurance, Saudi insured before 3 July 2024',
    insuranceSaudiNew: 'Social insurance, Saudi first insured since 3 July 2024',
    insuranceNonSaudi: 'Social insurance, not Saudi',
    insuredWageLimit: 'Social insurance: insured wage per month, at most',
  } satisfies Record<LawId, string>,
}
