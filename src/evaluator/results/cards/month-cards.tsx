import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useBreakEvenText } from '../../../results/use-break-even-text'
import { breakEvenStateAtom, monthResultsAtom } from '../slices'
import { useBreakEvenRows, usePricingRows, useProductCostRows, useRevenueRows } from './result-lists'
import { ResultList } from './result-row'

/** What holds for all figures below. */
function Intro({ children }: { children: string }) {
  return <p className="mb-2 max-w-line text-small text-muted">{children}</p>
}

/** What comes in: from price tags to revenue without VAT. */
export function RevenueFigures() {
  return <ResultList {...useRevenueRows()} />
}

/** What a unit costs until it can be sold. */
export function ProductCostFigures() {
  const { t } = useTranslation('results')
  return (
    <>
      <Intro>{t('cards.average')}</Intro>
      <ResultList {...useProductCostRows()} />
    </>
  )
}

/** The price that would leave the target margin, and the cost that would. */
export function PricingFigures() {
  return <ResultList {...usePricingRows()} />
}

/** How many must be sold, and on which day of the month they are. */
export function BreakEvenFigures() {
  const { t } = useTranslation('results')
  const { isNever, ...rows } = useBreakEvenRows()
  return (
    <>
      <BreakEvenSentence />
      <Intro>{t('cards.todaysMix')}</Intro>
      {isNever ? <p className="mb-3 font-semibold text-negative">{t('cards.cannot')}</p> : null}
      <ResultList {...rows} />
    </>
  )
}

/** How far the month is from its break-even, and the way there. */
export function BreakEvenSentence() {
  const { t } = useTranslation('results')
  const results = useAtomValue(monthResultsAtom)
  const state = useAtomValue(breakEvenStateAtom)
  const text = useBreakEvenText(results, state)
  if (!text) return null
  return (
    <div className="mb-3 max-w-line">
      <p>{text}</p>
      {state === 'needs-units' ? (
        <p className="text-muted">
          {t('verdict.fixedTooHigh')} {t('verdict.toProfit')}
        </p>
      ) : null}
    </div>
  )
}
