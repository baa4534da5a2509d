import type { Page } from 'playwright/test'
import { overheadIds } from '../src/domain/options'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { type Fields, type NumberField, shownField } from '../src/domain/plan/field'
import { limitOf } from '../src/domain/plan/field-at-path'
import type { Plan } from '../src/domain/plan/plan'
import { planFields } from '../src/domain/plan/plan-fields'
import { valueAtPath } from '../src/domain/text/value-at-path'
import { fields } from '../src/i18n/en/evaluator/fields'
import { expect, test } from './fixtures'
import { goToStep, openMore } from './more'
import { keepOwnPlan } from './own-plan'

test.use({ keepsPage: true })

/** Fields that are changed through another control, and which. */
const editedThrough: Record<string, string> = {
  language: 'the language link',
  salesMixEnabled: 'salesMixMode',
  'products.*.salesMixPct': 'products.*.salesMixTargetPct',
  'products.*.salesPriority': 'the presets beside products.*.salesMixTargetPct',
  'overheads.governmentLicences.chargesVat': 'none: fees of the state carry no VAT',
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

const expense = { amount: 10, mode: 'oneTime', months: 5, chargesVat: true } as const

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

/** Names that are edited where they stand, and what follows from another control. */
const unnoted = new Set([...Object.keys(editedThrough), 'products.*.name'])

/** The figures that take notes; of those whose controls are the same one stands for all. */
const notedPaths = () =>
  pathsOf(planFields).filter(
    (path) => !unnoted.has(path) && !/^(overheads\.(?!branding)|customOverheadsOps)/.test(path),
  )

/** A plan has room for so many notes. */
const room = 100

/**
 * The plan with a note on each figure, of a list on its first element: its mark must be found beside the control. Where
 * a plan has no room for all, one plan has the first of them and the others have the last.
 */
function withNotes(plan: Plan, isFirst: boolean): Plan {
  const noted = notedPaths().map((path) => {
    const [list = '', rest] = path.split('.*.')
    if (rest === undefined) return path.replace('*', '0')
    const elements = valueAtPath(plan, list)
    return `${list}.${Reflect.get(Object(Object.values(Object(elements))[0]), 'id')}.${rest}`
  })
  const taken = isFirst ? noted.slice(0, room) : noted.slice(-room)
  return { ...plan, notes: taken.map((id) => ({ id, text: 'a note', by: '', at: '' })) }
}

/**
 * Opens what is folded away on a step; but not where typical values are from, which has no boxes and is drawn again,
 * for all of them, with every number that is typed.
 */
async function unfold(page: Page) {
  const source = fields.sourceOf.replace('{{label}}', '')
  // Sections that hide more sections: twice is as deep as they go.
  for (let depth = 0; depth < 2; depth += 1) {
    await page.evaluate((name) => {
      for (const closed of document.querySelectorAll<HTMLElement>('main [aria-expanded=false]'))
        if (!closed.textContent?.startsWith(name)) closed.click()
    }, source)
  }
}

/** Looks at each step with everything open, the first of them loaded from the server. */
async function onEachStep(page: Page, look: (step: (typeof steps)[number]) => Promise<void>) {
  await page.goto(`/demo?step=${steps[0]}`)
  for (const step of steps) {
    await goToStep(page, step)
    await unfold(page)
    await look(step)
  }
}

const controlIds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input[id], select[id], fieldset[id]')].map((control) => control.id),
  )

const marksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-note]')].map(({ dataset }) => dataset.note ?? ''),
  )

const anyElement = (path: string) => path.replace(/\.\d+(\.|$)/, '.*$1')

test('every field of the plan has a control, and every figure a place for a note', async ({ page }) => {
  const [reached, noted] = [new Set<string>(), new Set<string>()]
  const look = async () => {
    for (const id of await controlIds(page)) reached.add(anyElement(id))
    for (const path of await marksOf(page)) noted.add(anyElement(path))
  }
  for (const [at, plan] of views().entries()) {
    await keepOwnPlan(page, withNotes(plan, at === 0))
    await onEachStep(page, look)
    if (at > 0) continue
    await openMore(page)
    await look()
  }
  const wanted = pathsOf(planFields)
  expect(wanted.length).toBeGreaterThan(90)
  const excused = (path: string) => path in editedThrough
  const missing = wanted.filter((path) => !reached.has(path) && !excused(path))
  expect(missing, 'fields that no control edits').toEqual([])
  expect(
    notedPaths().filter((path) => !noted.has(path)),
    'figures that take no note',
  ).toEqual([])
})

const isWhole = ({ whole, unit, step }: NumberField) => whole || unit === 'days' || unit === 'months' || step === 1

/** A number within the field's limits; those of fields beside one another differ as far as the limits let them. */
function numberFor(stored: NumberField, at: number): string {
  const field = shownField(stored)
  const value = isWhole(field) ? 7 + (at % 5) : 1 + (at % 4) / 4
  return String(Math.min(Math.max(value, field.min), field.max))
}

const numberBoxes = (page: Page) =>
  // Boxes that only work something out are named by their page, not by the plan.
  page
    .evaluate(() => [...document.querySelectorAll('input[id][inputmode]')].map((box) => box.id))
    .then((ids) => ids.filter((id) => !id.startsWith('_')))

/** In the page: types over what each box holds. From outside each box would take many round trips. */
async function typeOver(values: [id: string, value: string][]) {
  for (const [id, value] of values) {
    const box = document.getElementById(id)
    if (!(box instanceof HTMLInputElement)) throw new Error(`${id} is no box`)
    box.focus()
    // First what is no number, which is in the way of none.
    for (const text of ['1.2.3', value]) {
      box.select()
      document.execCommand('insertText', false, text)
      // A key is a task of its own: what follows from one is done before the next.
      await new Promise((resolve) => setTimeout(resolve))
      if (box.value !== text) throw new Error(`${id} holds ${box.value}, not ${text}`)
    }
  }
}

test('every number that is typed is found again after a reload', async ({ page }) => {
  const [rich] = views()
  if (!rich) return
  await keepOwnPlan(page, rich)
  const typed = new Map<string, [id: string, value: string][]>()
  await onEachStep(page, async (step) => {
    const values = (await numberBoxes(page)).map((id, at): [string, string] => {
      const field = limitOf(id)
      if (field === null) throw new Error(`${id} is no number of the plan`)
      return [id, numberFor(field, at)]
    })
    await page.evaluate(typeOver, values)
    typed.set(step, values)
  })
  expect([...typed.values()].flat().length).toBeGreaterThan(90)
  await page.waitForTimeout(300)
  await onEachStep(page, async (step) => {
    const values = typed.get(step) ?? []
    const found = await page.evaluate(
      (ids) => ids.map((id) => [id, document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.value]),
      values.map(([id]) => id),
    )
    expect(found).toEqual(values)
  })
})
