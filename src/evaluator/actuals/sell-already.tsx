import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { planFromOrders } from '../../domain/actuals/first-plan'
import type { ActualMonth } from '../../domain/actuals/month'
import type { Plan } from '../../domain/plan/plan'
import { showToast } from '../../ui/overlays/toasts'
import { SalesDialog } from '../files/sales/sales-dialog'
import { planAtom } from '../state/atoms'
import { useFormat } from '../state/use-format'
import { withMatches } from './products/matching'

interface SellAlreadyProps {
  /** Given the plan that sells what the files say. */
  onPlan: (plan: Plan) => void
  /** Keeps the months of the files beside it. */
  keep: (months: readonly ActualMonth[]) => Promise<unknown>
  onClose: () => void
}

/** Reads files of orders of a store that sells already, and begins its plan with them. */
export function SellAlready({ onPlan, keep, onClose }: SellAlreadyProps) {
  const { t } = useTranslation('actuals')
  const { number } = useFormat()
  const plan = useAtomValue(planAtom)
  async function take(rows: readonly ActualMonth[]) {
    const filled = planFromOrders(plan, rows)
    if (filled === null) return showToast({ variant: 'destructive', title: t('sell.noOrders') })
    const count = filled.products.length
    try {
      await keep(withMatches(filled, [], rows))
      showToast({ title: t('sell.filled', { count, figure: number(count) }), text: t('sell.next') })
    } catch {
      showToast({ variant: 'destructive', title: t('notKept') })
    }
    onPlan(filled)
  }
  return <SalesDialog action={t('sell.fill')} onKeep={take} onClose={onClose} />
}
