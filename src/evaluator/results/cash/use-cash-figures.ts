import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../domain/model/results/sections'
import { kindOf } from '../../../results/result-kinds'
import { listedResults } from '../../../results/result-lists'
import type { ResultRows } from '../cards/result-lists'
import { conclusionAtom } from '../concluded'
import { useNotEnough } from '../use-not-enough'
import { usePlanMonthTexts } from '../use-plan-month-texts'
import { openingCashAtom } from './opening-cash'

const list = listedResults('cashPlan')
const monthRows = list.rows.filter((name) => kindOf(name) === 'planMonth')
const ofOpening: readonly ResultName[] = ['cashPlan.runsOutMonth', 'cashPlan.shortfall']

/** The figures of cash by month as a whole; what runs out only where the cash at the start was typed. */
export function useCashFigures(): ResultRows {
  const isOpeningTyped = useAtomValue(openingCashAtom) !== 0
  const texts = usePlanMonthTexts(monthRows)
  const notEnough = useNotEnough('cashPlan')
  const { t } = useTranslation('results')
  const { isCashStillFalling, isCashBackForNow } = useAtomValue(conclusionAtom)
  return {
    ...list,
    rows: list.rows.filter((name) => isOpeningTyped || !ofOpening.includes(name)),
    texts: { ...texts, 'cashPlan.cashNeeded': notEnough?.text },
    notes: {
      'cashPlan.cashNeeded': notEnough?.note ?? (isCashStillFalling ? t('growth.stillFalling') : null),
      'cashPlan.backMonth': isCashBackForNow ? t('growth.forATime') : null,
    },
  }
}

/** What stands open after the last month. */
export const openRows: ResultRows = listedResults('cashOpen')
