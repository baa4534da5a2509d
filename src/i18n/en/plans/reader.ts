const held = 'There is no verdict until this is known.'

/** What the reader of a shared plan reads in place of the text of the same name: the store is not the reader's. */
export const reader = {
  fields: { ownerPayMo: 'What the owner takes per month' },
  summary: {
    income: {
      profit: 'This store makes {{amount}} per month.',
      loss: 'This store loses {{amount}} per month.',
      even: 'This store breaks even: a month earns what it costs.',
      profitBeforePay: 'This store makes {{amount}} per month, before any pay for its owner.',
      lossBeforePay: 'This store loses {{amount}} per month, before any pay for its owner.',
      evenBeforePay: 'This store breaks even before any pay for its owner: a month earns what it costs.',
    },
    caps: { ownerPay: 'The profit is {{missing}} less than the {{pay}} the owner wants to take each month.' },
    ownerPay: 'After the {{pay}} that the owner wants to take each month, {{amount}} is left.',
    payNotCounted: 'The money needed does not count the owner’s pay.',
    earns: {
      beforePay: 'This is before any pay for the owner.',
      eachUnitLoses: 'Each unit sold loses {{amount}} on average, so selling more makes it worse.',
    },
    moves: { title: 'What would help most' },
  },
  results: {
    benchmark: {
      yours: 'This store',
      mine: 'This store: {{figure}}',
      margins: {
        below: 'The gross margin of {{yours}} is below the usual range',
        lower: 'The gross margin of {{yours}} is within the usual range, but below the typical {{typical}}',
        typical: 'The gross margin of {{yours}} is the typical one',
        upper: 'The gross margin of {{yours}} is within the usual range, and above the typical {{typical}}',
        above: 'The gross margin of {{yours}} is above the usual range',
      },
      costs: {
        below: 'The marketing per new customer of {{yours}} is below the usual range',
        lower:
          'The marketing per new customer of {{yours}} is within the usual range, and below the typical {{typical}}',
        typical: 'The marketing per new customer of {{yours}} is the typical figure',
        upper:
          'The marketing per new customer of {{yours}} is within the usual range, but above the typical {{typical}}',
        above: 'The marketing per new customer of {{yours}} is above the usual range',
      },
    },
    charts: { yourStore: 'This store' },
    advanced: { ratioTarget: 'usual target: at least 3:1' },
    disclosures: {
      importVat: 'The cash projection leaves out import VAT and the VAT that is due, which take additional cash.',
      duty: 'Duty is calculated on price, exchange fee and insurance; customs also includes freight, so actual duty is a little higher.',
      refusedInRate: 'Refused cash-on-delivery parcels are counted within the return rate.',
      refusedApart: 'Refused cash-on-delivery parcels are counted separately from returns.',
    },
  },
  sources: {
    explained: {
      example: 'Mizan’s own estimate, or a figure too unsure to rely on: only to start from.',
    },
  },
  questions: {
    why: { other: held, costs: held, ownerPay: held },
    soFar: { estimate: 'Mizan’s estimate' },
  },
  cash: {
    noOpening: 'The plan states no cash at the start.',
    notes: { digital: 'A digital product is treated as bought and stocked like goods.' },
  },
}
