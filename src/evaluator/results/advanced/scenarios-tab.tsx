import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Advanced, Scenario } from '../../../domain/model/evaluation'
import { type ScenarioName, scenarioNames } from '../../../domain/options'
import { lazyPage } from '../../../i18n/lazy-page'
import { Bars } from '../../../results/charts/bars'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { FigureTable, type RowHowProps } from '../../../results/charts/figure-table'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { scenarioLines } from '../../../results/explain/row-lines'
import { trackOf } from '../../../results/segments'
import { useFormat } from '../../state/use-format'
import { useChartWords } from '../charts/chart-labels'
import { NoPicture } from '../charts/chart-panel'
import { storedInStateAtom } from '../concluded'
import { explanationWords, useHowOf } from '../explanations/how'
import { advancedAtom, bottomLineAtom, hasPictureAtom } from '../slices'
import { useDifferenceText, useFigureCell } from '../trial/difference'
import { useScenarioTitle } from './use-scenario-title'

const ScenarioExplanation = lazyPage(
  () => import('../explanations/row-explanation').then((module) => module.ScenarioExplanation),
  ...explanationWords,
)

/** Three months side by side: worse, as planned, better. */
export function ScenariosTab() {
  const { t } = useTranslation(['results', 'options'])
  const advanced = useAtomValue(advancedAtom)
  const hasPicture = useAtomValue(hasPictureAtom)
  const { contributionPerUnit } = useAtomValue(bottomLineAtom)
  if (!advanced || !hasPicture) return <NoPicture />
  return (
    <>
      <ScenarioChart advanced={advanced} />
      {(contributionPerUnit ?? 0) < 0 ? (
        <p className="mt-3 text-small text-negative">{t('results:advanced.losesMore')}</p>
      ) : null}
      <div className="mt-4">
        <ScenarioTable advanced={advanced} />
      </div>
      <ul className="mt-3 grid gap-1 text-small text-muted">
        {scenarioNames.map((id) => (
          <li key={id}>
            <span className="font-medium text-text">{t(`options:scenarios.${id}`)}</span>{' '}
            {t(`results:scenarioNotes.${id}`)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A figure of today's plan while something is tried; null where the analysis is off. */
function useStoredScenario(): (figure: (advanced: Advanced) => number | null) => number | null {
  const { advanced } = useAtomValue(storedInStateAtom)
  return (figure) => (advanced === null ? null : figure(advanced))
}

function ScenarioChart({ advanced }: { advanced: Advanced }) {
  const { t } = useTranslation(['results', 'options'])
  const { money: inFull } = useFormat()
  const money = (value: number | null) => inFull(value, wholeMoney)
  const words = useChartWords()
  const incomeOf = (id: ScenarioName) => advanced[id].incomeAfterReturns
  const before = useStoredScenario()
  const difference = useDifferenceText()
  const differenceOf = (id: ScenarioName) =>
    difference(
      incomeOf(id),
      before((stored) => stored[id].incomeAfterReturns),
      money,
    )
  const incomes = scenarioNames.map(incomeOf)
  const title = useScenarioTitle(incomes)
  const track = trackOf(incomes)
  return (
    <ChartFrame
      title={title}
      level={3}
      words={words}
      table={{
        columns: [t('results:charts.scenario'), t('results:scenarioRows.incomeAfterReturns')],
        rows: scenarioNames.map((id) => [
          t(`options:scenarios.${id}`),
          { text: money(incomeOf(id)), difference: differenceOf(id) },
        ]),
      }}
    >
      {({ active }) => (
        <Bars
          active={active}
          zero={track.zero}
          rows={scenarioNames.map((id) => ({
            key: id,
            label: t(`options:scenarios.${id}`),
            figure: money(incomeOf(id)),
            difference: differenceOf(id),
            colour: incomeOf(id) < 0 ? 'bg-negative' : 'bg-accent',
            ...track.span(incomeOf(id)),
            strong: id === 'realistic',
          }))}
        />
      )}
    </ChartFrame>
  )
}

function ScenarioHow({ row, name, children }: RowHowProps) {
  const line = scenarioLines[row]
  return children(useHowOf(name, line && <ScenarioExplanation line={line} />))
}

function ScenarioTable({ advanced }: { advanced: Advanced }) {
  const { t } = useTranslation(['results', 'options'])
  const { money: inFull, percent } = useFormat()
  const money = (value: number | null) => inFull(value, wholeMoney)
  const before = useStoredScenario()
  const cell = useFigureCell()
  const each = (name: keyof Scenario, write: (value: number | null) => string, isPercent: boolean) =>
    scenarioNames.map((id) => {
      const now = advanced[id][name]
      return cell(
        now,
        before((stored) => stored[id][name]),
        write,
        isPercent,
      )
    })
  return (
    <FigureTable
      folds
      caption={t('results:tabs.scenarios')}
      table={{
        columns: [t('results:charts.what'), ...scenarioNames.map((id) => t(`options:scenarios.${id}`))],
        RowHow: ScenarioHow,
        rows: scenarioLines.map((line) => {
          const isPercent = line === 'marginAfterReturnsPct'
          return [t(`results:scenarioRows.${line}`), ...each(line, isPercent ? percent : money, isPercent)]
        }),
      }}
    />
  )
}
