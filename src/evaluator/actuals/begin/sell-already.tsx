import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { planFromOrders, planFromTyped, type TypedMonth } from '../../../domain/actuals/first-plan'
import type { ActualMonth } from '../../../domain/actuals/month'
import type { Plan } from '../../../domain/plan/plan'
import { showToast } from '../../../ui/overlays/toasts'
import { SalesDialog } from '../../files/sales/sales-dialog'
import { planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { withMatches } from '../products/matching'
import { FirstMonthDialog } from './first-month-dialog'

/** How a store that sells already tells what it sells: by its files of orders, or by hand where it has none. */
export type SoldBy = 'files' | 'typing'

interface SellAlreadyProps {
  by: SoldBy
  /** Given the plan that sells what the files say. */
  onPlan: (plan: Plan) => void
  /** Keeps the months of the files beside it. */
  keep: (months: readonly ActualMonth[]) => Promise<unknown>
  onClose: () => void
}

/** Begins the plan of a store that sells already with what it sold. */
export function SellAlready({ by, onPlan, keep, onClose }: SellAlreadyProps) {
  const { t } = useTranslation('actuals')
  const { number } = useFormat()
  const plan = useAtomValue(planAtom)
  const hasBegun = useRef(false)
  async function begin(filled: Plan, months: readonly ActualMonth[]) {
    // Pressed again while months are being kept, it would put the plan back over what is typed by then.
    if (hasBegun.current) return
    hasBegun.current = true
    const count = filled.products.length
    try {
      await keep(months)
      showToast({ title: t(`sell.filled.${by}`, { count, figure: number(count) }), text: t(`sell.next.${by}`) })
    } catch {
      showToast({ variant: 'destructive', title: t('notKept') })
    }
    onPlan(filled)
  }
  async function take(rows: readonly ActualMonth[]) {
    const filled = planFromOrders(plan, rows)
    if (filled === null) return showToast({ variant: 'destructive', title: t('sell.noOrders') })
    await begin(filled, withMatches(filled, [], rows))
  }
  function takeTyped(typed: TypedMonth): boolean {
    const made = planFromTyped(plan, typed)
    if (made) void begin(made.plan, [made.month])
    return made !== null
  }
  return by === 'typing' ? (
    <FirstMonthDialog onTake={takeTyped} onClose={onClose} />
  ) : (
    <SalesDialog action={t('sell.fill')} onKeep={take} onClose={onClose} />
  )
}
