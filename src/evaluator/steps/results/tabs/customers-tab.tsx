import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { ResultList } from '../result-row'
import { advancedAtom } from '../slices'

/** From so many orders on, a customer has paid for being won soon enough. */
const goodPayback = 2

/** What a customer is worth, and how soon she has paid for being won. */
export function CustomersTab() {
  const { t } = useTranslation('results')
  const payback = useAtomValue(advancedAtom)?.customerPaybackPeriod ?? null
  const isGood = payback !== null && payback <= goodPayback
  return (
    <>
      <ResultList
        wide
        rows={[
          'customerLifetimeValue',
          'avgOrdersPerCustomer',
          'weightedCAC',
          'newCustomersPerMonth',
          'ltv2cacRatio',
          'customerPaybackPeriod',
        ]}
        signed={['customerLifetimeValue']}
        notes={{
          ltv2cacRatio: t('advanced.ratioTarget'),
          customerPaybackPeriod: payback === null ? null : t(isGood ? 'advanced.paybackGood' : 'advanced.paybackSlow'),
        }}
      />
      <p className="mt-3 max-w-[68ch] text-small text-muted">{t('disclosures.blend')}</p>
    </>
  )
}
