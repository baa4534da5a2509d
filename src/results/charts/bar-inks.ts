import type { SeriesId } from '../breakdown'

/** What a bar shows: a kind of money, what an order pays, what is left, or a total between which steps stand. */
export type BarSeries = SeriesId | 'refusals' | 'profit' | 'loss' | 'total' | 'paid' | 'vat'

/** The colour of a bar, on screen and on paper: of each kind of money always the same. */
export const barInks = {
  sales: 'sales',
  product: 'product',
  delivery: 'delivery',
  payment: 'payment',
  marketing: 'marketing',
  fixed: 'fixed',
  returns: 'returns',
  refusals: 'returns',
  profit: 'accent',
  loss: 'negative',
  total: 'control',
  paid: 'sales',
  vat: 'control',
} as const satisfies Record<BarSeries, string>

export type BarInk = (typeof barInks)[BarSeries]
