import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { type ScenarioName, scenarioNames } from '../../../domain/options'
import { benchmarkOf } from '../../../domain/reference/benchmarks'
import { type Explanation, explainMonth, explainScenario } from '../../../results/explain/explain'
import { monthLines, type ScenarioLine } from '../../../results/explain/row-lines'
import { useMonthName } from '../../state/use-month-name'
import { steadyAtom } from '../concluded'
import { explainContextAtom } from './explanation-view'
import { TapeTable } from './formula-table'

interface Calculation {
  name: string
  meaning?: string
  explanation: Explanation
}

/** Calculations below each other, each after what it means. */
function Tapes({ all }: { all: readonly Calculation[] }) {
  const { t } = useTranslation('explain')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-s-2 border-accent ps-4 text-start whitespace-normal">
      {all.map(({ name, meaning, explanation }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {meaning === undefined ? null : <p className="max-w-[35em]">{meaning}</p>}
          <TapeTable explanation={explanation} name={name} />
          {explanation.value === null ? <p className="text-muted">{t('reasons.noSales')}</p> : null}
        </div>
      ))}
    </div>
  )
}

/** How a figure of the three scenarios comes about. */
export function ScenarioExplanation({ line }: { line: ScenarioLine }) {
  const { t } = useTranslation(['explain', 'results', 'options'])
  const context = useAtomValue(explainContextAtom)
  const calculation = (id: ScenarioName, at: number): Calculation => ({
    name: t('explain:lineOf', { line: t(`results:scenarioRows.${line}`), month: t(`options:scenarios.${id}`) }),
    explanation: explainScenario(line, id, context),
    ...(at === 0 ? { meaning: t(`explain:scenario.${line}`) } : {}),
  })
  return <Tapes all={scenarioNames.map(calculation)} />
}

/** How the figures of a month of the projection come about; month 0 is before the first sale. */
export function ProjectedMonthExplanation({ month }: { month: number }) {
  const { t } = useTranslation(['explain', 'results'])
  const monthName = useMonthName()
  const { plan, evaluation, benchmarks } = useAtomValue(steadyAtom)
  const { typicalMargin } = benchmarkOf(plan.productCategory, benchmarks)
  const lines = month === 0 ? (['cumulativeCash'] as const) : monthLines
  const all = lines.map((line): Calculation => {
    const name = line === 'cumulativeCash' ? t('results:charts.cash') : t(`results:scenarioRows.${line}`)
    return {
      name: month === 0 ? t('explain:atStart.cashAfter') : t('explain:lineOf', { line: name, month: monthName(month) }),
      meaning: t(`explain:projection.${line}`),
      explanation: explainMonth(line, month, { plan, evaluation, typicalMargin }),
    }
  })
  return <Tapes all={all} />
}
