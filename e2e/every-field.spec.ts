import type { Page } from 'playwright/test'
import { overheadIds } from '../src/domain/options'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { type Fields, type NumberField, shownField } from '../src/domain/plan/field'
import { limitOf } from '../src/domain/plan/field-at-path'
import type { Plan } from '../src/domain/plan/plan'
import { planFields } from '../src/domain/plan/plan-fields'
import { expect, test } from './fixtures'
import { openMore } from './more'

/** Fields that are changed through another control, and which. */
const editedThrough: Record<string, string> = {
  language: 'the language link',
  salesMixEnabled: 'salesMixMode',
  'products.*.salesMixPct': 'products.*.salesMixTargetPct',
  'products.*.salesPriority': 'the presets beside products.*.salesMixTargetPct',
}

/** The dot paths of everything that is typed or chosen; '*' matches the elements of a list. */
function pathsOf(fields: Fields, start = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${start}${name}`
    if (field.kind === 'group') return pathsOf(field.fields, `${path}.`)
    if (field.kind === 'list') return pathsOf(field.fields, `${path}.*.`)
    if (field.kind === 'numbers') return [`${path}.*`]
    return field.kind === 'id' || field.kind === 'texts' ? [] : [path]
  })
}

const expense = { amount: 10, mode: 'oneTime', months: 5 } as const

/** Plans that between them show every control. */
function views(): Plan[] {
  const plan = demoPlan()
  const calendar = { startMonth: '2027-01', cashPlan: { ...plan.cashPlan, enabled: true } }
  const rich: Plan = {
    ...plan,
    ...calendar,
    season: { ...plan.season, mode: 'months' },
    vatRegistered: false,
    salesLast12Months: 1000,
    paymentMode: 'advanced',
    fulfillmentMethod: '3pl',
    overheads: { ...plan.overheads, ...Object.fromEntries(overheadIds.map((id) => [id, { ...expense }])) },
    customOverheadsTech: [{ id: 'tech-1', name: 'Photos', ...expense }],
    customOverheadsOps: [{ id: 'ops-1', name: 'Permits', ...expense }],
    team: [
      {
        id: 'm',
        role: 'custom',
        customRole: 'Packer',
        employmentType: 'part-time',
        monthlyCost: 2500,
        socialInsurance: 'nonSaudi',
      },
    ],
  }
  const typedCost = plan.products.map((product, at) => ({
    ...product,
    exFactoryPrice: at === 0 ? 0 : product.exFactoryPrice,
    unitCostLanded: 30,
    salesMixPct: [50, 30, 20][at] ?? 0,
    salesMixTargetPct: [50, 30, 20][at] ?? 0,
  }))
  const priority: Plan = { ...plan, salesMixEnabled: true, salesMixMode: 'priority', products: typedCost }
  const events = [{ id: 'ramadan', upliftPct: 35 }]
  const byEvents: Plan = { ...plan, ...calendar, season: { ...plan.season, mode: 'events', events } }
  return [rich, priority, { ...byEvents, volumeInputMode: 'orders', codSharePct: 20 }]
}

const steps = ['setup', 'revenue', 'costs', 'advanced'] as const

/** A control of each step, which comes with a part that is loaded later. */
const lastLoaded = {
  setup: 'storeName',
  revenue: 'vatPct',
  costs: 'contingencyMo',
  advanced: 'cashPlan.enabled',
}

async function keep(page: Page, plan: Plan) {
  await page.goto('/demo')
  await page.evaluate(
    (text) => {
      localStorage.setItem('mizan.inputs', text)
      localStorage.setItem('mizan.active', 'own')
    },
    JSON.stringify({ version: 1, plan }),
  )
}

async function openStep(page: Page, step: keyof typeof lastLoaded) {
  await page.goto(`/demo?step=${step}`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.locator(`[id="${lastLoaded[step]}"]`).waitFor({ state: 'attached' })
  // Sections that hide more sections: twice is as deep as they go.
  for (let depth = 0; depth < 2; depth += 1) {
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll<HTMLElement>('main [aria-expanded=false]')) closed.click()
    })
  }
}

const controlIds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input[id], select[id], fieldset[id]')].map((control) => control.id),
  )

test('every field of the plan has a control', async ({ page }) => {
  test.setTimeout(60_000)
  const reached = new Set<string>()
  for (const plan of views()) {
    await keep(page, plan)
    for (const step of steps) {
      await openStep(page, step)
      for (const id of await controlIds(page)) reached.add(id.replace(/\.\d+(\.|$)/, '.*$1'))
    }
  }
  await openMore(page)
  for (const id of await controlIds(page)) reached.add(id)
  const wanted = pathsOf(planFields)
  expect(wanted.length).toBeGreaterThan(90)
  const excused = (path: string) => path in editedThrough
  const missing = wanted.filter((path) => !reached.has(path) && !excused(path))
  expect(missing, 'fields that no control edits').toEqual([])
})

const isWhole = ({ whole, unit, step }: NumberField) => whole || unit === 'days' || unit === 'months' || step === 1

/** A number within the field's limits; those of fields beside one another differ as far as the limits let them. */
function numberFor(stored: NumberField, at: number): string {
  const field = shownField(stored)
  const value = isWhole(field) ? 7 + (at % 5) : 1 + (at % 4) / 4
  return String(Math.min(Math.max(value, field.min), field.max))
}

test('every number that is typed is found again after a reload', async ({ page }) => {
  test.setTimeout(120_000)
  const [rich] = views()
  if (!rich) return
  await keep(page, rich)
  const typed = new Map<string, Map<string, string>>()
  for (const step of steps) {
    await openStep(page, step)
    const values = new Map<string, string>()
    for (const [at, id] of (await controlIds(page)).entries()) {
      const box = page.locator(`[id="${id}"][inputmode]`)
      if ((await box.count()) === 0) continue
      const field = limitOf(id)
      if (field === null) throw new Error(`${id} is no number of the plan`)
      const value = numberFor(field, at)
      await box.fill(value)
      values.set(id, value)
    }
    typed.set(step, values)
    await page.waitForTimeout(300)
  }
  for (const step of steps) {
    await openStep(page, step)
    const values = typed.get(step) ?? new Map<string, string>()
    const found = await page.evaluate(
      (ids) => ids.map((id) => [id, document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.value]),
      [...values.keys()],
    )
    expect(found).toEqual([...values])
  }
})
