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
  ofProducts_one: '{{field}} ({{count}} product)',
  ofProducts_other: '{{field}} ({{count}} products)',
  notSet: 'not set',
  comma: ', ',
  notInUse:
    'What is not in use is not listed: the fees of a payment method without orders, or the settings of cash by month while it is off.',
  columns: { assumption: 'Assumption', value: 'Value', certainty: 'Source' },
  contents: 'Contents',
  sections: {
    month: 'The month',
    order: 'Order and unit',
    advanced: 'Customers, inventory and growth',
    assumptions: 'Every assumption',
  },
  madeOn: 'Prepared on {{date}}',
  madeBy: 'by {{maker}}',
  sells: 'Sold per month:',
  unnamed: 'Unnamed product',
  moreProducts_one: 'and {{count}} more product',
  moreProducts_other: 'and {{count}} more products',
  pageOf: 'Page {{page}} of {{total}}',
}
