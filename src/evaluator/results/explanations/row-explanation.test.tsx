import { describe, expect, it } from 'vitest'
import { heldInState, withoutGrowth } from '../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../domain/model/evaluate'
import { languages, scenarioNames } from '../../../domain/options'
import { benchmarkOf, builtInBenchmarks } from '../../../domain/reference/benchmarks'
import { explainMonth, explainScenario } from '../../../results/explain/explain'
import { monthLines, scenarioLines } from '../../../results/explain/row-lines'
import { picturedPlans, workedPlans } from '../../../results/testing/example-plans'
import { dictionaries, render, textOf } from '../../state/testing/render'
import { ProjectedMonthExplanation, ScenarioExplanation } from './row-explanation'
import { expectedTexts } from './testing/expected-text'

describe.each(languages)('how rows of tables come about in %s', (language) => {
  const words = dictionaries[language]

  it.each(workedPlans.map((plan) => [plan.storeName, plan] as const))(
    'shows every figure behind the scenarios and the projected months of %s',
    (_, given) => {
      const typed = { ...given, enableAdvancedAnalysis: true }
      const plan = heldInState(typed)
      const { typicalMargin } = benchmarkOf(plan.productCategory)
      const context = { plan, evaluation: evaluate(plan), typicalMargin }
      for (const line of scenarioLines) {
        const text = textOf(render(<ScenarioExplanation line={line} />, typed, language))
        const all = scenarioNames.flatMap((id) => [
          textOf(words.options.scenarios[id]),
          ...expectedTexts(explainScenario(line, id, context), plan, language),
        ])
        for (const one of [textOf(words.explain.scenario[line]), ...all]) expect(text).toContain(one)
      }
      const steady = { ...withoutGrowth({ ...context, benchmarks: builtInBenchmarks }), typicalMargin }
      for (const month of [0, 1, 12]) {
        const text = textOf(render(<ProjectedMonthExplanation month={month} />, typed, language))
        for (const line of month === 0 ? (['cumulativeCash'] as const) : monthLines)
          for (const one of [
            textOf(words.explain.projection[line]),
            ...expectedTexts(explainMonth(line, month, steady), plan, language),
          ])
            expect(text).toContain(one)
      }
    },
  )

  it('says why a margin has no value', () => {
    const text = textOf(
      render(<ScenarioExplanation line="marginAfterReturnsPct" />, picturedPlans['no units'], language),
    )
    expect(text).toContain(textOf(words.explain.reasons.noSales))
  })
})
