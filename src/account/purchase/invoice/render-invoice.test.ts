import { PNG } from 'pngjs'
import decodeQr from 'qr/decode.js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { languages } from '../../../domain/options'
import { registerFonts } from '../../../files/pdf/register-fonts'
import { fontFiles } from '../../../files/testing/document-fonts'
import { hasPdfTools, pagesOf, pictureOf } from '../../../files/testing/pdf-tools'
import { common as arCommon } from '../../../i18n/ar/common'
import { payment as arPayment } from '../../../i18n/ar/purchase/payment'
import { common as enCommon } from '../../../i18n/en/common'
import { payment as enPayment } from '../../../i18n/en/purchase/payment'
import { taxInvoice } from '../testing/tax-invoice'
import type { Receipt, TaxDocument } from './invoice-task'
import { renderInvoice } from './render-invoice'

const words = { en: { common: enCommon, payment: enPayment }, ar: { common: arCommon, payment: arPayment } }

/** Seller, VAT number, time, total and VAT, as the code of a tax document holds them. */
const printed = ['شركة ميزان للتجارة', '300000000000003', '2026-11-23T09:30:00Z', '199.00', '25.96']
const bytes = printed.flatMap((text, at) => {
  const value = new TextEncoder().encode(text)
  return [at + 1, value.length, ...value]
})

const invoice: TaxDocument = { ...taxInvoice, qr: Buffer.from(bytes).toString('base64') }

const receipt: Receipt = {
  orderNumber: '4CE2AB6D',
  orderedAt: new Date('2026-11-23T09:00:00Z'),
  customerName: 'Noor Saleh',
  customerEmail: 'noor@store.example',
  total: 19_900,
  net: 17_304,
  vat: 2596,
  vatPct: 15,
  taxDocuments: [invoice, { ...invoice, kind: 'creditNote', number: 3 }],
  reference: '4CE2AB6D',
  isRefunded: true,
  isDisputed: false,
}

/** What a camera reads of the code on a page. */
function codeOn(pdf: Uint8Array, page: number): string[] {
  const picture = PNG.sync.read(pictureOf(pdf, page, 150))
  const text = decodeQr({ width: picture.width, height: picture.height, data: picture.data })
  const found: string[] = []
  const tlv = Buffer.from(text, 'base64')
  for (let at = 0; at < tlv.length; at += 2 + (tlv[at + 1] ?? 0))
    found.push(tlv.subarray(at + 2, at + 2 + (tlv[at + 1] ?? 0)).toString('utf8'))
  return found
}

describe.skipIf(!hasPdfTools).each(languages)('the tax documents of a purchase as a file in %s', (language) => {
  let pdf: Uint8Array
  afterAll(() => {
    vi.unstubAllEnvs()
  })
  beforeAll(async () => {
    vi.stubEnv('TZ', 'America/New_York')
    registerFonts(fontFiles)
    const file = await renderInvoice({ language, words: words[language], receipt })
    pdf = new Uint8Array(await file.arrayBuffer())
  })

  it('have a page each, with number, seller, amounts and order', () => {
    const pages = pagesOf(pdf)
    expect(pages).toHaveLength(2)
    for (const page of pages)
      for (const text of [
        '300000000000003',
        '1010000000',
        '173.04',
        '25.96',
        '199.00',
        '4CE2AB6D',
        'noor@store.example',
      ])
        expect(page).toContain(text)
    expect(pages[0]).toContain('41')
    expect(pages[1]).toContain('3')
  })

  it('have their title and labels in Arabic in each language of the page', () => {
    const [first, second] = pagesOf(pdf).map((page) => page.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, ''))
    for (const text of ['فاتورة ضريبية مبسطة', 'رقم الفاتورة', 'الرقم الضريبي']) expect(first).toContain(text)
    for (const text of ['إشعار دائن', 'عن الفاتورة رقم']) expect(second).toContain(text)
  })

  it('have the time of issue in Riyadh, wherever the reader is', () => {
    for (const page of pagesOf(pdf)) expect(page).toContain('12:30')
  })

  it('have a code that a camera reads', () => {
    expect(codeOn(pdf, 1)).toEqual(printed)
    expect(codeOn(pdf, 2)).toEqual(printed)
  })
})
