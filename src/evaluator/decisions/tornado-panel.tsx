import { useAtomValue } from 'jotai'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type DriverSwing, tornado, usualRange } from '../../domain/model/decisions/tornado'
import { formatList } from '../../i18n/format'
import { ChartFrame } from '../../results/charts/chart-frame'
import { trackFrom } from '../../results/segments'
import { Disclosure } from '../../ui/disclosure'
import { useChartWords } from '../results/charts/chart-labels'
import { conclusionAtom } from '../results/concluded'
import { signed } from '../results/trial/difference-words'
import { shownPlanAtom } from '../state/atoms'
import { useGoToField } from '../state/navigation/use-go-to-field'
import { useFormat } from '../state/use-format'
import { useMonthResult } from '../state/use-month-result'
import { pathOf } from './driver-paths'
import { usableRangesAtom } from './ranges'
import { TornadoPicture } from './tornado-picture'
import { TornadoRanges } from './tornado-ranges'
import { useMonthEnd } from './use-month-end'

/** What the result hangs on: each driver alone, at both ends of its range. */
export function TornadoPanel() {
  const { t } = useTranslation('decisions')
  const plan = useDeferredValue(useAtomValue(shownPlanAtom))
  const ranges = useAtomValue(usableRangesAtom)
  const swings = useMemo(() => tornado(plan, ranges), [plan, ranges])
  if (swings.length === 0) return <p className="py-6 text-muted">{t('empty')}</p>
  return (
    <div className="grid grid-cols-1 gap-4">
      <Chart swings={swings} />
      <Registrations swings={swings} />
      <p className="max-w-line text-small text-muted">{t('tornado.note')}</p>
      <Disclosure title={t('tornado.ranges')}>
        <TornadoRanges drivers={swings.map(({ driver }) => driver)} />
      </Disclosure>
    </div>
  )
}

function Chart({ swings }: { swings: readonly DriverSwing[] }) {
  const { t } = useTranslation('decisions')
  const { money, number } = useFormat()
  const words = useChartWords()
  const monthEnd = useMonthEnd()
  const lead = useLeadToDriver()
  const today = useAtomValue(conclusionAtom).income
  const [widest] = swings
  const whole = (amount: number) => money(amount, { max: 0 })
  const ends = swings.flatMap(({ atLow, atHigh }) => [atLow, atHigh])
  const title = widest
    ? t('tornado.title', {
        driver: t(`drivers.${widest.driver}`),
        low: monthEnd(Math.min(widest.atLow, widest.atHigh)),
        high: monthEnd(Math.max(widest.atLow, widest.atHigh)),
      })
    : ''
  return (
    <ChartFrame
      title={title}
      level={3}
      words={words}
      table={{
        columns: [t('driver'), t('tornado.atLow'), t('tornado.atHigh')],
        rows: swings.map(({ driver, atLow, atHigh }) => [t(`drivers.${driver}`), whole(atLow), whole(atHigh)]),
      }}
    >
      {({ active }) => (
        <TornadoPicture
          active={active}
          today={today}
          words={{
            today: t('tornado.today', { amount: monthEnd(today) }),
            lower: t('tornado.lower'),
            higher: t('tornado.higher'),
            zero: t('tornado.zero'),
          }}
          track={trackFrom([...ends, today])}
          rows={swings.map(({ driver, atLow, atHigh }) => ({
            driver,
            label: t(`drivers.${driver}`),
            leadLabel: t('tornado.lead'),
            atLow,
            atHigh,
            figures: t('sure.between', {
              from: number(Math.min(atLow, atHigh), { max: 0 }),
              to: number(Math.max(atLow, atHigh), { max: 0 }),
            }),
          }))}
          onLead={lead}
        />
      )}
    </ChartFrame>
  )
}

/** What the month comes to at the ends at which the store would have to register. */
function Registrations({ swings }: { swings: readonly DriverSwing[] }) {
  const { t } = useTranslation('decisions')
  const { percent, language } = useFormat()
  const result = useMonthResult()
  const ranges = useAtomValue(usableRangesAtom)
  const ends = swings.flatMap(({ driver, registeredAtLow, registeredAtHigh }) => {
    const { low, high } = ranges[driver] ?? usualRange
    const both = [
      { changePct: low, registered: registeredAtLow },
      { changePct: high, registered: registeredAtHigh },
    ]
    return both.flatMap(({ changePct, registered }) => {
      if (registered === null) return []
      return [`${result(registered)} (${t(`drivers.${driver}`)} ${signed(changePct, percent)})`]
    })
  })
  if (ends.length === 0) return null
  return (
    <p className="max-w-line text-small">
      {t('tornado.registers', { ends: formatList(ends, language, 'conjunction') })}
    </p>
  )
}

/** Leads to the field in which a driver is typed. */
function useLeadToDriver() {
  const plan = useAtomValue(shownPlanAtom)
  const goToField = useGoToField()
  return (driver: DriverSwing['driver']) => goToField(pathOf(driver, plan))
}
