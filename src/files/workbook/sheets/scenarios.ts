import { rowsOfScenario, scenarios } from '../../../domain/model/figures/scenarios'
import { isAnalysed } from '../../../domain/model/figures/typed/inputs'
import { scenarioNames } from '../../../domain/options'
import { answered } from '../../../results/declared-figures'
import { Lines, type Writing } from '../lines'
import { styleOfRow } from '../styles'

/** The sheet of scenarios: what demand and costs are multiplied by, and what the month leaves then. */
export function addScenarios(writing: Writing): void {
  const { texts } = writing
  const off = { part: isAnalysed, text: texts.off('enableAdvancedAnalysis') }
  const lines = new Lines(writing, 'scenarios', {}, off)
  lines.columns(scenarioNames.map((name) => texts.word(`options:scenarios.${name}`)))
  for (const factor of ['demand', 'cost'] as const) {
    const label = texts.word(`workbook:lines.scenario_${factor}`)
    lines.beside(label, { unit: 'factor' }, scenarioNames, (name, column) =>
      lines.cell(scenarios[name][factor], column),
    )
  }
  for (const [name, { figure }] of Object.entries(rowsOfScenario(scenarios.realistic))) {
    const style = styleOfRow({ kind: figure.unit })
    lines.beside(texts.word(`workbook:lines.scenario_${name}`), figure, scenarioNames, (scenario, column) =>
      lines.answer(column, answered(['advanced', scenario, name]), { result: `advanced.${scenario}.${name}`, style }),
    )
  }
}
