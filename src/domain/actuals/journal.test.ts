import fc from 'fast-check'
import { expect, it } from 'vitest'
import { simplePlan } from '../testing/simple-plan'
import { type JournalLine, journalOf } from './journal'
import { type ActualMonth, emptyFounderMonth } from './month'
import { ordersMonth } from './testing/orders-month'

const registered = simplePlan({ vatRegistered: true })
const month = '2026-09'

const statement: ActualMonth = {
  kind: 'settlement',
  source: 'tabby',
  month,
  methods: [
    {
      method: 'tabby',
      orders: 3,
      value: 1150,
      refunds: 0,
      fees: 80.5,
      feesVat: 12.08,
      transferred: 1057.42,
      daysToBank: null,
    },
  ],
}

const rows: ActualMonth[] = [
  ordersMonth({ placed: 10, basket: 3450, total: 3450, vatStated: 450, vatComputed: 450, refunded: 345 }),
  statement,
  { kind: 'advertising', source: 'snapchat', month, spend: 500, purchases: null, value: null },
  { ...emptyFounderMonth(month), figures: { productCost: 900, fixedCosts: 2000, parcelCost: 180 } },
]

const debit = (account: JournalLine['account'], amount: number) => ({ account, debit: amount, credit: 0 })
const credit = (account: JournalLine['account'], amount: number) => ({ account, debit: 0, credit: amount })

it('takes the plan’s part of a typed total where files sold nothing', () => {
  const empty = ordersMonth({ placed: 0, basket: 0, total: 0, vatStated: 0, vatComputed: 0 })
  const typed = { ...emptyFounderMonth(month), figures: { total: 1150 } }
  expect(JSON.stringify(journalOf([empty, typed], month, { ...registered, vatPct: 15 }))).toContain('"credit":150')
})

it('splits VAT from sales, refunds and fees of a registered store', () => {
  expect(journalOf(rows, month, registered)).toEqual([
    { kind: 'sales', lines: [debit('receivables', 3450), credit('sales', 3000), credit('outputVat', 450)] },
    { kind: 'refunds', lines: [debit('salesReturns', 300), debit('outputVat', 45), credit('receivables', 345)] },
    {
      kind: 'settlement',
      lines: [
        debit('paymentFees', 80.5),
        debit('inputVat', 12.08),
        debit('bank', 1057.42),
        credit('receivables', 1150),
      ],
    },
    { kind: 'advertising', lines: [debit('advertising', 500), credit('payables', 500)] },
    { kind: 'delivery', lines: [debit('delivery', 180), credit('payables', 180)] },
    { kind: 'goods', lines: [debit('costOfGoods', 900), credit('inventory', 900)] },
    { kind: 'fixedCosts', lines: [debit('operatingCosts', 2000), credit('payables', 2000)] },
  ])
})

it('has no VAT in the books of a store that is not registered', () => {
  const entries = journalOf(rows, month, simplePlan({ vatRegistered: false }))
  const accounts = entries.flatMap(({ lines }) => lines.map(({ account }) => account))
  expect(accounts.filter((account) => /Vat$/.test(account))).toEqual([])
  expect(entries[0]?.lines).toEqual([debit('receivables', 3450), credit('sales', 3450)])
  expect(entries[2]?.lines[0]).toEqual(debit('paymentFees', 92.58))
})

it('has the VAT of bills in the costs of a store that does not reclaim it', () => {
  const plan = simplePlan({ vatRegistered: false, vatPct: 15, contingencyMo: 100 })
  plan.overheads.otherOps = { amount: 100, mode: 'monthly', months: 12, chargesVat: true }
  const first = journalOf(rows, month, plan).map(({ lines }) => lines[0])
  expect(first).toContainEqual(debit('paymentFees', 92.58))
  expect(first).toContainEqual(debit('advertising', 575))
  expect(first).toContainEqual(debit('delivery', 207))
  expect(first).toContainEqual(debit('costOfGoods', 1035))
  expect(first).toContainEqual(debit('operatingCosts', 2150))
})

it('books typed fees in the place of statements, and nothing that nobody says', () => {
  const typed = { ...emptyFounderMonth(month), figures: { paymentFees: 70 } }
  expect(journalOf([statement, typed], month, registered)).toEqual([
    { kind: 'settlement', lines: [debit('paymentFees', 70), credit('receivables', 70)] },
  ])
  expect(journalOf(rows, '2026-08', registered)).toEqual([])
})

it('takes the VAT of a registered store from its total where nothing says it, and books none without a total', () => {
  const typed = (figures: object): ActualMonth[] => [{ ...emptyFounderMonth(month), figures }]
  expect(journalOf(typed({ total: 1150 }), month, { ...registered, vatPct: 15 })[0]?.lines).toEqual([
    debit('receivables', 1150),
    credit('sales', 1000),
    credit('outputVat', 150),
  ])
  expect(journalOf(typed({ vat: 150 }), month, registered)).toEqual([])
})

it('books the sum of typed parts as the total, and no sales where a part of them is not known', () => {
  const parts = { basket: 1100, discounts: 50, shippingCharged: 80, codCharges: 20 }
  const typed = (figures: object): ActualMonth[] => [{ ...emptyFounderMonth(month), figures }]
  expect(journalOf(typed(parts), month, { ...registered, vatPct: 15 })[0]?.lines).toContainEqual(
    debit('receivables', 1150),
  )
  expect(journalOf(typed({ ...parts, discounts: undefined }), month, registered)).toEqual([])
})

it('has the VAT of both stores of a month where only one states it', () => {
  const stores: ActualMonth[] = [
    ordersMonth({ placed: 10, basket: 2300, total: 2300, vatStated: 280, vatComputed: 300 }),
    { ...ordersMonth({ placed: 5, basket: 1150, total: 1150, vatStated: null, vatComputed: 150 }), source: 'zid' },
  ]
  expect(journalOf(stores, month, registered)[0]?.lines).toContainEqual(credit('outputVat', 430))
})

it('takes the part that VAT is of the files’ total off a total that is typed in its place', () => {
  const typed: ActualMonth = { ...emptyFounderMonth(month), figures: { total: 6900 } }
  const ofFiles = ordersMonth({ placed: 10, basket: 3450, total: 3450, vatStated: 400, vatComputed: 450 })
  expect(journalOf([ofFiles, typed], month, registered)[0]?.lines).toContainEqual(credit('outputVat', 800))
  const both = { ...typed, figures: { total: 6900, vat: 900 } }
  expect(journalOf([ofFiles, both], month, registered)[0]?.lines).toContainEqual(credit('outputVat', 900))
})

it('takes VAT off what was paid back in a month without sales too', () => {
  const paidBack: ActualMonth = { ...emptyFounderMonth(month), figures: { refunds: 230 } }
  expect(journalOf([paidBack], month, { ...registered, vatPct: 15 })).toEqual([
    { kind: 'refunds', lines: [debit('salesReturns', 200), debit('outputVat', 30), credit('receivables', 230)] },
  ])
  expect(journalOf([paidBack], month, { ...registered, vatPct: 15, vatRegistered: false })).toEqual([
    { kind: 'refunds', lines: [debit('salesReturns', 230), credit('receivables', 230)] },
  ])
})

it('has nothing of a month of which files cover a part', () => {
  const cut = ordersMonth({ placed: 10, total: 3450, vatComputed: 450, to: '2026-09-20', isCut: true })
  expect(journalOf([cut, statement], month, registered)).toEqual([])
})

it('any amounts give entries that balance to the halala, debits before credits', () => {
  const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(amount, amount, amount, amount, fc.boolean(), (total, vatStated, refunded, spend, isRegistered) => {
      const any: ActualMonth[] = [
        ordersMonth({ placed: 1, basket: total, total, vatStated, refunded }),
        { kind: 'advertising', source: 'meta', month, spend, purchases: null, value: null },
      ]
      for (const { lines } of journalOf(any, month, simplePlan({ vatRegistered: isRegistered }))) {
        const sum = (side: 'debit' | 'credit') => lines.reduce((all, line) => all + Math.round(line[side] * 100), 0)
        expect(sum('debit')).toBe(sum('credit'))
        expect(lines.every((line) => line.debit === 0 || line.credit === 0)).toBe(true)
        const debits = lines.filter((line) => line.debit > 0)
        expect(lines.slice(0, debits.length)).toEqual(debits)
      }
    }),
  )
})

it('says how many returned orders are in the sales, unless something says what was paid back', () => {
  const byState = { open: 0, delivered: 8, cancelled: 0, refused: 0, returned: 2 }
  const sold = (said: object) => ordersMonth({ placed: 10, basket: 3450, total: 3450, byState, ...said })
  expect(journalOf([sold({})], month, registered)).toMatchObject([{ kind: 'sales', unrefunded: 2 }])
  expect(journalOf([sold({ refunded: 345 })], month, registered)[0]).not.toHaveProperty('unrefunded')
  const typed = { ...emptyFounderMonth(month), figures: { refunds: 0 } }
  expect(journalOf([sold({}), typed], month, registered)[0]).not.toHaveProperty('unrefunded')
  const none = { ...byState, delivered: 10, returned: 0 }
  expect(journalOf([sold({ byState: none })], month, registered)[0]).not.toHaveProperty('unrefunded')
})

it('takes out of sales again what was refused at the door, or says how many orders to reverse', () => {
  const cod = { orders: 4, refused: 2 }
  const sold = (refused: { refusedTotal?: number }) =>
    ordersMonth({
      placed: 10,
      basket: 3450,
      total: 3450,
      vatStated: 450,
      vatComputed: 450,
      cod: { ...cod, ...refused },
    })
  const [known, reversal] = journalOf([sold({ refusedTotal: 690 })], month, registered)
  expect(known).not.toHaveProperty('unreversed')
  expect(reversal).toEqual({
    kind: 'refused',
    lines: [debit('sales', 600), debit('outputVat', 90), credit('receivables', 690)],
  })
  expect(journalOf([sold({})], month, registered)).toMatchObject([{ kind: 'sales', unreversed: 2 }])
  const typed = { ...emptyFounderMonth(month), figures: { total: 3450, refused: 3 } }
  expect(journalOf([sold({ refusedTotal: 690 }), typed], month, registered)).toMatchObject([
    { kind: 'sales', unreversed: 3 },
  ])
})
