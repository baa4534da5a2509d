/** The VAT card and the notice where sales are typed: loaded with them. */
export const vat = {
  title: 'VAT',
  due: 'Customers pay {{output}} of VAT per month, net of returns; less the VAT on bills, {{due}} goes to the tax authority.',
  even: 'VAT on sales and VAT on bills are equal: nothing goes to the tax authority.',
  credit: 'Bills carry {{credit}} more VAT per month than sales: a credit that is carried forward.',
  costs: 'While the store is not registered, it cannot reclaim the VAT on bills, which costs {{amount}} per month.',
  nothing: 'No bill in this plan carries VAT.',
  ifRegistered: 'If registered, at today’s prices, a month would end with {{other}} instead of {{now}}.',
  ifNotRegistered: 'If not registered, a month would end with {{other}} instead of {{now}}.',
  isDuty: 'At these sales, registration is mandatory.',
  isDutyIfGrows: 'Registration is mandatory from the first month if sales grow as planned.',
  isDutyByPast: 'With the sales of the last twelve months, registration is mandatory.',
  becomesDuty: 'Registration becomes mandatory in {{month}}.',
  mayRegister: 'From {{month}} the store may register voluntarily.',
  mayRegisterAtStart: 'The store may already register voluntarily.',
  duty: {
    title: 'VAT registration becomes mandatory in {{month}}',
    titleNow: 'VAT registration is mandatory from the first month',
    titleNowIfGrows: 'VAT registration is mandatory from the first month, if sales grow as planned',
    ifGrows: '{{month}}, if sales grow as planned',
    years: { coming: 'the coming twelve months', past: 'the past twelve months' },
    text: 'Taxable sales of {{year}} then pass SAR 375,000. Apply within 30 days of that. Once registered, a month ends with {{registered}} instead of {{now}}, at today’s prices.',
    apply: 'Calculate as registered',
  },
  all: 'All VAT figures',
  factsTitle: 'What the rules say',
  facts: {
    mandatory:
      'Registration is mandatory when taxable sales of the past or the next 12 months pass SAR 375,000; the application is due within 30 days.',
    voluntary: 'Above SAR 187,500 of sales or expenses, registration is voluntary.',
    marketplace:
      'Since 1 January 2026 a marketplace (noon, Amazon.sa) takes VAT out of the price even if its seller is not registered: these figures hold for sales in the store itself.',
    abroad: 'Services bought from abroad, such as ads, may count toward the threshold; they are not counted here.',
  },
  marketplaceSource: 'Article 47(3) of the VAT Implementing Regulations and the ZATCA guide of 25 December 2025',
}
