import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useCustomerRows } from '../cards/result-lists'
import { ResultList } from '../cards/result-row'
import { advancedAtom } from '../slices'

/** From so many orders on, a customer has paid for being won soon enough. */
const goodPayback = 2

/** How soon customers have paid for being won: never, when that takes more orders than they place. */
function usePaybackNote(): string | null {
  const { t } = useTranslation('results')
  const advanced = useAtomValue(advancedAtom)
  const payback = advanced?.customerPaybackPeriod ?? null
  if (!advanced || payback === null) return null
  if (payback > advanced.avgOrdersPerCustomer) return t('advanced.paybackNever')
  return t(payback <= goodPayback ? 'advanced.paybackGood' : 'advanced.paybackSlow')
}

/** What a customer is worth, and how soon they have paid for being won. */
export function CustomersTab() {
  const { t } = useTranslation('results')
  const paybackNote = usePaybackNote()
  const rows = useCustomerRows()
  return (
    <>
      <ResultList wide {...rows} notes={{ ...rows.notes, customerPaybackPeriod: paybackNote }} />
      <p className="mt-3 max-w-line text-small text-muted">{t('disclosures.blend')}</p>
    </>
  )
}
