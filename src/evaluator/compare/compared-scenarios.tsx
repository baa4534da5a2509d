import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { heldInState } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import { scenarioRows } from '../../domain/model/results/results.gen'
import type { ResultRow } from '../../domain/model/results/row'
import type { ScenarioName } from '../../domain/options'
import { planSoFar } from '../../domain/rules/unanswered'
import { formatMoney, formatPercent } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Panel } from '../../ui/panel'
import { useCellTexts } from './cell-texts'
import { comparedCells } from './compare-results'
import { CompareTable } from './compare-table'
import { type ComparedPlan, lackOf } from './compared-plan'
import { HalfPlans } from './half-plans'

/** The plan first: the others are compared with it. */
const ordered: readonly ScenarioName[] = ['realistic', 'conservative', 'optimistic']

const rows = ['salesExVAT', 'incomeAfterReturns', 'marginAfterReturnsPct', 'cashFlow'] as const

/** One plan in its three scenarios. They are computed whether or not the analysis beyond one month is on. */
export function ComparedScenarios({ compared }: { compared: ComparedPlan }) {
  const { name, plan } = compared
  const { t } = useTranslation(['compare', 'results', 'options'])
  const { advanced, isCountedRegistered } = useMemo(() => {
    const soFar = planSoFar(plan)
    const held = heldInState(soFar)
    const { advanced } = evaluate({ ...held, enableAdvancedAnalysis: true })
    return { advanced, isCountedRegistered: held.vatRegistered && !soFar.vatRegistered }
  }, [plan])
  const language = useLanguage()
  const cellTexts = useCellTexts()
  if (!advanced || lackOf(plan) === 'noResult') return <HalfPlans plans={[compared]} />
  const cellsOf = (row: (typeof rows)[number]) => {
    const { kind }: ResultRow = scenarioRows[row]
    const isInPoints = kind === 'percent'
    const values = ordered.map((id) => advanced[id][row])
    const write = (value: number | null) =>
      isInPoints ? formatPercent(value, language) : formatMoney(value, language, plan.currency, { min: 0, max: 0 })
    return cellTexts({
      // A scenario is no choice: the optimistic one would always be the best.
      cells: comparedCells(values, { better: 'neither', isInPoints }),
      isInPoints,
      isMixed: false,
      write,
    })
  }
  const title = t('compare:scenarios', { name })
  return (
    <>
      <HalfPlans plans={[compared]} />
      <Panel title={title} intro={t('compare:scenariosIntro')}>
        <CompareTable
          caption={title}
          what={t('compare:result')}
          columns={ordered.map((id, at) => ({
            id,
            name: t(`options:scenarios.${id}`),
            notes: [
              t(`results:scenarioNotes.${id}`),
              ...(isCountedRegistered ? [t('options:countedRegistered')] : []),
              ...(at === 0 ? [t('compare:first')] : []),
            ],
          }))}
          rows={rows.map((row) => ({
            key: row,
            name: t(`results:scenarioRows.${row}`),
            cells: cellsOf(row),
          }))}
        />
      </Panel>
    </>
  )
}
