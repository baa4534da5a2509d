import * as fc from 'fast-check'
import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { planToSave } from '../../../domain/edits/saved-plan'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { withNote } from '../../../domain/plan/notes'
import { parsePlan } from '../../../domain/plan/parse-plan'
import type { Plan } from '../../../domain/plan/plan'
import { everythingPlan } from '../../../domain/testing/plan-arbitraries'
import { readFile } from '../../../files/read-file'
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
  const type = (name: string, value: string | number) => {
    const [, title, at] = /^'(.*)'!(.*)$/.exec(workbook.names.find((one) => one.name === name)?.range ?? '') ?? []
    const cells = workbook.sheets.find((sheet) => sheet.title === title)?.cells
    const cell = cells?.find((one) => one.at === at?.replaceAll('$', ''))
    if (!cell) throw new Error(name)
    cell.value = value
  }
  type('vatPct', 0.05)
  type('products_2_unitPriceInclVAT', 95)
  type('paymentMode', 'حسب وسيلة الدفع')
  type('season_months_3', 1.4)
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
