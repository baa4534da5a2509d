import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { evaluationAtom, shownPlanAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { missingAtom } from '../../summary/summary-figures'
import { announcesAtom } from './announces-atom'
import { profitWatch } from './profit-watch'

/** Says the new profit once typing has paused, for those who do not see it change. */
export function ProfitAnnouncer() {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  const store = useStore()
  const announces = useAtomValue(announcesAtom)
  const [change, setChange] = useState<{ profit: number; by: number } | null>(null)
  useEffect(() => {
    if (!announces) return setChange(null)
    const profit = () => (store.get(missingAtom) ? null : store.get(evaluationAtom).bottomLine.operatingIncome)
    const watch = profitWatch(profit, setChange)
    const stop = store.sub(shownPlanAtom, watch.edited)
    return () => {
      stop()
      watch.stop()
    }
  }, [announces, store])
  const whole = (value: number) => money(Math.abs(value), { max: 0 })
  const text = (of: { profit: number; by: number }) =>
    t(of.profit < 0 ? 'announce.loss' : 'announce.profit', {
      amount: whole(of.profit),
      change: t(of.by < 0 ? 'rail.down' : 'rail.up', { amount: whole(of.by) }),
    })
  return (
    <p aria-live="polite" className="sr-only">
      {change ? text(change) : ''}
    </p>
  )
}
