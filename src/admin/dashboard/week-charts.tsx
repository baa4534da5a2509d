import { useTranslation } from 'react-i18next'
import type { RouterOutputs } from '../../api'
import { currencyWord, formatMoney, formatNumber, formatShortDay } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { ChartFrame } from '../../results/charts/chart-frame'
import { WeekColumns } from './week-columns'

type Week = RouterOutputs['admin']['analytics']['weeks'][number]
type Counted = 'registrations' | 'projects' | 'revenue'

/** Registrations, projects and revenue of the last weeks. */
export function WeekCharts({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useTranslation('adminDashboard')
  return (
    <section aria-labelledby="weeks" className="lg:col-span-3">
      <h3 id="weeks" className="text-section font-semibold">
        {t('weeks.title')}
      </h3>
      <p className="mt-1 mb-4 max-w-line text-small text-muted">{t('weeks.intro')}</p>
      <div className="grid gap-6 xl:grid-cols-3">
        <WeekChart weeks={weeks} counted="registrations" />
        <WeekChart weeks={weeks} counted="projects" />
        <WeekChart weeks={weeks} counted="revenue" />
      </div>
    </section>
  )
}

const colours: Record<Counted, string> = {
  registrations: 'fill-series-delivery',
  projects: 'fill-series-product',
  revenue: 'fill-series-sales',
}

function WeekChart({ weeks, counted }: { weeks: readonly Week[]; counted: Counted }) {
  const { t } = useTranslation('adminDashboard')
  const language = useLanguage()
  const written = (value: number) =>
    counted === 'revenue' ? formatMoney(value, language, 'SAR', { max: 2 }) : formatNumber(value, language)
  const values = weeks.map((week) => week[counted])
  const total = values.reduce((sum, value) => sum + value, 0)
  const days = weeks.map(({ from }) => formatShortDay(from, language))
  const takeaway = { latest: written(values.at(-1) ?? 0), total: written(total) }
  return (
    <div className="min-w-0 rounded-panel border border-line bg-surface p-4 sm:p-6">
      {values.every((value) => value === 0) ? (
        <>
          <h4 className="font-medium">{t(`weeks.names.${counted}`)}</h4>
          <p className="mt-2 text-muted">{t('weeks.empty')}</p>
        </>
      ) : (
        <ChartFrame
          level={4}
          title={t(`weeks.takeaways.${counted}`, takeaway)}
          words={{ showTable: t('weeks.showTable'), showPicture: t('weeks.showPicture'), keys: t('weeks.keys') }}
          resting={weeks.length - 1}
          table={{
            columns: [t('weeks.week'), t(`weeks.names.${counted}`)],
            rows: values.map((value, at) => [days[at] ?? '', written(value)]),
          }}
        >
          {(walk) => (
            <WeekColumns
              values={values}
              days={days}
              walk={walk}
              colour={colours[counted]}
              axis={{
                xName: t('weeks.week'),
                y: () => ({
                  unit: counted === 'revenue' ? currencyWord('SAR', language) : '',
                  write: (value) => formatNumber(value, language),
                }),
              }}
            />
          )}
        </ChartFrame>
      )}
    </div>
  )
}
