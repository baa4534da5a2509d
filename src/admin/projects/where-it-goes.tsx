import { useTranslation } from 'react-i18next'
import type { Evaluation } from '../../domain/model/evaluation'
import { formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Bars, seriesColour } from '../../results/charts/bars'
import { ChartFrame } from '../../results/charts/chart-frame'
import { type WaterfallBar, waterfall } from '../../results/waterfall'

/** From revenue to profit, cost by cost, as the owner sees it. */
export function WhereItGoes({ evaluation, currency }: { evaluation: Evaluation; currency: string }) {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const money = (value: number) => formatMoney(value, language, currency, { min: 0, max: 0 })
  const { monthly, bottomLine } = evaluation
  const { bars, zero } = waterfall(evaluation)
  const losing = bottomLine.operatingIncome < 0
  const nameOf = ({ id }: WaterfallBar) => (id === 'profit' && losing ? 'loss' : id)
  // What is called a loss has no minus.
  const amountOf = (bar: WaterfallBar) => money(nameOf(bar) === 'loss' ? Math.abs(bar.amount) : bar.amount)
  const sums = {
    sales: money(monthly.salesExVAT),
    profit: money(bottomLine.operatingIncome),
    loss: money(-bottomLine.operatingIncome),
  }
  return (
    <section className="min-w-0 rounded-panel border border-line bg-surface p-4 sm:p-6">
      <ChartFrame
        title={t(losing ? 'charts.waterfallLoss' : 'charts.waterfallProfit', sums)}
        words={{ showTable: t('charts.showTable'), showPicture: t('charts.showPicture'), keys: t('charts.keys') }}
        table={{
          columns: [t('charts.what'), t('charts.amount')],
          rows: bars.map((bar) => [t(`series.${nameOf(bar)}`), amountOf(bar)]),
        }}
      >
        {({ active }) => (
          <Bars
            active={active}
            zero={zero}
            rows={bars.map((bar) => ({
              key: bar.id,
              label: t(`series.${nameOf(bar)}`),
              figure: amountOf(bar),
              colour: seriesColour(nameOf(bar)),
              from: bar.from,
              to: bar.to,
              strong: bar.id === 'sales' || bar.id === 'profit',
            }))}
          />
        )}
      </ChartFrame>
    </section>
  )
}
