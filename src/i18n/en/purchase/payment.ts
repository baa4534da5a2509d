import type { TaxDocumentKind } from '../../../domain/options'
import * as arabic from '../../../domain/site/invoice-words'

/** The words of a tax document in both languages: it needs Arabic, and may have another beside it. A mark keeps what ends in a number in its direction. */
function inBoth<K extends string>(english: Record<K, string>, beside: Record<K, string>): Record<K, string> {
  const entries = Object.keys(english).map((key) => [key, `${english[key as K]} · ${beside[key as K]}\u200f`])
  return Object.fromEntries(entries)
}

const kinds: Record<TaxDocumentKind, string> = { invoice: 'Simplified tax invoice', creditNote: 'Credit note' }
const numbers: Record<TaxDocumentKind, string> = { invoice: 'Invoice number', creditNote: 'Credit note number' }

const receiptWords = {
  number: 'Order number',
  date: 'Date',
  buyer: 'Issued to',
  reference: 'Payment reference',
  item: 'Description',
  amount: 'Amount',
  product: 'Lifetime access to Mizan, with 2 hours of expert consultation',
  net: 'Amount excluding VAT',
  vat: 'VAT {{rate}}',
  total: 'Total paid',
}

const invoiceWords = {
  issued: 'Issued',
  seller: 'Seller',
  vatNumber: 'VAT number',
  registration: 'Commercial registration',
  takesBack: 'Corrects invoice',
  returned: 'Total refunded',
}

/** Coming back from the payment page, and the receipt. */
export const payment = {
  settling: {
    title: 'Your payment',
    asking: 'Checking your payment…',
    waiting: 'Your payment is on its way. This page continues automatically as soon as it arrives.',
    long: 'Some banks take a while. You can close this page: your access opens automatically and the receipt comes by email.',
    unreachable: 'The payment service cannot be reached at the moment. Your payment is safe, and we keep checking.',
    failed: 'The payment did not go through',
    failedText: 'Nothing was charged. You can try again, with another card if you like.',
    refunded: 'This payment has been refunded',
    refundedText: 'Lifetime access ended with it. You can buy it again at any time.',
    disputed: 'This payment is being disputed',
    disputedText: 'Access is suspended until the bank has decided.',
    wrong: 'This payment could not be matched',
    wrongText: 'Please contact support and give the email address of your account. Your payment is not lost.',
    unknown: 'There is no such purchase in this account',
    unknownText: 'You may be signed in with a different account from the one you bought with.',
    again: 'Back to the purchase',
  },
  receipt: {
    title: 'Receipt',
    thanks: 'Thank you. Lifetime access is open.',
    paid: 'Paid',
    refunded: 'Refunded',
    disputed: 'Disputed',
    ...receiptWords,
    note: 'This receipt confirms your payment. It is not a tax invoice.',
    projects: 'Open my projects',
    print: 'Print or save as PDF',
    none: 'There is no receipt yet',
    noneText: 'A receipt appears here as soon as a payment has arrived.',
    failed: 'Your receipt could not be loaded.',
  },
  /** The words of the receipt where it is a tax invoice. */
  taxReceipt: inBoth(receiptWords, arabic.receiptWords),
  tax: {
    kinds: inBoth(kinds, arabic.documentKinds),
    numbers: inBoth(numbers, arabic.documentNumbers),
    ...inBoth(invoiceWords, arabic.invoiceWords),
    file: 'mizan-invoice',
    download: 'Download the invoice (PDF)',
    making: 'Preparing the invoice…',
    failed: 'The invoice could not be created. Please try again.',
    code: 'QR code of the tax document',
  },
  consultation: {
    title: 'Your 2 hours of consultation',
    text: 'They are part of your purchase and worth {{value}}. Send us your order number and two times that suit you; we will confirm one of them.',
    chat: 'Arrange on WhatsApp',
    mail: 'Arrange by email',
    subject: 'Consultation for order {{number}}',
    body: 'Hello,\n\nI would like to arrange my 2 hours of consultation.\n\nOrder number: {{number}}\nTimes that suit me:\n',
  },
}
