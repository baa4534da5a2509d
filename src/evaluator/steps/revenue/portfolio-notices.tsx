import { useTranslation } from 'react-i18next'
import type { Finding } from '../../../domain/rules/findings'
import { Notice } from '../../../ui/notice'
import { useFindings } from '../../fields/field-atom'
import { useMessages } from '../../fields/messages'
import { useElementIds, useMonthly } from '../costs/slices'

/** An empty and an overfull portfolio have notices of their own. */
const isAboutSales = (finding: Finding) => finding.code === 'revenueTooHigh'

/** What is missing or doubtful about the portfolio as a whole. */
export function PortfolioNotices() {
  const { t } = useTranslation('revenue')
  const products = useElementIds('products').length
  const units = useMonthly('totalUnits')
  const doubts = useMessages(useFindings('products', true).findings.filter(isAboutSales))
  return (
    <>
      {units === 0 ? (
        <Notice variant="warning" title={t(products === 0 ? 'empty.title' : 'empty.unitsTitle')}>
          {t(products === 0 ? 'empty.noProducts' : 'empty.noUnits')}
        </Notice>
      ) : null}
      {doubts.map(({ text }) => (
        <Notice key="sales" variant="warning">
          {text}
        </Notice>
      ))}
    </>
  )
}
