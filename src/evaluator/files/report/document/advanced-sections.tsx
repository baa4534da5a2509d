import { View } from '@react-pdf/renderer'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Advanced } from '../../../../domain/model/evaluation'
import * as growthFigures from '../../../../domain/model/figures/growth'
import { scenarioNames } from '../../../../domain/options'
import { Words, widthOfFigures } from '../../../../files/pdf/words'
import { wholeMoney } from '../../../../results/conclusion/conclusion-texts'
import { valuesOf } from '../../../../results/explain/formula/values-of'
import { listedResults } from '../../../../results/result-lists'
import { trackOf } from '../../../../results/segments'
import { useLostCapital } from '../../../results/advanced/use-lost-capital'
import { useCapText, useGrowthPoints, useHealthPoints } from '../../../results/advanced/use-points'
import { useScenarioTitle } from '../../../results/advanced/use-scenario-title'
import { useCustomerRows } from '../../../results/cards/result-lists'
import { countedGrowthAtom } from '../../../results/cash/planned-growth'
import { planInStateAtom } from '../../../results/concluded'
import { bottomLineAtom, cashPlanAtom } from '../../../results/slices'
import { useFormat } from '../../../state/use-format'
import { Bars } from './charts/bars'
import { FigureRow, Results, usualWidth } from './results'
import { Columns, Part, Section } from './section'
import { Table } from './table'
import { useGrowthRate } from './use-growth'

/** Three months side by side: worse, as planned, better. */
export function ScenarioSection({ advanced }: { advanced: Advanced }) {
  const { t } = useTranslation('results')
  return (
    <Section title={t('tabs.scenarios')}>
      <View wrap={false}>
        <Scenarios advanced={advanced} />
      </View>
    </Section>
  )
}

function Scenarios({ advanced }: { advanced: Advanced }) {
  const { t } = useTranslation(['results', 'options'])
  const { money: inFull, percent } = useFormat()
  const money = (value: number | null) => inFull(value, wholeMoney)
  const bottomLine = useAtomValue(bottomLineAtom)
  const incomes = scenarioNames.map((id) => advanced[id].incomeAfterReturns)
  const title = useScenarioTitle(incomes)
  const track = trackOf(incomes)
  const nameOf = (id: (typeof scenarioNames)[number]) => t(`options:scenarios.${id}`)
  const row = (key: 'salesExVAT' | 'incomeAfterReturns' | 'marginAfterReturnsPct' | 'cashFlow', cells: string[]) => ({
    key,
    cells: [t(`results:scenarioRows.${key}`), ...cells],
  })
  return (
    <>
      <Bars
        title={title}
        zero={track.zero}
        bars={scenarioNames.map((id, at) => {
          const income = incomes[at] ?? 0
          const look = { colour: income < 0 ? 'negative' : 'accent', strong: id === 'realistic' } as const
          return { key: id, label: nameOf(id), figure: money(income), ...look, ...track.span(income) }
        })}
      />
      {(bottomLine.contributionPerUnit ?? 0) < 0 ? (
        <Words colour="negative">{t('results:advanced.losesMore')}</Words>
      ) : null}
      <View style={{ height: 8 }} />
      <Table
        columns={[t('results:charts.what'), ...scenarioNames.map(nameOf)]}
        widths={[2.4, 1.2, 1.2, 1.2]}
        rows={[
          row(
            'salesExVAT',
            scenarioNames.map((id) => money(advanced[id].salesExVAT)),
          ),
          row('incomeAfterReturns', incomes.map(money)),
          row(
            'marginAfterReturnsPct',
            scenarioNames.map((id) => percent(advanced[id].marginAfterReturnsPct)),
          ),
          row(
            'cashFlow',
            scenarioNames.map((id) => money(advanced[id].cashFlow)),
          ),
        ]}
      />
      <Words size={8.5} colour="muted" style={{ marginTop: 3 }}>
        {scenarioNames.map((id) => `${nameOf(id)}: ${t(`results:scenarioNotes.${id}`)}`).join(' · ')}
      </Words>
    </>
  )
}

/** Customers, inventory and growth. */
export function AdvancedSection() {
  const { t } = useTranslation(['results', 'report'])
  return (
    <Section title={t('report:sections.advanced')} ahead={140}>
      <Columns
        first={
          <Part title={t('results:tabs.clv')}>
            <Results {...useCustomerRows()} />
          </Part>
        }
        second={
          <Part title={t('results:tabs.inventory')}>
            <Results {...listedResults('inventory')} />
          </Part>
        }
      />
      <View wrap={false}>
        <Columns first={<GrowthPart />} second={<HealthPart />} />
      </View>
    </Section>
  )
}

/** What the return on the capital is, and how it comes about in the plan's own figures; null where there is none. */
function useReturnNote(): string | null {
  const { t } = useTranslation(['results', 'report'])
  const { money, percent } = useFormat()
  const values = valuesOf(useAtomValue(planInStateAtom))
  const { capital, yearPlanned, yearConservative, riskWeight } = growthFigures
  const [invested, planned, conservative, weight] = [capital, yearPlanned, yearConservative, riskWeight].map((figure) =>
    values.of(figure),
  )
  if (typeof invested !== 'number' || typeof planned !== 'number' || typeof conservative !== 'number') return null
  const figures = t('report:returnFigures', {
    capital: money(invested, wholeMoney),
    planned: percent(planned * 100),
    conservative: percent(conservative * 100),
    weight: percent(Number(weight) * 100),
  })
  return `${t('results:advanced.returnNote')} ${figures}`
}

/** What follows from growth, which the rest of the report leaves out. */
function GrowthPart() {
  const { t } = useTranslation(['results', 'report'])
  const rate = useGrowthRate()
  const lost = useLostCapital()
  const isCashPlanned = useAtomValue(cashPlanAtom) !== null
  const isCounted = useAtomValue(countedGrowthAtom) !== null && isCashPlanned
  return (
    <Part title={t('results:tabs.growth')}>
      {rate === null ? null : (
        <Words size={8.5} colour="muted">
          {t(isCounted ? 'report:growth.revenueAndCash' : 'report:growth.revenue', { rate })}
        </Words>
      )}
      <Results
        {...listedResults('growth')}
        texts={{ riskAdjustedROI: lost, growthSustainabilityScore: useGrowthPoints() }}
        notes={{ growthSustainabilityScore: t('advanced.sustainabilityNote'), riskAdjustedROI: useReturnNote() }}
      />
    </Part>
  )
}

/** The health score and the points that it is the sum of. */
function HealthPart() {
  const { t } = useTranslation('results')
  const { score, parts } = useHealthPoints()
  const cap = useCapText()
  if (score === null) return null
  const width = widthOfFigures([...parts.map(({ figure }) => figure), score], usualWidth)
  const total = { label: t('names.businessHealthScore'), figure: score, note: cap ?? t('thresholds.health') }
  return (
    <Part title={t('names.businessHealthScore')}>
      {parts.map(({ part, label, figure }) => (
        <FigureRow key={part} label={label} figure={figure} width={width} />
      ))}
      <FigureRow strong {...total} width={width} />
    </Part>
  )
}
