import { pdf } from '@react-pdf/renderer'
import { createStore, Provider } from 'jotai'
import { I18nextProvider } from 'react-i18next'
import { createI18n } from '../../../i18n'
import { InvoiceDocument } from './invoice-document'
import type { InvoiceTask } from './invoice-task'

/** The tax documents of a purchase as a PDF file: the invoice, and the credit note that takes it back. */
export function renderInvoice({ language, words, receipt }: InvoiceTask): Promise<Blob> {
  return pdf(
    <I18nextProvider i18n={createI18n(language, words)}>
      <Provider store={createStore()}>
        <InvoiceDocument receipt={receipt} />
      </Provider>
    </I18nextProvider>,
  ).toBlob()
}
