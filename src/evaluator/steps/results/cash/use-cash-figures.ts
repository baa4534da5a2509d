import { useAtomValue } from 'jotai'
import type { ResultRows } from '../details/result-lists'
import { usePlanMonthTexts } from '../use-plan-month-texts'
import { openingCashAtom } from './opening-cash'

/** The figures of cash by month as a whole; what runs out only where the cash at the start was typed. */
export function useCashFigures(): ResultRows {
  const isOpeningTyped = useAtomValue(openingCashAtom) !== 0
  const texts = usePlanMonthTexts(['cashPlan.lowestMonth', 'cashPlan.runsOutMonth', 'cashPlan.backMonth'])
  return {
    rows: [
      'cashPlan.cashNeeded',
      'cashPlan.lowestMonth',
      'cashPlan.lowestCash',
      ...(isOpeningTyped ? (['cashPlan.runsOutMonth', 'cashPlan.shortfall'] as const) : []),
      'cashPlan.backMonth',
      'cashPlan.vatPaidTotal',
      'cashPlan.endingCash',
    ],
    totals: ['cashPlan.cashNeeded'],
    signed: ['cashPlan.lowestCash', 'cashPlan.endingCash'],
    texts,
  }
}

/** What stands open after the last month. */
export const openRows: ResultRows = {
  rows: ['cashPlan.afterEnd.receipts', 'cashPlan.afterEnd.payments', 'cashPlan.afterEnd.vatOwed'],
  signed: ['cashPlan.afterEnd.vatOwed'],
}
