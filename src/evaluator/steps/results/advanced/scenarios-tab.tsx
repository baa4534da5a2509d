import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Advanced } from '../../../../domain/model/evaluation'
import { type ScenarioName, scenarioNames } from '../../../../domain/options'
import { type Analysed, scenarioIncome, scenarioMargin } from '../../../../results/after-returns'
import { Bars } from '../../../../results/charts/bars'
import { ChartFrame } from '../../../../results/charts/chart-frame'
import { FigureTable } from '../../../../results/charts/figure-table'
import { wholeMoney } from '../../../../results/headline/use-headline-sentence'
import { trackOf } from '../../../../results/segments'
import { storedEvaluationAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { useDifferenceText, useFigureCell } from '../../../trial/difference'
import { useChartWords } from '../charts/chart-labels'
import { NoPicture } from '../charts/chart-panel'
import { advancedAtom, bottomLineAtom, hasPictureAtom } from '../slices'
import { useScenarioTitle } from './use-scenario-title'

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

/** What a scenario leaves after returns and stock, as the headline does. */
function useScenarioIncome(advanced: Advanced): (id: ScenarioName) => number {
  const bottomLine = useAtomValue(bottomLineAtom)
  return (id) => scenarioIncome({ advanced, bottomLine }, id)
}

/** A figure of today's plan while something is tried; null where the analysis is off. */
function useStoredScenario(): (figure: (analysed: Analysed) => number | null) => number | null {
  const { advanced, bottomLine } = useAtomValue(storedEvaluationAtom)
  return (figure) => (advanced === null ? null : figure({ advanced, bottomLine }))
}

function ScenarioChart({ advanced }: { advanced: Advanced }) {
  const { t } = useTranslation(['results', 'options'])
  const { money: inFull } = useFormat()
  const money = (value: number | null) => inFull(value, wholeMoney)
  const words = useChartWords()
  const incomeOf = useScenarioIncome(advanced)
  const before = useStoredScenario()
  const difference = useDifferenceText()
  const differenceOf = (id: ScenarioName) =>
    difference(
      incomeOf(id),
      before((analysed) => scenarioIncome(analysed, id)),
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
        columns: [t('results:charts.scenario'), t('results:scenarioRows.operatingIncome')],
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

function ScenarioTable({ advanced }: { advanced: Advanced }) {
  const { t } = useTranslation(['results', 'options'])
  const { money: inFull, percent } = useFormat()
  const money = (value: number | null) => inFull(value, wholeMoney)
  const bottomLine = useAtomValue(bottomLineAtom)
  const before = useStoredScenario()
  const cell = useFigureCell()
  const each = (
    figure: (analysed: Analysed, id: ScenarioName) => number | null,
    write: (value: number | null) => string,
    isPercent = false,
  ) =>
    scenarioNames.map((id) => {
      const now = figure({ advanced, bottomLine }, id)
      return cell(
        now,
        before((analysed) => figure(analysed, id)),
        write,
        isPercent,
      )
    })
  return (
    <FigureTable
      caption={t('results:tabs.scenarios')}
      table={{
        columns: [t('results:charts.what'), ...scenarioNames.map((id) => t(`options:scenarios.${id}`))],
        rows: [
          [t('results:scenarioRows.salesExVAT'), ...each(({ advanced: of }, id) => of[id].salesExVAT, money)],
          [t('results:scenarioRows.operatingIncome'), ...each(scenarioIncome, money)],
          [t('results:scenarioRows.operatingMarginPct'), ...each(scenarioMargin, percent, true)],
          [t('results:scenarioRows.cashFlow'), ...each(({ advanced: of }, id) => of[id].cashFlow, money)],
        ],
      }}
    />
  )
}
