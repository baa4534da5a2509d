import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { costShares, type MonthResults } from '../../../results/breakdown'
import { ChartFrame } from '../../../results/charts/chart-frame'
import { ShareBar } from '../../../results/charts/share-bar'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useFormat } from '../../state/use-format'
import { storedInStateAtom } from '../concluded'
import { hasPictureAtom, monthResultsAtom } from '../slices'
import { useDifferenceText } from '../trial/difference'
import { useChartWords } from './chart-labels'

const tenth = { min: 1, max: 1 }

/** Which cost is how large a part of all. */
export function CompositionChart() {
  const { t } = useTranslation('results')
  const { money: inFull, percent } = useFormat()
  const money = (value: number | null) => inFull(value, wholeMoney)
  const words = useChartWords()
  const results = useAtomValue(monthResultsAtom)
  const hasPicture = useAtomValue(hasPictureAtom)
  const shares = costShares(results)
  const [largest] = shares
  const total = ({ bottomLine }: MonthResults) => bottomLine.totalMonthlyCosts
  const difference = useDifferenceText()
  const stored = useAtomValue(storedInStateAtom)
  const before = new Map(costShares(stored).map(({ id, amount }) => [id, amount]))
  if (!largest || !hasPicture) return null
  return (
    <ChartFrame
      level={3}
      title={t('charts.composition', { what: t(`series.${largest.id}`), share: percent(largest.share, tenth) })}
      words={words}
      runsWithLanguage
      table={{
        columns: [t('charts.what'), t('charts.amount'), t('charts.share')],
        rows: shares.map(({ id, amount, share }) => [
          t(`series.${id}`),
          { text: money(amount), difference: difference(amount, before.get(id) ?? 0, money) },
          percent(share, tenth),
        ]),
      }}
    >
      {({ active }) => (
        <ShareBar
          active={active}
          total={{
            label: t('charts.costs'),
            amountText: money(total(results)),
            difference: difference(total(results), total(stored), money),
            shareText: percent(100),
          }}
          shares={shares.map((share) => ({
            ...share,
            label: t(`series.${share.id}`),
            amountText: money(share.amount),
            difference: difference(share.amount, before.get(share.id) ?? 0, money),
            shareText: percent(share.share, tenth),
          }))}
        />
      )}
    </ChartFrame>
  )
}
