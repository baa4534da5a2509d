import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../domain/model/evaluate'
import type { ScenarioName } from '../../../domain/options'
import { planSoFar } from '../../../domain/rules/unanswered'
import { formatMoney, formatPercent } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/use-language'
import { type Analysed, scenarioIncome, scenarioMargin } from '../../../results/after-returns'
import { Panel } from '../../../ui/panel'
import { differenceOf, signed } from '../../trial/difference-words'
import { type Cell, CompareTable } from './compare-table'
import type { ComparedPlan } from './compared-plans'

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
export function ComparedScenarios({ compared: { name, plan } }: { compared: ComparedPlan }) {
  const { t } = useTranslation(['compare', 'results', 'options'])
  const analysed = useMemo((): Analysed | null => {
    const { advanced, bottomLine } = evaluate(planSoFar({ ...plan, enableAdvancedAnalysis: true }))
    return advanced && { advanced, bottomLine }
  }, [plan])
  const cellsOf = useCells(plan.currency)
  if (!analysed) return null
  const title = t('compare:scenarios', { name })
  return (
    <Panel title={title} intro={t('compare:scenariosIntro')}>
      <CompareTable
        caption={title}
        what={t('compare:result')}
        columns={ordered.map((id, at) => ({
          id,
          name: t(`options:scenarios.${id}`),
          note: at === 0 ? t('compare:first') : null,
        }))}
        rows={(['salesExVAT', 'operatingIncome', 'operatingMarginPct', 'cashFlow'] as const).map((row) => ({
          key: row,
          name: t(`results:scenarioRows.${row}`),
          cells: cellsOf(
            ordered.map((id) => rowsOf[row](analysed, id)),
            row === 'operatingMarginPct',
          ),
        }))}
      />
    </Panel>
  )
}

function useCells(currency: string): (values: readonly (number | null)[], isPercent: boolean) => readonly Cell[] {
  const { t } = useTranslation(['compare', 'summary'])
  const language = useLanguage()
  const percent = (value: number | null) => formatPercent(value, language)
  const money = (value: number | null) => formatMoney(value, language, currency, { min: 0, max: 0 })
  return (values, isPercent) => {
    const [first = null] = values
    const known = values.filter((value) => value !== null)
    const most = new Set(known).size > 1 ? Math.max(...known) : null
    return values.map((value, at) => {
      const found = at === 0 ? null : differenceOf(value, first, isPercent)
      const told = found && signed(found.amount, isPercent ? percent : money)
      const share = found?.sharePct ?? null
      return {
        text: isPercent ? percent(value) : money(value),
        difference: told && share !== null ? `${told} (${signed(share, percent)})` : told,
        best: value !== null && value === most ? t('compare:bestOfMany') : null,
      }
    })
  }
}
