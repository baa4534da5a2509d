import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../domain/model/evaluate'
import type { ScenarioName } from '../../../domain/options'
import { planSoFar } from '../../../domain/rules/unanswered'
import { formatMoney, formatPercent } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/use-language'
import { type Analysed, scenarioIncome, scenarioMargin } from '../../../results/after-returns'
import { Panel } from '../../../ui/panel'
import { useCellTexts } from './cell-texts'
import { comparedCells } from './compare-results'
import { CompareTable } from './compare-table'
import { type ComparedPlan, lackOf } from './compared-plan'
import { HalfPlans } from './half-plans'

/** The plan first: the others are compared with it. */
const ordered: readonly ScenarioName[] = ['realistic', 'conservative', 'optimistic']

type Figure = (analysed: Analysed, name: ScenarioName) => number | null

const rowsOf = {
  salesExVAT: ({ advanced }, name) => advanced[name].salesExVAT,
  operatingIncome: scenarioIncome,
  operatingMarginPct: scenarioMargin,
  cashFlow: ({ advanced }, name) => advanced[name].cashFlow,
} as const satisfies Record<string, Figure>

/** One plan in its three scenarios. They are computed whether or not the analysis beyond one month is on. */
export function ComparedScenarios({ compared }: { compared: ComparedPlan }) {
  const { name, plan } = compared
  const { t } = useTranslation(['compare', 'results', 'options'])
  const analysed = useMemo((): Analysed | null => {
    const { advanced, bottomLine } = evaluate(planSoFar({ ...plan, enableAdvancedAnalysis: true }))
    return advanced && { advanced, bottomLine }
  }, [plan])
  const language = useLanguage()
  const cellTexts = useCellTexts()
  if (!analysed || lackOf(plan) === 'noResult') return <HalfPlans plans={[compared]} />
  const cellsOf = (row: keyof typeof rowsOf) => {
    const isInPoints = row === 'operatingMarginPct'
    const values = ordered.map((id) => rowsOf[row](analysed, id))
    const write = (value: number | null) =>
      isInPoints ? formatPercent(value, language) : formatMoney(value, language, plan.currency, { min: 0, max: 0 })
    return cellTexts({
      cells: comparedCells(values, { better: row === 'salesExVAT' ? 'neither' : 'more', isInPoints }),
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
            notes: [t(`results:scenarioNotes.${id}`), ...(at === 0 ? [t('compare:first')] : [])],
          }))}
          rows={(['salesExVAT', 'operatingIncome', 'operatingMarginPct', 'cashFlow'] as const).map((row) => ({
            key: row,
            name: t(`results:scenarioRows.${row}`),
            cells: cellsOf(row),
          }))}
        />
      </Panel>
    </>
  )
}
