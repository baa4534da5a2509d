export const cashInputs = {
  title: 'Cash by month',
  intro:
    'A profitable store may still run out of cash: goods are paid for before they are sold, and VAT falls due every quarter. Many customers receive their salaries on the 27th: have goods and advertising ready for the days after.',
  groups: { start: 'At the start', goods: 'Goods and suppliers', bills: 'Bills' },
  hints: {
    enabled: 'Yes adds cash by month to your results: what comes in and goes out each month, and the lowest point.',
    months: 'From 3 to 36 months, for example 12.',
    openingCash:
      'The money you have for the store, for example 50,000. Enter a debt as a negative number. Leave it at 0 to see how much you need.',
    leadTimeMonths: 'From ordering until the goods arrive, for example 2 by sea. 0: in the same month.',
    stockCoverMonths: 'How many months of sales one order of goods lasts, for example 3.',
    openingStockMonths:
      'How many months of sales are in your warehouse already, for example 1. 0 for a new store. What they cost is already paid, so money needed does not include it.',
    supplierDepositPct: 'The part of the price that you pay when you order, for example 30%. 100%: everything.',
    supplierBalanceDays: 'How many days after the goods arrive you pay the rest, for example 30.',
    preLaunchMonths: 'Team and monthly bills that you pay before the first sale, for example 2 months.',
    annualBillsMonth:
      'The month of the plan in which annual bills are due, for example 3, and every twelve months after. 0: before the first sale.',
    withGrowth:
      'Sales grow each month by the rate of the advanced analysis. The money needed is still shown without growth.',
    startsWithNoCustomers: 'Customers come back only after a first order, so the first months need more advertising.',
  },
  offer: {
    lead: 'Lead time in months in the advanced analysis: {{value}}.',
    takeLead: 'Use {{value}}',
    terms: 'Days until you pay suppliers in the advanced analysis: {{value}}.',
    takeTerms: 'Use {{value}}',
  },
  needsBalance: 'Counts only where part of the price is paid later: enter less than 100% above.',
}
