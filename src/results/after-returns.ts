import { scenarioFactors } from '../domain/model/advanced/scenarios'
import type { Advanced, Evaluation, ProjectionMonth } from '../domain/model/evaluation'
import type { ScenarioName } from '../domain/options'
import type { MonthResults } from './breakdown'

export type Analysed = Pick<Evaluation, 'bottomLine'> & { advanced: Advanced }

/** The income of a scenario after returns and stock, which follow demand: the realistic one is the bottom line. */
export function scenarioIncome({ advanced, bottomLine }: Analysed, name: ScenarioName): number {
  return advanced[name].operatingIncome - bottomLine.returnsAndStockMo * scenarioFactors[name].demand
}

/** The same as a percentage of the scenario's sales; null without sales. */
export function scenarioMargin(analysed: Analysed, name: ScenarioName): number | null {
  const { salesExVAT } = analysed.advanced[name]
  return salesExVAT === 0 ? null : (scenarioIncome(analysed, name) / salesExVAT) * 100
}

/** The income of a projected month after returns and stock, which follow its sales. */
export function projectedIncome({ monthly, bottomLine }: MonthResults, month: ProjectionMonth): number {
  const demand = monthly.salesExVAT === 0 ? 0 : month.salesExVAT / monthly.salesExVAT
  return month.operatingIncome - bottomLine.returnsAndStockMo * demand
}
