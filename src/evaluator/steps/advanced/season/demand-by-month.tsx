import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { demandOf } from '../../../../domain/model/generated/slices.gen'
import { valueAt } from '../../../../domain/model/season/series'
import { monthNumber, startMonthOf } from '../../../../domain/model/season/start-month'
import { formatMonth } from '../../../../i18n/format'
import { Bars } from '../../../../results/charts/bars'
import { ChartFrame } from '../../../../results/charts/chart-frame'
import { trackOf } from '../../../../results/segments'
import { planAtom } from '../../../state/atoms'
import { useFormat } from '../../../state/use-format'
import { useMonthly } from '../../costs/slices'

const shownMonths = 12

/** Less than this between the strongest and the weakest month is no difference. */
const leastDifference = 0.005

/** Demand of the first months of the plan, each with the months since the year 0. */
const demandAtom = atom((get) => {
  const plan = get(planAtom)
  const startMonth = startMonthOf(plan)
  if (startMonth === '') return []
  const start = monthNumber(startMonth)
  const demand = demandOf(plan)
  return Array.from({ length: shownMonths }, (_, at) => ({ month: start + at, demand: valueAt(demand, at) }))
})

/** The month that the season alone takes most from, with what it leaves of the planned month; null without a season. */
const leastBySeasonAtom = atom((get) => {
  const plan = get(planAtom)
  const demand = demandOf({ ...plan, rampMonths: 0, enableAdvancedAnalysis: false })
  const months = get(demandAtom).map(({ month }, at) => ({ month, demand: valueAt(demand, at) }))
  const [least] = months.sort((one, other) => one.demand - other.demand)
  return least && least.demand < 1 - leastDifference ? least : null
})

const hasGrowthAtom = atom((get) => get(planAtom).enableAdvancedAnalysis)

/** What start, season and growth make of each month's sales: a picture and a table. */
export function DemandByMonth() {
  const { t } = useTranslation('season')
  const { language, percent, number, money } = useFormat()
  const months = useAtomValue(demandAtom)
  const units = useMonthly('totalUnits')
  const revenue = useMonthly('salesExVAT')
  const nameOf = (month: number) => formatMonth(Math.floor(month / 12), (month % 12) + 1, language, 'short')
  const track = trackOf(months.map(({ demand }) => demand))
  return (
    <div>
      <ChartFrame
        title={useTitle()}
        level={3}
        words={{
          showTable: t('chart.showTable'),
          showPicture: t('chart.showPicture'),
          keys: t('chart.keys'),
        }}
        table={{
          columns: [t('demand.month'), t('demand.share'), t('demand.units'), t('demand.revenue')],
          rows: months.map(({ month, demand }) => [
            nameOf(month),
            percent(demand * 100, { max: 0 }),
            number(units * demand, { max: 0 }),
            money(revenue * demand, { max: 0 }),
          ]),
        }}
      >
        {({ active }) => (
          <Bars
            active={active}
            rows={months.map(({ month, demand }) => ({
              key: String(month),
              label: nameOf(month),
              figure: percent(demand * 100, { max: 0 }),
              colour: 'bg-series-sales',
              ...track.span(demand),
            }))}
          />
        )}
      </ChartFrame>
      <p className="mt-2 text-small text-muted">
        {t(useAtomValue(hasGrowthAtom) ? 'demand.parts' : 'demand.partsPlain')} <LeastBySeason />
      </p>
    </div>
  )
}

/** What the strong months cost the weakest one. */
function LeastBySeason() {
  const { t } = useTranslation('season')
  const { language, percent } = useFormat()
  const least = useAtomValue(leastBySeasonAtom)
  if (!least) return null
  const month = formatMonth(Math.floor(least.month / 12), (least.month % 12) + 1, language)
  return t('demand.gives', { month, share: percent(least.demand * 100, { max: 0 }) })
}

function useTitle(): string {
  const { t } = useTranslation('season')
  const { language } = useFormat()
  const months = useAtomValue(demandAtom)
  const sorted = [...months].sort((one, other) => other.demand - one.demand)
  const [best, least] = [sorted[0], sorted.at(-1)]
  if (!best || !least || best.demand - least.demand < leastDifference) return t('demand.alike')
  const nameOf = (month: number) => formatMonth(Math.floor(month / 12), (month % 12) + 1, language)
  return t('demand.title', { best: nameOf(best.month), least: nameOf(least.month) })
}
