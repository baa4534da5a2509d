/** The report as a PDF file, and the dialog that makes it. */
export const report = {
  open: 'Print or PDF',
  dialog: {
    title: 'Print or PDF',
    text: 'The report is created on this device, in the language of this page. Nothing is sent.',
    which: 'Report',
    make: 'Create PDF',
    print: 'Print',
    making: 'Creating the report…',
    page: 'Page {{page}}',
    ready: 'Your report is ready: {{name}} ({{size}}).',
    failed: 'The report could not be created. Check your connection and try again.',
  },
  kinds: {
    page: 'One page for a partner',
    full: 'The full report',
  },
  kindHints: {
    page: 'The verdict, the money needed, four key figures, cash and what would help most.',
    full: 'Everything: charts, profit by product, an average order, the month, cash by month, VAT, scenarios, and every assumption with how sure it is.',
  },
  titles: {
    page: 'Financial plan on one page',
    full: 'Financial plan: full report',
  },
  fileNames: {
    page: 'financial plan on one page',
    full: 'financial plan',
  },
  ownExplained: 'No mark: the plan’s own figure, from a quote, a contract or an estimate.',
  zero: '0 in this plan:',
  notEntered: 'Not entered yet:',
  ofProducts_one: '{{field}} ({{count}} product)',
  ofProducts_other: '{{field}} ({{count}} products)',
  notSet: 'not set',
  noSeason: '×1, none',
  comma: ', ',
  notInUse:
    'What is not in use is not listed: the fees of a payment method without orders, or the settings of cash by month while it is off.',
  factBy: '{{fact}} Source: {{source}}.',
  columns: { assumption: 'Assumption', value: 'Value', certainty: 'Source' },
  contents: 'Contents',
  verdict: 'Verdict',
  vatState: 'VAT: these figures count the store as registered, which will become mandatory.',
  basis:
    'Everything here is calculated from what the store entered and, where it entered nothing, from typical values and examples; the list of assumptions at the end states each input and where it comes from. These are estimates of a plan, not audited accounts, and Mizan has not verified the inputs.',
  growth: {
    backWith: 'with growth of {{rate}} per month; {{month}} without growth',
    backOnlyWith: 'with growth of {{rate}} per month; not within 36 months without growth',
    notCounted: 'These months count no growth.',
    steady: 'These months count steady sales.',
    enough:
      'If sales grow {{rate}} per month, as this plan assumes, it needs {{amount}} and the money is back in {{month}}.',
    needed:
      'The most money the plan needs with growth of {{rate}} per month if sales start in month 1, including the fixed costs before the first delivery.',
    revenue:
      'With growth of {{rate}} per month. The month, its profit and the cash balance in this report count no growth.',
    revenueAndCash: 'With growth of {{rate}} per month. The month and its profit count no growth; cash by month does.',
  },
  backMark: { with: 'back in {{month}}, with growth', without: 'back in {{month}}, {{steady}}' },
  opening: {
    missing: '{{opening}} is available; {{missing}} is missing.',
    enough: '{{opening}} is available, which is enough.',
    available: '{{opening}} is available.',
  },
  notWithinHorizon: 'not within 36 months',
  steadyCash: 'Cash balance by month, {{steady}}',
  returnFigures:
    '{{planned}} of {{capital}} as planned, {{conservative}} in the conservative scenario; {{weight}} of the gap is taken off.',
  exactPrice: 'The average price once fees, discounts and refused orders change with it.',
  grades: {
    verdict:
      'The verdict is “Strong” when at least 15% of revenue is left after returns and inventory, “Unprofitable” when the month does not cover its costs, and “Moderate” otherwise.',
    held: 'No verdict is “Strong” where customers cost almost nothing to acquire, less is left than the owner wants to take, the money is not back within 36 months, or a worse month makes a loss: 20% fewer units, supplier prices (or landed costs entered in one figure) up 5%, and customer acquisition cost, returns and refused orders up 20%.',
    health:
      'The health score is a separate measure, from 0 to 100 points: sound from 75, watch from 50, at risk below. It adds up profit margin, customer value, gross margin, safety margin and payback.',
    risk: 'The business risk level (low, medium or high) is an input: it sets how much the conservative scenario lowers the risk-adjusted return.',
    source: '“Official”, “Typical” and “Example” say how sure an assumption is. They do not grade the store.',
  },
  sections: {
    month: 'The month',
    order: 'Order and unit',
    advanced: 'Customers, inventory and growth',
    assumptions: 'Every assumption',
    basis: 'Basis of preparation',
    grades: 'How the grades are set',
  },
  madeOn: 'Prepared on {{date}}',
  madeBy: 'by {{maker}}',
  sells: 'Sold per month:',
  unnamed: 'Unnamed product',
  moreProducts_one: 'and {{count}} more product',
  moreProducts_other: 'and {{count}} more products',
  pageOf: 'Page {{page}} of {{total}}',
}
