import { useTranslation } from 'react-i18next'
import { orderRows, useFixedCostRows, useVariableCostRows } from './result-lists'
import { ResultList } from './result-row'

/** What grows with sales, and what it leaves; the same of an average order. */
export function VariableCostsFigures() {
  const { t } = useTranslation('results')
  return (
    <>
      <ResultList {...useVariableCostRows()} />
      <h4 className="mt-6 mb-2 font-medium">{t('cards.order')}</h4>
      <ResultList {...orderRows} />
    </>
  )
}

/** What must be paid regardless of sales, and what remains. */
export function FixedCostsFigures() {
  return <ResultList {...useFixedCostRows()} />
}
