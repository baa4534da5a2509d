/** The papers of a store before it opens, and its duties after that. */
import type { DutyDay, DutyId, Recurrence } from '../../../domain/typical/duties'

export const duties = {
  title: 'Permits and filings',
  intro:
    'What a store in Saudi Arabia usually needs before it opens, and what falls due later. Rules change, and not all of them apply to every store: ask the authority about yours.',
  noMonth: 'Choose the month of the first sale to see the date of each item.',
  save: 'Save to my calendar',
  fileName: 'duties',
  beforeOpening: 'before you open',
  afterRegistration: 'every year after registration',
  afterOpening: 'every quarter after you open',
  due: {
    by: 'by {{date}}',
    from: 'from {{date}}',
    within: 'in {{date}}, within 30 days',
    month: 'monthly from {{date}}',
    quarter: 'quarterly from {{date}}',
    year: 'yearly from {{date}}',
  } satisfies Record<DutyDay, string>,
  fees: {
    once: 'About {{fee}}, once.',
    month: 'About {{fee}} per month for each of them.',
    quarter: 'About {{fee}} per quarter.',
    year: 'About {{fee}} per year.',
  } satisfies Record<Recurrence, string>,
  free: 'Free of charge.',
  feeOpen: 'The fee depends on your store.',
  noSource: 'Without a source: confirm with the authority.',
  add: 'Add to overheads',
  added: 'Added to your overheads.',
  names: {
    register: 'Commercial registration',
    freelance: 'Freelance document',
    authentication: 'Authentication of the store',
    municipality: 'Municipality license',
    chamber: 'Chamber of commerce',
    trademark: 'Trademark',
    vatRegistration: 'Registration for VAT',
    vatReturn: 'VAT return',
    insuranceStep: 'Social insurance rises',
    expatLevy: 'Expat levy',
    registerUpdate: 'Yearly update of the registration',
  } satisfies Record<DutyId, string>,
  texts: {
    register:
      'One registration covers all your activities and branches; issued by the Ministry of Commerce through the Saudi Business Center.',
    freelance:
      'In place of a registration, for citizens who work alone in one of the listed trades, without employees.',
    authentication:
      'The Saudi Business Center links the store to its registration or document; payment companies ask for it.',
    municipality: 'Only with a shop, kitchen, workshop or warehouse that customers or goods go to.',
    chamber: 'Membership comes with the registration; the fee follows the grade.',
    trademark:
      'Optional: it protects the name for ten years. Published fees differ; the Saudi Authority for Intellectual Property has the current one.',
    vatRegistration: 'With these sales, VAT registration becomes mandatory in this month.',
    vatReturn: 'Due by the end of the month after each quarter, together with the tax.',
    insuranceStep: 'The employer’s share for Saudis first insured since July 2024 goes up.',
    expatLevy: 'Small firms are exempt until 21 January 2027: ask Qiwa about yours.',
    registerUpdate: 'Confirm the data of the registration every year, within 90 days.',
  } satisfies Record<DutyId, string>,
  vatIfGrows: 'If sales grow as planned, VAT registration becomes mandatory in this month.',
}
