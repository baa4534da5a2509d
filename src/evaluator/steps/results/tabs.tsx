import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../domain/evaluate'
import { scenarioNames } from '../../../domain/options'
import { Bars } from '../../../results/charts/bars'
import { ChartFrame, FigureTable } from '../../../results/charts/chart-frame'
import { CashPicture } from '../../../results/charts/line-pictures'
import type { ResultName } from '../../../results/result-kinds'
import { Figure } from '../../../ui/figure'
import { benchmarksAtom, evaluationAtom, planAtom } from '../../atoms'
import { useFormat } from '../../use-format'
import { useAxisNumber, useChartWords } from './chart-words'
import { ResultRow } from './result-row'

function Rows({ names, signed = [] }: { names: readonly ResultName[]; signed?: readonly ResultName[] }) {
  return (
    <dl className="m-0">
      {names.map((name) => (
        <ResultRow key={name} name={name} signed={signed.includes(name)} />
      ))}
    </dl>
  )
}

/** What a customer is worth, and how soon she has paid for being won. */
export function CustomersTab() {
  const { t } = useTranslation('results')
  return (
    <>
      <Rows
        names={[
          'customerLifetimeValue',
          'avgOrdersPerCustomer',
          'weightedCAC',
          'ltv2cacRatio',
          'customerPaybackPeriod',
        ]}
        signed={['customerLifetimeValue']}
      />
      <p className="mt-3 text-small text-muted">{t('advanced.blend')}</p>
    </>
  )
}

/** The month in which cash would be back if sales did not grow. */
const noGrowthMonthAtom = atom((get) => {
  const plan = { ...get(planAtom), monthlyGrowthRate: 0 }
  return evaluate(plan, get(benchmarksAtom)).advanced?.cashBreakevenMonth ?? null
})

/** Month by month: how deep cash falls and when it is back. */
export function CashTab() {
  const { t } = useTranslation('results')
  const { money, number } = useFormat()
  const words = useChartWords()
  const axis = useAxisNumber()
  const { advanced, monthly } = useAtomValue(evaluationAtom)
  const noGrowth = useAtomValue(noGrowthMonthAtom)
  if (!advanced || monthly.totalUnits === 0) return <p className="text-muted">{t('charts.empty')}</p>
  const lowest = advanced.projection.reduce((least, month) =>
    month.cumulativeCash < least.cumulativeCash ? month : least,
  )
  const figures = { lowest: money(lowest.cumulativeCash), month: number(lowest.month) }
  const back = advanced.cashBreakevenMonth
  return (
    <>
      <ChartFrame
        title={
          back === null ? t('charts.cashNever', figures) : t('charts.cashBack', { ...figures, back: number(back) })
        }
        words={words}
        table={{
          columns: [
            t('charts.month'),
            t('scenarioRows.salesExVAT'),
            t('scenarioRows.operatingIncome'),
            t('scenarioRows.cashFlow'),
            t('charts.cash'),
          ],
          rows: advanced.projection.map((month) => [
            number(month.month),
            money(month.salesExVAT),
            money(month.operatingIncome),
            money(month.cashFlow),
            money(month.cumulativeCash),
          ]),
        }}
      >
        {(active) => (
          <CashPicture
            advanced={advanced}
            active={active}
            axis={{ x: (month) => number(month), y: axis }}
            lowestLabel={money(lowest.cumulativeCash, { max: 0 })}
            backLabel={back === null ? '' : t('advanced.runwayBack', { month: number(back) })}
          />
        )}
      </ChartFrame>
      <p className="mt-3 text-small text-muted">
        {noGrowth === null ? t('advanced.noGrowthNever') : t('advanced.noGrowth', { month: number(noGrowth) })}
      </p>
      <Beside />
      <Rows
        names={[
          'monthlyFreeCashFlow',
          'cashBreakevenMonth',
          'peakFundingNeed',
          'preLaunchFixedCost',
          'startupInvestment',
          'workingCapitalRequired',
          'supplierCashGap',
          'customerCashGap',
          'cashConversionCycleDays',
        ]}
        signed={['monthlyFreeCashFlow']}
      />
    </>
  )
}

/** The month before and after returns and the holding of stock, side by side. */
function Beside() {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const { monthly, advanced } = useAtomValue(evaluationAtom)
  if (!advanced) return null
  const after = monthly.operatingIncome - advanced.returnsMo - advanced.inventoryCarryingCostMo
  return (
    <dl className="my-4 grid gap-4 sm:grid-cols-2">
      {[
        { label: t('advanced.beforeReturns'), value: monthly.operatingIncome },
        { label: t('advanced.afterReturns'), value: after },
      ].map(({ label, value }) => (
        <div key={label} className="border-s-2 border-line ps-3">
          <dt className="text-small text-muted">{label}</dt>
          <dd className="m-0 text-section font-semibold">
            <Figure tone={value < 0 ? 'bad' : 'good'}>{money(value)}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function InventoryTab() {
  return (
    <Rows
      names={[
        'inventoryTurnDays',
        'averageInventoryValue',
        'inventoryCarryingCostMo',
        'returnsMo',
        'finalUnitCost',
        'adjustedUnitCost',
      ]}
    />
  )
}

/** Three months side by side: as planned, worse, better. */
export function ScenariosTab() {
  const { t } = useTranslation(['results', 'options'])
  const { money, percent } = useFormat()
  const words = useChartWords()
  const { advanced, monthly } = useAtomValue(evaluationAtom)
  if (!advanced || monthly.totalUnits === 0) return <p className="text-muted">{t('results:charts.empty')}</p>
  const names = scenarioNames.map((id) => t(`options:scenarios.${id}`))
  const incomes = scenarioNames.map((id) => advanced[id].operatingIncome)
  const low = Math.min(0, ...incomes)
  const span = Math.max(0, ...incomes) - low || 1
  const each = (write: (id: (typeof scenarioNames)[number]) => string) => scenarioNames.map(write)
  const table = {
    columns: [t('results:charts.what'), ...names],
    rows: [
      [t('results:scenarioRows.salesExVAT'), ...each((id) => money(advanced[id].salesExVAT))],
      [t('results:scenarioRows.operatingIncome'), ...each((id) => money(advanced[id].operatingIncome))],
      [t('results:scenarioRows.operatingMarginPct'), ...each((id) => percent(advanced[id].operatingMarginPct))],
      [t('results:scenarioRows.cashFlow'), ...each((id) => money(advanced[id].cashFlow))],
    ],
  }
  return (
    <>
      <ChartFrame
        title={t('results:charts.scenarios', { low: money(Math.min(...incomes)), high: money(Math.max(...incomes)) })}
        words={words}
        table={{
          columns: [t('results:charts.scenario'), t('results:scenarioRows.operatingIncome')],
          rows: scenarioNames.map((id, at) => [names[at] ?? id, money(advanced[id].operatingIncome)]),
        }}
      >
        {(active) => (
          <Bars
            active={active}
            rows={scenarioNames.map((id, at) => {
              const income = advanced[id].operatingIncome
              return {
                key: id,
                label: names[at] ?? id,
                figure: money(income),
                colour: income < 0 ? 'bg-negative' : 'bg-accent',
                from: (Math.min(0, income) - low) / span,
                to: (Math.max(0, income) - low) / span,
                zero: -low / span,
              }
            })}
          />
        )}
      </ChartFrame>
      <ul className="my-3 grid gap-1 text-small text-muted">
        {scenarioNames.map((id, at) => (
          <li key={id}>
            {names[at]}: {t(`results:scenarioNotes.${id}`)}
          </li>
        ))}
      </ul>
      {(monthly.contributionPerUnit ?? 0) < 0 ? (
        <p className="mb-3 text-small text-negative">{t('results:advanced.losesMore')}</p>
      ) : null}
      <FigureTable caption={t('results:tabs.scenarios')} table={table} />
    </>
  )
}

export function GrowthTab() {
  const { t } = useTranslation('results')
  return (
    <>
      <Rows
        names={[
          'projectedRevenue6Months',
          'projectedRevenue12Months',
          'growthSustainabilityScore',
          'scalingCapitalRequired',
          'riskAdjustedROI',
        ]}
        signed={['riskAdjustedROI']}
      />
      <p className="mt-3 text-small text-muted">{t('disclosures.growth')}</p>
    </>
  )
}
