import { useTranslation } from 'react-i18next'
import { listedResults } from '../../../results/result-lists'
import { ResultList } from '../cards/result-row'

/** What stock and returns tie up and cost. */
export function InventoryTab() {
  const { t } = useTranslation('results')
  return (
    <>
      <ResultList wide {...listedResults('inventory')} />
      <p className="mt-3 max-w-line text-small text-muted">{t('disclosures.returns')}</p>
    </>
  )
}
