import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openedAtom } from '../../saving/guest/plan-store'
import { evaluationAtom, shownPlanAtom } from '../../state/atoms'
import { missingAtom } from '../../state/unanswered'
import { useFormat } from '../../state/use-format'
import { announcesAtom } from './announces-atom'
import { type ProfitChange, profitWatch } from './profit-watch'

/** Says the new profit once typing has paused, for those who do not see it change. */
export function ProfitAnnouncer() {
  // Another plan is another store: its profit is no change of this one's.
  return <Announcement key={useAtomValue(openedAtom)} />
}

function Announcement() {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  const store = useStore()
  const announces = useAtomValue(announcesAtom)
  const [change, setChange] = useState<ProfitChange | null>(null)
  useEffect(() => {
    if (!announces) return setChange(null)
    const profit = () => (store.get(missingAtom) ? null : store.get(evaluationAtom).conclusion.income)
    const watch = profitWatch(profit, setChange)
    const stop = store.sub(shownPlanAtom, watch.edited)
    return () => {
      stop()
      watch.stop()
    }
  }, [announces, store])
  const whole = (value: number) => money(Math.abs(value), { max: 0 })
  const text = ({ profit, by }: ProfitChange) => {
    const isLoss = profit < 0
    const amount = whole(profit)
    // From a loss to a profit, or back, the two have no difference that could be said in a word.
    const isOther = by === null || profit - by < 0 !== isLoss
    if (isOther) return t(isLoss ? 'announce.newLoss' : 'announce.newProfit', { amount })
    const change = t(by < 0 === isLoss ? 'rail.up' : 'rail.down', { amount: whole(by) })
    return t(isLoss ? 'announce.loss' : 'announce.profit', { amount, change })
  }
  return (
    <p aria-live="polite" className="sr-only">
      {change ? text(change) : ''}
    </p>
  )
}
