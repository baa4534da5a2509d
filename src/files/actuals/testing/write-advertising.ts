import type { Cell } from './sheets'

/** What a campaign came to on a day: spend and value in halalas. */
export interface TrueSpend {
  day: string
  campaign: string
  spend: number
  purchases: number
  value: number
}

const sar = (halalas: number): string => (halalas / 100).toFixed(2)
const grouped = (halalas: number): string => sar(halalas).replace(/\B(?=(?:\d{3})+\.)/g, ',')
const total = (spends: readonly TrueSpend[]) => spends.reduce((sum, { spend }) => sum + spend, 0)

/** Meta: the currency inside the header, quoted thousands, a row of sums at the end. */
export const metaRows = (spends: readonly TrueSpend[]): Cell[][] => [
  [
    'Reporting starts',
    'Reporting ends',
    'Campaign name',
    'Amount spent (SAR)',
    'Impressions',
    'Purchases',
    'Purchases conversion value',
  ],
  ...spends.map(({ day, campaign, spend, purchases, value }): Cell[] => [
    day,
    day,
    campaign,
    grouped(spend),
    1000,
    purchases,
    grouped(value),
  ]),
  ['', '', 'Total', grouped(total(spends)), '', '', ''],
]

export const snapchatRows = (spends: readonly TrueSpend[]): Cell[][] => [
  ['Day', 'Campaign Name', 'Amount Spent', 'Paid Impressions', 'Clicks', 'Purchases', 'Purchases Value'],
  ...spends.map(({ day, campaign, spend, purchases, value }): Cell[] => [
    day,
    campaign,
    sar(spend),
    1000,
    10,
    purchases,
    sar(value),
  ]),
]

export const tiktokRows = (spends: readonly TrueSpend[]): Cell[][] => [
  ['Campaign name', 'By Day', 'Cost', 'Impressions', 'Clicks (destination)', 'Conversions', 'Currency'],
  ...spends.map(({ day, campaign, spend, purchases }): Cell[] => [
    campaign,
    day,
    sar(spend),
    1000,
    10,
    purchases,
    'SAR',
  ]),
  ['Total of 3 results', '-', sar(total(spends)), 1000, 10, 1, '-'],
]

/** Google: two rows of titles, of which one names the days, and sums at the end. */
export const googleRows = (spends: readonly TrueSpend[], period: string): Cell[][] => [
  ['Campaign report'],
  [period],
  ['Campaign status', 'Campaign', 'Currency code', 'Cost', 'Impr.', 'Clicks', 'Conversions', 'Conv. value'],
  ...spends.map(({ campaign, spend, purchases, value }): Cell[] => [
    'Enabled',
    campaign,
    'SAR',
    sar(spend),
    1000,
    10,
    purchases,
    sar(value),
  ]),
  ['Total: Campaigns', ' --', ' --', sar(total(spends)), 1000, 10, 1, ''],
]
