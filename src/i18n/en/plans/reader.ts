/** What the reader of a shared plan reads in place of the text of the same name: the store is not the reader's. */
export const reader = {
  summary: {
    income: {
      profit: 'This store makes {{after}} per month',
      profitAfter: 'This store makes {{after}} per month after returns and inventory ({{before}} before)',
      loss: 'This store loses {{after}} per month',
      lossAfter: 'This store loses {{after}} per month after returns and inventory (a loss of {{before}} before)',
      lossFromProfit:
        'This store loses {{after}} per month after returns and inventory (a profit of {{before}} before)',
      even: 'This store breaks even: a month earns what it costs',
      evenAfter: 'This store breaks even after returns and inventory ({{before}} before)',
    },
  },
  results: {
    benchmark: {
      yours: 'This store',
      mine: 'This store: {{figure}}',
      margins: {
        excellent: 'The gross margin of {{yours}} is above the usual range',
        good: 'The gross margin of {{yours}} is at or above the typical figure',
        acceptable: 'The gross margin of {{yours}} is within the usual range, but below the typical figure',
        low: 'The gross margin of {{yours}} is below the usual range',
      },
      costs: {
        below: 'The marketing per new customer of {{yours}} is below the usual range',
        lower: 'The marketing per new customer of {{yours}} is below the typical figure',
        upper: 'The marketing per new customer of {{yours}} is above the typical figure',
        above: 'The marketing per new customer of {{yours}} is above the usual range',
      },
    },
    charts: { yourStore: 'This store' },
  },
}
