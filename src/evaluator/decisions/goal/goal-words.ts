import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type Lever, todayOf } from '../../../domain/model/decisions/levers'
import type { GoalKind } from '../../../domain/model/decisions/seek'
import { goalText, leverText } from '../../../results/conclusion/goal-texts'
import { usePriceLabel } from '../../fields/use-price-label'
import { answerBaseAtom } from '../../results/answers/applied'
import { useUnitCostAt } from '../../results/answers/use-unit-cost-at'
import { signed } from '../../results/trial/difference-words'
import { useFormat } from '../../state/use-format'

/** What a lever is called; the price by its product. */
export function useLeverName() {
  const { t } = useTranslation('decisions')
  const priceLabel = usePriceLabel()
  return (lever: Lever) => (lever === 'price' ? priceLabel : t(`goal.levers.${lever}`))
}

/** A lever's value today and another one, as they are written; the cost of products as that of a unit. */
export function useLeverWords() {
  const { t } = useTranslation('decisions')
  const { language, currency, percent, money } = useFormat()
  const unitCostAt = useUnitCostAt()
  const plan = useAtomValue(answerBaseAtom)
  return (lever: Lever, value: number) => {
    const isUnitCost = lever === 'productCost'
    // Of the cost factor what a unit costs with it.
    const read = (at: number) => (isUnitCost ? unitCostAt(at) : at)
    const [today, to] = [read(todayOf(plan, lever)), read(value)]
    const change = today === 0 ? t('goal.fromNothing') : signed((to / today - 1) * 100, percent)
    const write = (amount: number) => (isUnitCost ? money(amount) : leverText({ t, language, currency }, lever, amount))
    return { today: write(today), to: write(to), change }
  }
}

/** The figure of a goal as it is written. */
export function useGoalWords() {
  const format = useFormat()
  return (kind: GoalKind, value: number) => goalText(format, kind, value)
}
