import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Monthly } from '../../../domain/evaluation'
import { useBreakEvenText } from '../../../results/use-break-even-text'
import { useLossText } from '../../../results/use-loss-text'
import { planAtom } from '../../atoms'
import { useFormat } from '../../use-format'
import { breakEvenStateAtom, monthlyAtom, verdictAtom } from './slices'

/** An income that is written as 0.00. */
const isEven = ({ operatingIncome }: Monthly) => Math.abs(operatingIncome) < 0.005

/** What the month comes to, how far it is from its break-even, and what to do about it. */
export function VerdictText() {
  const { t } = useTranslation('results')
  const { money, percent } = useFormat()
  const monthly = useAtomValue(monthlyAtom)
  const verdict = useAtomValue(verdictAtom)
  const breakEvenState = useAtomValue(breakEvenStateAtom)
  const breakEvenText = useBreakEvenText(monthly, breakEvenState)
  const lossText = useLossText(useAtomValue(planAtom), monthly)
  if (verdict === null) return null
  const isNever = breakEvenState === 'never'
  const figures = {
    profit: money(monthly.operatingIncome),
    loss: money(Math.abs(monthly.operatingIncome)),
    margin: percent(monthly.operatingMarginPct),
  }
  return (
    <div className="mt-3 grid max-w-[68ch] gap-1">
      <p className="text-section">{isEven(monthly) ? t('verdict.even') : t(`verdict.${verdict}`, figures)}</p>
      {isNever ? (
        <p>
          {t('verdict.never')} {lossText}
        </p>
      ) : null}
      {breakEvenText ? (
        <p>
          {breakEvenText}
          {breakEvenState === 'needs-units' ? ` ${t('verdict.fixedTooHigh')}` : null}
        </p>
      ) : null}
      {verdict === 'unprofitable' && !isNever ? <p className="text-muted">{t('verdict.toProfit')}</p> : null}
    </div>
  )
}
