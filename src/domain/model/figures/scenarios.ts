import type { ScenarioName } from '../../options'
import { scenarioFactors } from '../constants'
import { money, percent } from '../language/declare'
import type { DeclaredRows } from '../results/row'
import { oneTimeMo, totalFixedCost } from './fixed-costs'
import * as planned from './order-costs'
import { returnsAndStockMo } from './returns'
import * as sales from './sales'

// docs/model.md, 'Scenarios': one month under other demand and cost

function scenario(name: ScenarioName) {
  const demand = percent`${scenarioFactors[name].demand}`
  const cost = percent`${scenarioFactors[name].cost}`
  const salesExVAT = money`${sales.salesExVAT} * ${demand}`
  const variableCosts = money`${planned.variableCost} * ${demand} * ${cost}`
  const fixedCosts = money`${totalFixedCost} * ${cost}`
  const operatingIncome = money`${salesExVAT} - (${variableCosts} + ${fixedCosts})`
  const returns = money`${returnsAndStockMo} * ${demand}`
  const incomeAfterReturns = money`${operatingIncome} - ${returns}`
  return {
    demand,
    cost,
    salesExVAT,
    variableCosts,
    fixedCosts,
    returns,
    operatingIncome,
    operatingMarginPct: percent`${operatingIncome} / ${salesExVAT}`,
    incomeAfterReturns,
    marginAfterReturnsPct: percent`${incomeAfterReturns} / ${salesExVAT}`,
    cashFlow: money`${operatingIncome} + ${oneTimeMo} * ${cost} - ${returns}`,
  }
}

export const conservative = scenario('conservative')
export const realistic = scenario('realistic')
export const optimistic = scenario('optimistic')
export const scenarios = { conservative, realistic, optimistic }

/** One of the three scenarios: a month under other demand and cost. */
export const rowsOfScenario = (figures: ReturnType<typeof scenario>) =>
  ({
    salesExVAT: { figure: figures.salesExVAT },
    operatingIncome: { figure: figures.operatingIncome, better: 'more', shownBy: 'incomeAfterReturns' },
    operatingMarginPct: {
      figure: figures.operatingMarginPct,
      better: 'more',
      absent: ['noUnits', 'noSales'],
      shownBy: 'marginAfterReturnsPct',
    },
    incomeAfterReturns: { figure: figures.incomeAfterReturns, better: 'more' },
    marginAfterReturnsPct: { figure: figures.marginAfterReturnsPct, better: 'more', absent: ['noUnits', 'noSales'] },
    cashFlow: { figure: figures.cashFlow, better: 'more' },
  }) as const satisfies DeclaredRows

export const scenarioRows = rowsOfScenario(realistic)
