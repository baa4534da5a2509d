import type { PreferredCurrency } from '../../domain/options'

/** The menu of what concerns the whole plan and the device. */
export const more = {
  groups: { takeAlong: 'Print and files', plan: 'This plan', display: 'Display' },
  find: 'Find anything',
  compare: 'Compare',
  share: 'Share',
  newVersion: 'A new version of Mizan is ready.',
  loadVersion: 'Reload',
  report: 'Print or PDF',
  workbook: 'Excel or CSV',
  notes: 'Notes',
  duties: 'Permits and filings',
  actuals: 'Actual months',
  currency: 'Currency',
  currencyHint: 'Only the sign changes: amounts are not converted.',
  currencyWrong: 'Type the three letters of a currency, such as USD.',
  currencyList: 'Show currencies',
  names: {
    SAR: 'Saudi riyal',
    AED: 'UAE dirham',
    USD: 'US dollar',
    EUR: 'Euro',
    GBP: 'Pound sterling',
  } satisfies Record<PreferredCurrency, string>,
  otherCurrency: 'Use this currency',
  openFile: 'Open a file',
  announce: 'Announce profit changes',
  announceHint: 'A screen reader says the new profit shortly after a change. Remembered on this device.',
}
