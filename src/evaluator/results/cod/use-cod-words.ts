import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { CodPosition } from '../../../domain/model/evaluation'
import { percentOf } from '../../../domain/numbers'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { listedResults } from '../../../results/result-lists'
import { shownPlanAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import type { ResultRows } from '../cards/result-lists'

/** Amounts that are written as 0. */
const least = 0.005

const refusalPctAtom = atom((get) => percentOf(get(shownPlanAtom).codRefusalPct))

/** An order by cash on delivery beside one paid in advance; alone where every order is paid at the door. */
function useComparison(): (cod: CodPosition) => string {
  const { t } = useTranslation('cod')
  const { money } = useFormat()
  return ({ codContributionPerOrder: ofCod, prepaidContributionPerOrder: prepaid }) => {
    if (prepaid === null) return t(ofCod < 0 ? 'allCodLoses' : 'allCod', { amount: money(Math.abs(ofCod)) })
    const gap = prepaid - ofCod
    if (Math.abs(gap) < least) return t('same')
    return t(gap > 0 ? 'less' : 'more', { gap: money(Math.abs(gap)) })
  }
}

/** Whether whole orders of 100 tell the limit from today's refusals, from none and from all. */
const isTellable = (now: number, limit: number) => ![0, 100, Math.round(now)].includes(Math.round(limit))

/** Today's refusals beside those at which cash on delivery earns nothing. */
function useLimitSentence(): (cod: CodPosition) => string {
  const { t } = useTranslation('cod')
  const { number } = useFormat()
  const now = useAtomValue(refusalPctAtom)
  return ({ refusalBreakEvenPct: limit }) => {
    if (limit === null) return t('neverEarns')
    const figures = { now: number(now, { max: 1 }), limit: number(limit, { max: isTellable(now, limit) ? 0 : 1 }) }
    return t(now < limit ? 'earnsUntil' : 'beyond', figures)
  }
}

/** What refusals take from a month. */
function useCostSentence(): (cod: CodPosition) => string {
  const { t } = useTranslation('cod')
  const { money } = useFormat()
  return ({ costOfRefusalsMo: cost }) => {
    if (Math.abs(cost) < least) return ''
    const amount = money(Math.abs(cost), wholeMoney)
    return t(cost < 0 ? 'refusalsHelp' : 'refusals', { amount })
  }
}

/** What each kind of order leaves, and then how many refusals that bears and what they cost. */
export function useCodSentences(): (cod: CodPosition) => { main: string; more: string } {
  const compared = useComparison()
  const limit = useLimitSentence()
  const cost = useCostSentence()
  return (cod) => ({ main: compared(cod), more: `${limit(cod)} ${cost(cod)}`.trim() })
}

/** Every result about cash on delivery. */
export const codRows: ResultRows = listedResults('cod')
