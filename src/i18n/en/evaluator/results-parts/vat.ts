/** The VAT card and the notice where sales are typed: loaded with them. */
export const vat = {
  title: 'VAT',
  due: 'Customers pay you {{output}} VAT per month; after the VAT on your bills, {{due}} of it goes to the authority.',
  even: 'The VAT on your sales and on your bills is equal: nothing goes to the authority.',
  credit: 'Your bills carry {{credit}} more VAT per month than your sales: a credit that is carried forward.',
  costs: 'VAT on your bills costs {{amount}} per month: a store that is not registered cannot reclaim it.',
  nothing: 'No bill in this plan carries VAT.',
  ifRegistered: 'Registered, at today’s prices, the month would leave {{other}} instead of {{now}}.',
  ifNotRegistered: 'Not registered, the month would leave {{other}} instead of {{now}}.',
  isDuty: 'With these sales registration is a duty.',
  mayRegister: 'From {{month}} you may register by choice.',
  mayRegisterAtStart: 'You may register by choice already.',
  duty: {
    title: 'Registering for VAT becomes a duty in {{month}}',
    titleNow: 'Registering for VAT is a duty from the first month',
    text: 'Taxable sales of twelve months pass SAR 375,000. Apply in that month: you have 30 days. From then on the registered figures hold: {{registered}} per month instead of {{now}}, at today’s prices.',
    short:
      'Registering for VAT becomes a duty in {{month}}: the month would then leave {{registered}} instead of {{now}}.',
    shortNow: 'Registering for VAT is a duty: the month would then leave {{registered}} instead of {{now}}.',
    apply: 'Calculate as registered',
  },
  all: 'All VAT figures',
  factsTitle: 'What the rules say',
  facts: {
    mandatory:
      'Registration is a duty when taxable sales of the past or the next 12 months pass SAR 375,000; you apply within 30 days.',
    voluntary: 'Above SAR 187,500 of sales or expenses you may register by choice.',
    marketplace:
      'Since 1 January 2026 a marketplace (noon, Amazon.sa) takes VAT out of the price even if its seller is not registered: these figures hold for sales in your own store.',
    abroad: 'Services bought from abroad, such as ads, may count toward the threshold: ask your accountant.',
  },
  sources: {
    mandatory: 'official, ZATCA',
    voluntary: 'official, ZATCA',
    marketplace: 'official, VAT Implementing Regulations 47(3), ZATCA guide of 25 December 2025',
    abroad: 'to be checked',
  },
}
