import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useFormat } from '../../state/use-format'

/** From the worst month to the best, each called a profit or a loss. */
export function useScenarioTitle(incomes: readonly number[]): string {
  const { t } = useTranslation('results')
  const { money: inFull } = useFormat()
  const money = (value: number | null) => inFull(value, wholeMoney)
  const [low, high] = [Math.min(...incomes), Math.max(...incomes)]
  const amounts = { low: money(Math.abs(low)), high: money(Math.abs(high)) }
  if (low >= 0) return t('charts.scenarios', amounts)
  return high < 0 ? t('charts.scenariosLoss', amounts) : t('charts.scenariosBoth', amounts)
}
