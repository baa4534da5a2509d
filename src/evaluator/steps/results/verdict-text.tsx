import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { BottomLine } from '../../../domain/model/evaluation'
import { acquisitionOffer, isAcquisitionFree } from '../../../domain/rules/free-acquisition'
import { useBreakEvenText } from '../../../results/use-break-even-text'
import { useLossText } from '../../../results/use-loss-text'
import { Button } from '../../../ui/button'
import { planAtom } from '../../state/atoms'
import { useChange } from '../../state/use-change'
import { useFormat } from '../../state/use-format'
import { benchmarkAtom, breakEvenStateAtom, monthResultsAtom, verdictAtom } from './slices'

/** An income that is written as 0.00. */
const isEven = ({ operatingIncome }: BottomLine) => Math.abs(operatingIncome) < 0.005

/** What the month comes to, how far it is from its break-even, and what to do about it. */
export function VerdictText() {
  const { t } = useTranslation('results')
  const { money, percent } = useFormat()
  const results = useAtomValue(monthResultsAtom)
  const { monthly, bottomLine } = results
  const verdict = useAtomValue(verdictAtom)
  const breakEvenState = useAtomValue(breakEvenStateAtom)
  const breakEvenText = useBreakEvenText(results, breakEvenState)
  const lossText = useLossText(useAtomValue(planAtom), monthly)
  if (verdict === null) return null
  const isNever = breakEvenState === 'never'
  const figures = {
    profit: money(bottomLine.operatingIncome),
    loss: money(Math.abs(bottomLine.operatingIncome)),
    margin: percent(bottomLine.operatingMarginPct),
  }
  return (
    <div className="mt-3 grid max-w-[68ch] gap-1">
      <p className="text-section">{isEven(bottomLine) ? t('verdict.even') : t(`verdict.${verdict}`, figures)}</p>
      <BeforeReturns />
      <FreeAcquisition />
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

/** The month before returns and stock, wherever they change it. */
function BeforeReturns() {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const { monthly, bottomLine } = useAtomValue(monthResultsAtom)
  if (bottomLine.returnsAndStockMo === 0) return null
  const { operatingIncome } = monthly
  const figures = { before: money(Math.abs(operatingIncome)), taken: money(bottomLine.returnsAndStockMo) }
  return (
    <p className="text-muted">
      {operatingIncome < 0 ? t('verdict.beforeReturnsLoss', figures) : t('verdict.beforeReturns', figures)}
    </p>
  )
}

/** A store whose customers cost nothing earns more in these figures than it will. */
function FreeAcquisition() {
  const { t } = useTranslation('results')
  const { monthly } = useAtomValue(monthResultsAtom)
  if (!isAcquisitionFree(monthly)) return null
  return (
    <>
      <p className="font-medium text-warning">{t('verdict.freeAcquisition')}</p>
      <PayForCustomers />
    </>
  )
}

/** One tap that enters what the plan lacks for winning customers to cost something. */
function PayForCustomers() {
  const { t } = useTranslation('results')
  const { money, percent } = useFormat()
  const { monthly } = useAtomValue(monthResultsAtom)
  const { typicalCac } = useAtomValue(benchmarkAtom)
  const offer = acquisitionOffer(useAtomValue(planAtom), monthly, typicalCac)
  const change = useChange()
  if (offer === null) return null
  const { firstOrderSharePct: share, customerAcquisitionCost: cost } = offer
  const parts = share === undefined ? 'cost' : cost === undefined ? 'share' : 'both'
  return (
    <Button
      className="mt-1 justify-self-start"
      onClick={() => change('acquisition', (plan) => ({ ...plan, ...offer }))}
    >
      {t(`verdict.payForCustomers.${parts}`, { share: percent(share ?? null), cost: money(cost ?? null) })}
    </Button>
  )
}
