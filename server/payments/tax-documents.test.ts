import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { taxDocuments } from '../../db/payment-schema'
import { testDatabase } from '../../db/testing'
import { taxQrText } from './tax-qr'
import { buyer, type PayingApp, startPayingApp } from './testing/paying-app'
import { seller } from './testing/seller'
import { tellingOf } from './testing/telling'

/** The fields of a code by their tags, read byte by byte as a scanner does. */
function fieldsOf(text: string): Map<number, string> {
  const bytes = Buffer.from(text, 'base64')
  const fields = new Map<number, string>()
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, length = 0] = bytes.subarray(at, at + 2)
    fields.set(tag, bytes.subarray(at + 2, at + 2 + length).toString('utf8'))
    at += 2 + length
  }
  return fields
}

it('encodes seller, VAT number, time, total and VAT in the code of the first phase', () => {
  const issuedAt = new Date('2026-11-23T06:30:15.250Z')
  const text = taxQrText({
    sellerName: 'ميزان للتجارة',
    sellerVatNumber: '300000000000003',
    issuedAt,
    total: 19900,
    vat: 2596,
  })
  expect(text).toMatch(/^[A-Za-z0-9+/]+=*$/)
  expect([...fieldsOf(text)]).toEqual([
    [1, 'ميزان للتجارة'],
    [2, '300000000000003'],
    [3, '2026-11-23T06:30:15Z'],
    [4, '199.00'],
    [5, '25.96'],
  ])
})

let paying: PayingApp
beforeEach(async () => {
  paying = await startPayingApp()
})
afterEach(() => paying.stop())

const { completed, refunded } = tellingOf(() => paying)

async function purchase() {
  const { session, visitor } = await buyer(paying)
  paying.stripe.books.complete(session.id)
  await completed(session)
  const { payments, account } = visitor.trpc
  return {
    intentId: session.payment_intent ?? '',
    receipt: () => payments.receipt.query(),
    exported: async () => (await account.exportData.query({})).taxDocuments,
  }
}

describe('a seller who is registered for VAT', () => {
  it('issues a simplified tax invoice with a purchase, whose code says the same', async () => {
    const { receipt } = await purchase()
    const [invoice, ...others] = (await receipt())?.taxDocuments ?? []
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 1,
      total: 19900,
      vat: 2596,
      sellerName: seller.OPERATOR_NAME,
      sellerVatNumber: seller.OPERATOR_VAT_NUMBER,
      sellerRegistration: seller.OPERATOR_REGISTRATION,
    })
    const time = `${invoice?.issuedAt.toISOString().slice(0, 19)}Z`
    const printed = [seller.OPERATOR_NAME, seller.OPERATOR_VAT_NUMBER, time, '199.00', '25.96']
    expect([...fieldsOf(invoice?.qr ?? '').values()]).toEqual(printed)
  })

  it('issues one credit note for a refund that is reported several times', async () => {
    const { receipt, intentId } = await purchase()
    await refunded(intentId)
    await refunded(intentId)
    const documents = (await receipt())?.taxDocuments ?? []
    expect(documents.map(({ kind, number, total }) => [kind, number, total])).toEqual([
      ['invoice', 1, 19900],
      ['creditNote', 1, 19900],
    ])
  })

  it('puts the documents of a person, and of no other, among all my data', async () => {
    const { exported, intentId } = await purchase()
    const other = await purchase()
    await refunded(intentId)
    expect((await exported()).map(({ kind, number, total, vat }) => [kind, number, total, vat])).toEqual([
      ['invoice', 1, 19900, 2596],
      ['creditNote', 1, 19900, 2596],
    ])
    expect((await other.exported()).map(({ kind, number }) => [kind, number])).toEqual([['invoice', 2]])
  })

  it('numbers the invoices of purchases at once without a gap', async () => {
    const { db } = await testDatabase()
    const visits = []
    for (let at = 0; at < 4; at += 1) visits.push(await buyer(paying))
    for (const { session } of visits) paying.stripe.books.complete(session.id)
    await Promise.all(visits.map(({ session }) => completed(session)))
    const issued = await db.select({ number: taxDocuments.number }).from(taxDocuments)
    expect(issued.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4])
  })
})

it('issues nothing for a seller who is not registered', async () => {
  await paying.stop()
  paying = await startPayingApp({ env: { OPERATOR_VAT_NUMBER: undefined } })
  const { receipt, intentId } = await purchase()
  await refunded(intentId)
  expect((await receipt())?.taxDocuments).toEqual([])
})
