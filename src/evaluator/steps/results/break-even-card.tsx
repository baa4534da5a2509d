import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panel'
import { evaluationAtom } from '../../atoms'
import { useFormat } from '../../use-format'
import { ResultRow } from './result-row'

/** How many must be sold, and on which day of the month they are. */
export function BreakEvenCard() {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const { monthly, breakEvenState } = useAtomValue(evaluationAtom)
  const when =
    monthly.monthsToBreakEven === null
      ? t('cards.notAtThisPace')
      : t('cards.onDay', { day: number(Math.max(1, Math.ceil(monthly.monthsToBreakEven * 30)), { max: 0 }) })
  return (
    <Panel title={t('cards.breakEven')} intro={t('cards.todaysMix')}>
      {breakEvenState === 'never' ? <p className="mb-2 font-semibold text-negative">{t('cards.cannot')}</p> : null}
      <dl className="m-0">
        <ResultRow name="monthlyBreakEvenUnits" strong />
        <ResultRow name="revenueToBreakEven" />
        <ResultRow name="monthsToBreakEven" note={breakEvenState === 'no-units' ? undefined : when} />
        <ResultRow name="monthlyUnitsSurplus" />
        <ResultRow name="monthlyUnitsShortfall" />
        <ResultRow name="safetyMarginPct" />
      </dl>
    </Panel>
  )
}
