import * as fc from 'fast-check'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { planToSave } from '../../../domain/edits/saved-plan'
import { evaluate } from '../../../domain/model/evaluate'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { withNote } from '../../../domain/plan/notes'
import { parsePlan } from '../../../domain/plan/parse-plan'
import { blankPlan, type Plan } from '../../../domain/plan/plan'
import { planSoFar } from '../../../domain/rules/unanswered'
import { everythingPlan } from '../../../domain/testing/plan-arbitraries'
import { readFile } from '../../../files/read-file'
import { monthsCsv } from '../../../files/workbook/csv'
import { wordsOf } from '../../../files/workbook/testing/words'
import { sourceOf } from '../../../files/workbook/testing/written'
import { type WrittenWorkbook, workbookOf } from '../../../files/workbook/workbook'
import { writeWorkbook } from '../../../files/workbook/write'
import { createI18n } from '../../../i18n'
import { en as english } from '../../../i18n/en'
import { planAtom } from '../../state/atoms'
import { workbookTask } from './workbook-task'

const [en, ar] = await Promise.all([wordsOf('en'), wordsOf('ar')])

async function opened(workbook: WrittenWorkbook) {
  const answer = readFile(new Uint8Array(await writeWorkbook(workbook)))
  if (answer.kind !== 'opened' || answer.opened.kind !== 'plans') throw new Error(JSON.stringify(answer))
  const [plan] = answer.opened.plans
  if (!plan) throw new Error('No plan')
  return plan
}

it('opens what it exported: the same plan, unknown keys included, and nothing that was changed', async () => {
  const random = fc.sample(everythingPlan, { numRuns: 1, seed: 4 })
  for (const plan of [
    {
      ...demoPlan(),
      storeName: '\r=نور\u007f_x0041_x0042_\ufffe\ud800',
      productCategory: '',
      later: [{ kept: '😀'.repeat(40_000) }, '\u007f\uffff\ud800 _x0041_x0042_'],
    },
    withNote(demoPlan(), 'products.1.insurance', { text: 'عرض المورّد', by: 'Noura', at: '2026-03-01T08:00:00Z' }),
    ...random,
  ])
    for (const words of [en, ar]) {
      const source = sourceOf(plan, words)
      const read = await opened(workbookOf(source))
      expect(read.plan).toEqual(parsePlan(source.planText).plan)
      expect(read.workbook?.changed).toEqual([])
      expect(read.workbook?.rejected).toEqual([])
    }
})

it('a workbook of the evaluator says that nothing was changed while nothing is typed in it', async () => {
  const words = createI18n('en', english)
  const store = createStore()
  // The landed cost of a product is written when a plan is stored; the plan on the screen has none yet, or that of before.
  const [first, ...rest] = demoPlan().products
  const plan: Plan = { ...demoPlan(), products: first ? [{ ...first, unitCostLanded: 3 }, ...rest] : [] }
  store.set(planAtom, plan)
  const task = await workbookTask(words, store, { kind: 'excel', name: 'Noor', months: [] })
  const { plan: read, workbook } = await opened(workbookOf(task))
  expect([workbook?.changed, workbook?.rejected, workbook?.missing]).toEqual([[], [], []])
  expect(read).toEqual(parsePlan(JSON.stringify(planToSave(plan))).plan)
})

const [jar] = demoPlan().products

/** Units and a price are typed, and what the product costs; the rest of the costs is not answered. */
const half: Plan = {
  ...blankPlan(),
  products: jar ? [jar] : [],
  cashPlan: { ...blankPlan().cashPlan, enabled: true },
  unanswered: ['delivery', 'marketing', 'fixedCosts'],
}

async function taskOf(plan: Plan) {
  const store = createStore()
  store.set(planAtom, plan)
  return workbookTask(createI18n('en', english), store, { kind: 'excel', name: 'Noor', months: [] })
}

/** What was typed into a cell, over what it held. */
function typeIn(workbook: WrittenWorkbook, name: string, value: string | number) {
  const [, title, at] = /^'(.*)'!(.*)$/.exec(workbook.names.find((one) => one.name === name)?.range ?? '') ?? []
  const cells = workbook.sheets.find((sheet) => sheet.title === title)?.cells
  const cell = cells?.find((one) => one.at === at?.replaceAll('$', ''))
  if (!cell) throw new Error(name)
  cell.value = value
}

it('a workbook of a plan whose costs are not answered has its provisional profit, and no figure that rests on them', async () => {
  const task = await taskOf(half)
  const [summary, ...others] = workbookOf(task).sheets
  const valueAt = new Map(summary?.cells.map(({ at, value }) => [at, value]))
  const line = (label: string) => {
    const at = summary?.cells.find(({ value, style }) => value === label && style === 'label')?.at ?? ''
    return ['C', 'D'].map((column) => valueAt.get(at.replace('A', column)))
  }
  const profit = evaluate(planSoFar(planToSave(half))).conclusion.income
  expect(profit).toBeGreaterThan(0)
  expect(line('Profit after returns and inventory')).toEqual([
    profit,
    'provisional: counts what is still missing as nothing',
  ])
  for (const held of ['Units to break even', 'Safety margin', 'Health score', 'Money needed', 'Break-even'])
    expect(line(held)[0]).toBe('—')
  const shown = [summary, ...others].flatMap((sheet) => sheet?.cells.map(({ value }) => `${value}`) ?? [])
  for (const verdict of ['Each sale loses money', 'no amount of money is enough'])
    expect(shown.filter((value) => value.includes(verdict))).toEqual([])
  expect(shown).toContain('First result. Still missing: packaging and shipping · marketing · fixed costs')
})

it('the summary of half a plan shows each figure that does not rest on what is missing', async () => {
  const known: Plan = { ...half, shippingPerOrder: 25, packagingPerOrder: 4, unanswered: ['marketing', 'fixedCosts'] }
  const cells = workbookOf(await taskOf(known)).sheets[0]?.cells ?? []
  const shownFor = (label: string) => {
    const at = cells.find(({ value, style }) => value === label && style === 'label')?.at ?? ''
    return cells.find((cell) => cell.at === at.replace('A', 'C'))?.value
  }
  const { totalCOGS, grossProfit, finalUnitCost } = evaluate(planSoFar(planToSave(known))).monthly
  expect([
    shownFor('Total cost of goods and orders'),
    shownFor('Gross profit'),
    shownFor('Landed cost per unit'),
  ]).toEqual([totalCOGS, grossProfit, finalUnitCost])
  for (const held of ['Marketing budget for new customers', 'Fixed costs', 'Profit margin'])
    expect([held, shownFor(held)]).toEqual([held, '—'])
})

it('each sheet of half a plan names below its title what is missing in its figures, and no other does', async () => {
  const { sheets } = workbookOf(await taskOf(half))
  const belowTitle = (title: string) =>
    sheets.find((sheet) => sheet.title === title)?.cells.find(({ at }) => at === 'A3')?.value
  const all = 'Provisional: still missing and counted as nothing: packaging and shipping, marketing, fixed costs.'
  for (const title of ['Month', 'VAT', 'Cash by month']) expect([title, belowTitle(title)]).toEqual([title, all])
  expect(belowTitle('By product')).toBe(
    'Provisional: still missing and counted as nothing: packaging and shipping, marketing.',
  )
  for (const title of ['Landed cost', 'Inputs']) expect([title, belowTitle(title)]).toEqual([title, undefined])
  const answered = workbookOf(await taskOf({ ...half, unanswered: [] }))
  expect(JSON.stringify(answered.sheets)).not.toContain('Provisional:')
})

it('the months of a plan whose costs are not answered wait for what is missing', async () => {
  const rows = monthsCsv(await taskOf(half)).split('\r\n')
  expect(rows).toContain('"No months until this is entered: packaging and shipping, marketing, fixed costs"')
  expect(rows.filter((row) => /^\d/.test(row))).toEqual([])
})

it('opening the workbook of half a plan answers nothing that was not typed, and all that was', async () => {
  const task = await taskOf(half)
  const untouched = await opened(workbookOf(task))
  expect([untouched.workbook?.changed, untouched.workbook?.missing]).toEqual([[], []])
  expect(untouched.plan.unanswered).toEqual(half.unanswered)
  expect(untouched.plan.customerAcquisitionCost).toBe(half.customerAcquisitionCost)
  const typed = workbookOf(task)
  // The same as the example that stands in the plan.
  typeIn(typed, 'customerAcquisitionCost', half.customerAcquisitionCost)
  expect((await opened(typed)).plan).toMatchObject({
    unanswered: ['delivery', 'fixedCosts'],
    customerAcquisitionCost: half.customerAcquisitionCost,
  })
})

it('a workbook of half a plan that was exported before its cells were empty is opened as it was', async () => {
  const workbook = workbookOf(await taskOf(half))
  const version = workbook.sheets.at(-1)?.cells[1]
  if (version) version.value = 1
  typeIn(workbook, 'customerAcquisitionCost', half.customerAcquisitionCost)
  const { plan, workbook: read } = await opened(workbook)
  expect([read?.changed, plan.unanswered]).toEqual([[], half.unanswered])
})

it('a workbook of a plan without a price never says that each sale loses', async () => {
  const products = demoPlan().products.map((product) => ({ ...product, unitPriceInclVAT: 0 }))
  const cells = workbookOf(await taskOf({ ...demoPlan(), products })).sheets.flatMap((sheet) => sheet.cells)
  const values = cells.map(({ value }) => `${value}`)
  for (const verdict of ['Each sale loses money', 'Losing', 'no amount of money is enough'])
    expect(values.filter((value) => value.includes(verdict))).toEqual([])
})

it('a workbook of half a plan says what is missing, and no verdict', async () => {
  const store = createStore()
  store.set(planAtom, { ...demoPlan(), unanswered: ['delivery'], shippingPerOrder: 0, packagingPerOrder: 0 })
  const task = await workbookTask(createI18n('en', english), store, { kind: 'excel', name: 'Noor', months: [] })
  const [missing, why] = task.conclusion
  expect([task.conclusion.length, missing]).toEqual([2, 'First result. Still missing: packaging and shipping'])
  expect(why).toMatch(/^(The verdict appears|There is no verdict)/)
  const [summary] = workbookOf(task).sheets
  const values = summary?.cells.map(({ value }) => value) ?? []
  expect(values).toContain('—')
  expect(values.filter((value) => value === 'Moderate' || value === 'Fair')).toEqual([])
})

it('takes over what was typed in the workbook, and leaves the rest as it is', async () => {
  const workbook = workbookOf(sourceOf(demoPlan(), ar))
  typeIn(workbook, 'vatPct', 0.05)
  typeIn(workbook, 'products_2_unitPriceInclVAT', 95)
  typeIn(workbook, 'paymentMode', 'حسب وسيلة الدفع')
  typeIn(workbook, 'season_months_3', 1.4)
  const { plan } = await opened(workbook)
  const [first, second, ...rest] = demoPlan().products
  expect(plan).toEqual({
    ...parsePlan(JSON.stringify(demoPlan())).plan,
    vatPct: 5,
    paymentMode: 'advanced',
    products: [first, { ...second, unitPriceInclVAT: 95 }, ...rest],
    season: { ...demoPlan().season, months: demoPlan().season.months.map((value, at) => (at === 2 ? 140 : value)) },
  })
})
