import { expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import { demoPlan } from '../../domain/plan/demo-plan'
import { noValue } from '../../i18n/format'
import { choiceListNames, choiceLists } from './format'
import { wordsOf } from './testing/words'
import { cellNamed, sourceOf, writtenFile } from './testing/written'
import { type WrittenSheet, workbookOf } from './workbook'

const words = await wordsOf('en')
const cashPlan = { ...demoPlan().cashPlan, enabled: true }
const plans = { off: demoPlan(), on: { ...demoPlan(), cashPlan } }

const payback = 'Payback month'
const estimatedPayback = 'Payback month with planned growth, quick estimate'

const made = new WeakMap<object, WrittenSheet[]>()

/** The workbook of a plan is made once, and all tests read that one. */
function sheetsOf(plan: object): WrittenSheet[] {
  const sheets = made.get(plan) ?? workbookOf(sourceOf(plan, words)).sheets
  made.set(plan, sheets)
  return sheets
}
const sheetOf = (plan: object, title: string) => {
  const found = sheetsOf(plan).find((sheet) => sheet.title === title)
  if (!found) throw new Error(`No sheet ${title}`)
  return new Map(found.cells.map(({ at, value }) => [at, value]))
}

/** What stands in a row of a sheet behind its name. */
function besideOf(plan: object, title: string, name: string) {
  const cells = sheetOf(plan, title)
  const [at = ''] = [...cells].find(([place, value]) => place.startsWith('A') && value === name) ?? []
  return ['C', 'D'].map((column) => cells.get(at.replace('A', column)))
}

it.each(['Cash by month', 'Cash workings'])(
  'the sheet %s says at its top that it is empty while cash by month is off',
  (title) => {
    const off =
      'Off in this plan, so this sheet is empty. To fill it, set ‘Show cash by month?’ to Yes on the sheet ‘Inputs’.'
    expect(sheetOf(plans.off, title).get('A3')).toBe(off)
    expect(sheetOf(plans.on, title).get('A3')).toBe('')
  },
)

it('the advanced analysis says on each of its sheets that it is off', () => {
  const plan = { ...plans.off, enableAdvancedAnalysis: false }
  for (const title of ['Advanced', 'Projection', 'Scenarios'])
    expect(sheetOf(plan, title).get('A3')).toContain('‘Advanced analysis’ to Yes')
})

it('no sheet that is seen shows a code in place of the words of the screen', () => {
  const lists = choiceListNames.filter((list) => list !== 'switch')
  const codes = new Set<unknown>(lists.flatMap((list): readonly string[] => choiceLists[list].choices))
  const seen = sheetsOf(plans.on).filter(({ state }) => state === 'visible')
  // 'months' is a unit, too, and '' an empty cell.
  const isCode = ({ value, style }: { value: unknown; style: string }) =>
    value !== '' && style !== 'unit' && codes.has(value)
  expect(seen.flatMap(({ cells }) => cells.filter(isCode))).toEqual([])
})

it('a month that is not there and a share that is not asked for are a dash, a flag is yes or no', async () => {
  const file = await writtenFile(sourceOf(plans.off, words))
  const shownIn = (title: string, name: string) => {
    const sheet = file.getWorksheet(title)
    const row = sheet?.getColumn(1).values.indexOf(name) ?? 0
    return sheet?.getCell(row, 3).numFmt
  }
  expect(shownIn('Cash workings', 'Last month of the plan')).toBe(`0;"${noValue}";"${noValue}"`)
  expect(shownIn('Month', 'Shares of the payment methods together')).toBe(`0.0#%;-0.0#%;"${noValue}"`)
  expect(shownIn('VAT', 'Registered for VAT')).toBe('"Yes";"Yes";"No"')
  expect(cellNamed(file, 'result_cashPlan_backMonth').numFmt).toBe('0')
})

it('points, days and months have one decimal, as on the screens', async () => {
  const sheet = (await writtenFile(sourceOf(plans.off, words))).getWorksheet('Advanced')
  const formatOf = (name: string) => sheet?.getCell(sheet.getColumn(1).values.indexOf(name), 3).numFmt
  for (const name of ['Profit margin, of 30 points', 'Days in inventory', 'Months of existing customers'])
    expect([name, formatOf(name)]).toEqual([name, '#,##0.0;-#,##0.0;0'])
})

it('the month in which the money is back says beside it with which growth', () => {
  expect(besideOf(plans.off, 'Summary', estimatedPayback)).toEqual([7, 'with growth of 8% per month'])
  const steady = { ...plans.off, monthlyGrowthRate: 0 }
  expect(besideOf(steady, 'Summary', estimatedPayback)).toEqual([17, 'without growth'])
  expect(besideOf(plans.on, 'Cash by month', payback).at(1)).toBe('without growth')
  const growing = { ...plans.on, cashPlan: { ...cashPlan, withGrowth: true } }
  expect(besideOf(growing, 'Cash by month', payback).at(1)).toBe('with growth of 8% per month')
})

it('the projection says how it differs from cash by month, where both are there', () => {
  const said = 'Quick estimate with growth and no VAT payments; see the sheet ‘Cash by month’.'
  const has = (plan: object) => [...sheetOf(plan, 'Projection').values()].includes(said)
  expect([has(plans.on), has(plans.off)]).toEqual([true, false])
})

it('a note beside a figure at the edge of the paper is broken into lines, none of which is cut', async () => {
  const sheet = (await writtenFile(sourceOf(plans.off, words))).getWorksheet('Summary')
  const row = sheet?.getColumn(1).values.indexOf('Gross profit') ?? 0
  expect(sheet?.getCell(row, 4).value).toMatch(/fulfillment$/)
  expect(sheet?.getCell(row, 4).alignment.wrapText).toBe(true)
  expect(sheet?.getRow(row).height).toBeGreaterThan(25)
})

it('a payback that never comes is said in words', () => {
  const products = plans.off.products.map((product) => ({ ...product, unitPriceInclVAT: 40 }))
  expect(besideOf({ ...plans.off, products }, 'Summary', estimatedPayback)).toEqual([
    noValue,
    'not within the plan, with growth of 8% per month',
  ])
})

it('no sum stands as the money needed where no amount of money is enough', () => {
  const products = plans.off.products.map((product) => ({ ...product, unitPriceInclVAT: 40 }))
  const never = { ...plans.off, products }
  for (const name of [
    'Money needed without growth, quick estimate',
    'Money needed with planned growth, quick estimate',
  ])
    expect(besideOf(never, 'Summary', name)).toEqual([noValue, 'no amount of money is enough'])
  const [used, note] = besideOf(never, 'Advanced', 'Money needed with planned growth, quick estimate')
  expect(used).toBeGreaterThan(0)
  expect(note).toContain('no amount of money is enough')
  const planned = { ...never, cashPlan }
  expect(besideOf(planned, 'Summary', 'Money needed')).toEqual([noValue, 'no amount of money is enough'])
  expect(besideOf(plans.off, 'Summary', 'Money needed without growth, quick estimate').at(1)).toBe(
    'before the first sale',
  )
})

it('a loss that growth could end leaves a sum as the money needed, and a plan without sales is never told that none is enough', () => {
  const noAmount = [noValue, 'no amount of money is enough']
  const losing = { ...plans.off, contingencyMo: 40_000 }
  const neededOf = (plan: object) =>
    ['without growth', 'with planned growth'].map((growth) =>
      besideOf(plan, 'Summary', `Money needed ${growth}, quick estimate`),
    )
  const [without, withGrowth] = neededOf(losing)
  expect(without).toEqual(noAmount)
  expect(withGrowth?.at(0)).toBeGreaterThan(0)
  expect(withGrowth?.at(1)).toBe('')
  expect(neededOf({ ...losing, monthlyGrowthRate: 0 })).toEqual([noAmount, noAmount])
  const counting = (withGrowth: boolean) =>
    besideOf({ ...losing, cashPlan: { ...cashPlan, withGrowth } }, 'Summary', 'Money needed')
  expect(counting(false)).toEqual(noAmount)
  expect(counting(true).at(0)).toBeGreaterThan(0)
  for (const none of [
    { ...losing, products: [] },
    { ...losing, products: [], cashPlan },
  ])
    expect(JSON.stringify([...sheetOf(none, 'Summary')])).not.toContain('no amount')
})

it('the workbook says that no amount of money is enough where the model concludes it', () => {
  const unregistered = { ...plans.off, vatRegistered: false, products: plans.off.products.slice(1) }
  const stores = [plans.off, unregistered].flatMap((store) => [
    store,
    { ...store, contingencyMo: 40_000 },
    { ...store, contingencyMo: 40_000, monthlyGrowthRate: -5 },
    { ...store, shippingPerOrder: 400 },
  ])
  const told = stores.map((store) => {
    const [, note] = besideOf(store, 'Summary', 'Money needed with planned growth, quick estimate')
    return note === 'no amount of money is enough'
  })
  expect(told).toEqual(stores.map((store) => evaluate(store).conclusion.isFundingNeverEnough))
  expect(new Set(told).size).toBe(2)
})

it('the workbook says of money that is back only for a time what the model concludes, and of too little that it is', () => {
  const { overheads } = plans.on
  const rent = { ...overheads.officeOrWarehouse, amount: 20_000, mode: 'annual' as const }
  const shown = { ...cashPlan, months: 6, annualBillsMonth: 8, supplierDepositPct: 0, supplierBalanceDays: 0 }
  const stores = [
    plans.on,
    { ...plans.on, contingencyMo: 3600 },
    { ...plans.on, overheads: { ...overheads, officeOrWarehouse: rent }, cashPlan: shown },
  ]
  const told = stores.map((store) => besideOf(store, 'Cash by month', payback).at(1) === 'only for a time')
  expect(told).toEqual(stores.map((store) => evaluate(store).conclusion.isCashBackForNow))
  expect(stores.map((store) => evaluate(store).conclusion.isCashNeverEnough)).toEqual([false, true, false])
  expect(told).toEqual([false, true, true])
  const slow = { ...plans.off, contingencyMo: 40_000, monthlyGrowthRate: 0.002 }
  expect(evaluate(slow).conclusion.isFundingStillFalling).toBe(true)
  const [used, note] = besideOf(slow, 'Summary', 'Money needed with planned growth, quick estimate')
  expect([Number(used) > 0, note]).toEqual([true, 'cash is still falling'])
})

it('the break-even day is a whole day, below the part of the month that it follows from', () => {
  const [part] = besideOf(plans.off, 'Month', 'Break-even day, as a fraction')
  const [day] = besideOf(plans.off, 'Month', 'Break-even day')
  expect(day).toBe(Math.ceil(Number(part) * 30))
})

it('the summary shows of cash what is known, by its own name, and says where the rest is turned on', () => {
  const linesOf = (plan: object) =>
    [...sheetOf(plan, 'Summary')].filter(([at]) => at.startsWith('A')).map(([, text]) => text)
  const names = ['Money needed', 'Payback month', 'Lowest cash balance', 'Month of the lowest balance']
  const estimates = [
    'Money needed without growth, quick estimate',
    'Payback month without growth, quick estimate',
    'Money needed with planned growth, quick estimate',
    estimatedPayback,
  ]
  const without = { ...plans.off, enableAdvancedAnalysis: false }
  const known = (plan: object) => linesOf(plan).filter((text) => [...names, ...estimates].includes(String(text)))
  expect(known(plans.on)).toEqual(names)
  expect(known(plans.off)).toEqual(estimates)
  expect(known(without)).toEqual([])
  const turnOn = 'set ‘Show cash by month?’ to Yes on the sheet ‘Inputs’.'
  expect(linesOf(plans.on).join()).not.toContain(turnOn)
  for (const plan of [plans.off, without]) expect(linesOf(plan).join()).toContain(turnOn)
  expect(linesOf(without)).toContain('Off in this plan: set ‘Advanced analysis’ to Yes on the sheet ‘Inputs’.')
})

it('no two figures of the month have one name: what is before returns and inventory says so', () => {
  const cells = sheetsOf(plans.on).find(({ title }) => title === 'Month')?.cells ?? []
  const said = cells.filter(({ style }) => style === 'label').map(({ value }) => value)
  expect(said).toEqual([...new Set(said)])
})

it('months beyond the plan are folded, and the days of events stand on a hidden sheet', () => {
  const foldedIn = (title: string) => sheetsOf(plans.off).find((sheet) => sheet.title === title)?.folded
  // 12 of 60 months stand open below the head of the table.
  for (const title of ['Demand by month', 'VAT'])
    expect(foldedIn(title)?.map(({ from, to }) => to - from + 1)).toEqual([48])
  expect(sheetsOf(plans.off).find(({ title }) => title === 'Calendar of events')?.state).toBe('hidden')
})
