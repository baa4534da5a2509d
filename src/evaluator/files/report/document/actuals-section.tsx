import { useTranslation } from 'react-i18next'
import { type ComparedMonth, cumulativeOf } from '../../../../domain/actuals/compared-month'
import { Words } from '../../../../files/pdf/words'
import { barInks } from '../../../../results/charts/bar-inks'
import { wholeMoney } from '../../../../results/conclusion/conclusion-texts'
import { useBridgeWords } from '../../../results/months/use-bridge-words'
import { signed } from '../../../results/trial/difference-words'
import { useFormat } from '../../../state/use-format'
import { useMonthWords } from '../../../state/use-month-words'
import { Bars } from './charts/bars'
import { PartTitle, Section } from './section'
import { roomOfTable, Table } from './table'

/** What really happened: the latest month step by step, and all months beside their plans. */
export function ActualsSection({ months }: { months: readonly ComparedMonth[] }) {
  const { t } = useTranslation('actuals')
  const latest = months.at(-1)
  return (
    <Section title={t('title')} intro={t('onPaper')}>
      {latest ? <Latest month={latest} /> : null}
      {months.length > 1 ? <AllMonths months={months} /> : null}
    </Section>
  )
}

function Latest({ month }: { month: ComparedMonth }) {
  const { t } = useTranslation('actuals')
  const { name, sentence, beside, steps, zero } = useBridgeWords()(month)
  return (
    <>
      <Words strong style={{ marginTop: 6 }}>
        {sentence}
      </Words>
      <Words colour="muted">
        {month.isProvisional ? `${beside} ${t(month.isClosed ? 'left.wereOpen' : 'left.provisional')}` : beside}
      </Words>
      {steps.length === 0 ? null : (
        <Bars
          title={t('left.titleOf', { month: name })}
          zero={zero}
          bars={steps.map(({ key, label, figure, series, from, to, level, isProfit }) => ({
            ...{ key, label, figure, from, to, level, strong: isProfit },
            colour: barInks[series],
          }))}
        />
      )}
    </>
  )
}

function AllMonths({ months }: { months: readonly ComparedMonth[] }) {
  const { t } = useTranslation('actuals')
  const { money: inFull } = useFormat('SAR')
  const named = useMonthWords()
  const money = (value: number) => inFull(value, wholeMoney)
  const cumulative = cumulativeOf(months)
  return (
    <>
      <PartTitle ahead={roomOfTable(months.length)}>{t('overview.title')}</PartTitle>
      <Table
        columns={[
          t('month'),
          t('overview.actual'),
          t('overview.planned'),
          t('left.change'),
          t('overview.cumulative'),
          t('overview.state'),
        ]}
        widths={[1.8, 1.2, 1.2, 1.2, 1.2, 1.1]}
        lastIsText
        rows={months.map(({ month, actual, planned, isClosed, isProvisional }, at) => ({
          key: month,
          cells: [
            named(month),
            money(actual),
            money(planned),
            signed(actual - planned, money),
            money(cumulative[at] ?? 0),
            isClosed ? t('state.closed') : isProvisional ? t('state.provisional') : t('state.open'),
          ],
        }))}
      />
    </>
  )
}
