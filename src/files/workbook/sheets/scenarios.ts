import { rowsOfScenario, scenarios } from '../../../domain/model/figures/scenarios'
import { isAnalysed } from '../../../domain/model/figures/typed/inputs'
import { scenarioNames } from '../../../domain/options'
import { answered } from '../../../results/declared-figures'
import { firstValue, Lines, type Writing } from '../lines'
import { styleOfRow } from '../styles'

/** The sheet of scenarios: what demand and costs are multiplied by, and what the month leaves then. */
export function addScenarios(writing: Writing): void {
  const { texts } = writing
  const lines = new Lines(writing, 'scenarios')
  lines.offUnless(isAnalysed, texts.off('enableAdvancedAnalysis'))
  lines.columns(scenarioNames.map((name) => texts.word(`options:scenarios.${name}`)))
  for (const factor of ['demand', 'cost'] as const) {
    lines.start(texts.word(`workbook:lines.scenario_${factor}`), '')
    for (const [at, name] of scenarioNames.entries()) lines.cell(scenarios[name][factor], firstValue + at)
    lines.row += 1
  }
  for (const [name, { figure }] of Object.entries(rowsOfScenario(scenarios.realistic))) {
    lines.start(texts.word(`workbook:lines.scenario_${name}`), figure.unit === 'money' ? texts.currency : '')
    for (const [at, scenario] of scenarioNames.entries())
      lines.answer(firstValue + at, answered(['advanced', scenario, name]), {
        result: `advanced.${scenario}.${name}`,
        style: styleOfRow({ kind: figure.unit }),
      })
    lines.row += 1
  }
}
