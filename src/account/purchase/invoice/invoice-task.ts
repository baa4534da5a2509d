import type { ResourceLanguage } from 'i18next'
import type { RouterOutputs } from '../../../api'
import type { Language } from '../../../domain/options'

export type Receipt = NonNullable<RouterOutputs['payments']['receipt']>
export type TaxDocument = Receipt['taxDocuments'][number]

/** What the page gives the worker: all that the documents of a purchase are made of. */
export interface InvoiceTask {
  language: Language
  words: ResourceLanguage
  receipt: Receipt
}
