import { useTranslation } from 'react-i18next'
import { Link, useSearch } from 'wouter'
import { trpc } from '../../../api'
import { usePageTitle } from '../../../i18n/use-page-title'
import { paths } from '../../../paths'
import { Button, buttonClasses } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { InvoiceButton } from '../invoice/invoice-button'
import { Consultation } from './consultation'
import { ReceiptSheet } from './receipt-sheet'
import { Settling } from './settling'
import { CreditNote } from './tax-details'

/** Where a buyer comes back to: the wait for the payment, then its receipt. */
export function ReceiptPage() {
  const { t } = useTranslation(['payment', 'common'])
  const sessionId = new URLSearchParams(useSearch()).get('session_id')
  usePageTitle(t(sessionId ? 'settling.title' : 'receipt.title'))
  return sessionId ? <Settling sessionId={sessionId} /> : <LatestReceipt />
}

function LatestReceipt() {
  const { t } = useTranslation(['payment', 'common'])
  const receipt = trpc.payments.receipt.useQuery()
  if (receipt.data) {
    const { isRefunded, isDisputed, orderNumber } = receipt.data
    const isOpen = !isRefunded && !isDisputed
    return (
      <div className="mx-auto flex w-full max-w-[44rem] flex-col gap-8">
        {isOpen ? <p className="text-accent print:hidden">{t('receipt.thanks')}</p> : null}
        <ReceiptSheet receipt={receipt.data} />
        <CreditNote documents={receipt.data.taxDocuments} />
        {isOpen ? <Consultation orderNumber={orderNumber} /> : null}
        <div className="flex flex-wrap gap-3 print:hidden">
          <Link href={paths.projects} className={buttonClasses('primary')}>
            {t('receipt.projects')}
          </Link>
          {receipt.data.taxDocuments.length > 0 ? <InvoiceButton receipt={receipt.data} /> : null}
          <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
        </div>
      </div>
    )
  }
  return (
    <div className="mx-auto flex w-full max-w-[44rem] flex-col items-start gap-4">
      <h1 className="text-page font-semibold">{t('receipt.title')}</h1>
      {receipt.isError ? (
        <>
          <Notice variant="error" live title={t('receipt.failed')} />
          <Button onClick={() => receipt.refetch()}>{t('common:retry')}</Button>
        </>
      ) : receipt.isPending ? (
        <p role="status" className="text-muted">
          {t('common:loading')}
        </p>
      ) : (
        <>
          <Notice title={t('receipt.none')}>{t('receipt.noneText')}</Notice>
          <Link href={paths.projects} className={buttonClasses()}>
            {t('receipt.projects')}
          </Link>
        </>
      )}
    </div>
  )
}
