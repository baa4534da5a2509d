import { scenarioFactors } from '../../../domain/model/constants'
import type { Scenario } from '../../../domain/model/evaluation'
import { type ScenarioName, scenarioNames } from '../../../domain/options'
import type { CellStyle } from '../book'
import { firstValue, Lines, resultCellName, type Writing } from '../lines'

type Line = readonly [name: keyof Scenario, formula: string, style: CellStyle]

/** Source: docs/model.md, 'Scenarios'. '@' is before a figure of the scenario. */
const parts: Line[] = [
  ['salesExVAT', '{salesExVAT}*{@demandFactor}', 'money'],
  [
    'operatingIncome',
    '{@salesExVAT}-({variableCost}*{@demandFactor}*{@costFactor}+{totalFixedCost}*{@costFactor})',
    'money',
  ],
  ['operatingMarginPct', 'IF({@salesExVAT}=0,NULL,{@operatingIncome}/{@salesExVAT})', 'percent'],
  ['cashFlow', '{@operatingIncome}+{oneTimeMo}*{@costFactor}-{bottomLine.returnsAndStockMo}*{@demandFactor}', 'money'],
  ['incomeAfterReturns', '{@operatingIncome}-{bottomLine.returnsAndStockMo}*{@demandFactor}', 'money'],
  ['marginAfterReturnsPct', 'IF({@salesExVAT}=0,NULL,{@incomeAfterReturns}/{@salesExVAT})', 'percent'],
]

/** The sheet of scenarios: what demand and costs are multiplied by, and what the month leaves then. */
export function addScenarios(writing: Writing): void {
  const { book, texts, results } = writing
  const lines = new Lines(writing, 'scenarios')
  const { sheet } = lines
  lines.columns(scenarioNames.map((name) => texts.word(`options:scenarios.${name}`)))
  for (const factor of ['demand', 'cost'] as const) {
    book.put(sheet, lines.row, 1, texts.word(`workbook:lines.scenario_${factor}`), 'label')
    for (const [at, name] of scenarioNames.entries()) {
      const cell = book.put(sheet, lines.row, firstValue + at, scenarioFactors[name][factor], 'percent')
      book.call(`${name}.${factor}Factor`, sheet, cell)
    }
    lines.row += 1
  }
  for (const [name, formula, style] of parts) {
    book.put(sheet, lines.row, 1, texts.word(`workbook:lines.scenario_${name}`), 'label')
    if (style === 'money') book.put(sheet, lines.row, 2, texts.currency, 'unit')
    for (const [at, scenario] of scenarioNames.entries()) addCell(scenario, at)
    lines.row += 1

    function addCell(scenario: ScenarioName, at: number): void {
      const shown = `IF({enableAdvancedAnalysis}=1,${formula.replaceAll('@', `${scenario}.`)},NULL)`
      const cell = book.formula(sheet, lines.row, firstValue + at, shown, style, {
        name: resultCellName(`advanced.${scenario}.${name}`),
      })
      book.call(`${scenario}.${name}`, sheet, cell)
      results.set(cell, `advanced.${scenario}.${name}`)
    }
  }
}
