import type { Browser, Page } from 'playwright/test'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { admin as arShared } from '../src/i18n/ar/admin/admin'
import { adminData as ar } from '../src/i18n/ar/admin/admin-data'
import { results as arResults } from '../src/i18n/ar/evaluator/results'
import { admin as shared } from '../src/i18n/en/admin/admin'
import { adminData as en } from '../src/i18n/en/admin/admin-data'
import { adminProjects as projectsOfAll } from '../src/i18n/en/admin/admin-projects'
import { costs } from '../src/i18n/en/evaluator/costs'
import { evaluator } from '../src/i18n/en/evaluator/evaluator'
import { quickStart } from '../src/i18n/en/evaluator/quick-start'
import { results as enResults } from '../src/i18n/en/evaluator/results'
import { projects as listOfProjects } from '../src/i18n/en/projects'
import { expectAccessible } from './accessibility'
import { admin, call, newPerson, test } from './accounts-server'
import { expect } from './fixtures'
import { expectNoOverflow } from './layout'
import { goToStep } from './more'
import { startOwnPlan } from './own-plan'
import { projectCalls } from './people'
import { railOf } from './rail'
import { openAnalysis } from './results-page'

// What is set here is what every visitor of this server begins with: the other files that use it look at no figures.
test.describe.configure({ mode: 'default' })
test.use({ keepsPage: true })

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const region = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Asks again for what a browser keeps for five minutes: it may have been given it before something was set. */
async function asNewBrowser(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate(
    async (paths) => {
      for (const path of paths) await fetch(path, { cache: 'reload' })
    },
    ['/api/benchmarks', '/api/evaluator-defaults'],
  )
}

async function openData(page: Page) {
  await call(page, 'auth.login', admin)
  await page.goto('/admin?tab=data')
}

// Figures that contradict each other are named, and markup is a text wherever it is shown.
test('an administrator sets a benchmark, a default, a role and an overhead', async ({ page }) => {
  await openData(page)
  for (const { empty } of [en.benchmarks, en.costs, en.roles, en.overheads])
    await expect(page.getByText(empty, { exact: true })).toBeVisible()

  const benchmarks = region(page, en.benchmarks.title)
  await expect(benchmarks.getByRole('button', { name: en.benchmarks.add })).toBeDisabled()
  await benchmarks.getByLabel(en.benchmarks.category, { exact: true }).selectOption('home')
  // An end is not judged before the typical figure is typed, and no longer once that is right.
  const lowest = benchmarks.getByLabel(en.benchmarks.minCac, { exact: true })
  const usual = benchmarks.getByLabel(en.benchmarks.typicalCac, { exact: true })
  await lowest.fill('50')
  await usual.focus()
  await expect(lowest).not.toHaveAttribute('aria-invalid', 'true')
  await usual.fill('40')
  await usual.blur()
  await expect(lowest).toHaveAttribute('aria-invalid', 'true')
  await usual.fill('75')
  await expect(lowest).not.toHaveAttribute('aria-invalid', 'true')
  const figures = {
    minMargin: '60',
    typicalMargin: '44',
    maxMargin: '70',
    minCac: '50',
    typicalCac: '75',
    maxCac: '100',
  }
  for (const [name, value] of Object.entries(figures))
    await benchmarks.getByLabel(en.benchmarks[name as keyof typeof figures], { exact: true }).fill(value)
  await benchmarks.getByRole('button', { name: en.benchmarks.add }).click()
  await expect(benchmarks.getByText('The lower end cannot be above the typical figure')).toBeVisible()
  await benchmarks.getByLabel(en.benchmarks.minMargin, { exact: true }).fill('٣٠')
  await benchmarks.getByRole('button', { name: en.benchmarks.add }).click()
  await expect(page.getByText(en.benchmarks.toast.created, { exact: true })).toBeVisible()
  await expect(benchmarks.getByRole('row', { name: 'Home and furniture' })).toContainText('30% – 70%, typically 44%')
  // The focus stands before the form, for the next benchmark. The title names the tab.
  await expect(benchmarks.getByRole('group', { name: en.benchmarks.title })).toBeFocused()
  await expect(page).toHaveTitle('Evaluator data – Administration – Mizan')

  await benchmarks.getByLabel(en.benchmarks.category, { exact: true }).selectOption('home')
  await expect(benchmarks.getByText(en.benchmarks.editing, { exact: true })).toBeVisible()
  await expect(benchmarks.getByLabel(en.benchmarks.typicalCac, { exact: true })).toHaveValue('75')
  await benchmarks.getByLabel(en.benchmarks.typicalCac, { exact: true }).fill('80')
  await benchmarks.getByRole('button', { name: en.benchmarks.update }).click()
  await expect(page.getByText(en.benchmarks.toast.updated, { exact: true })).toBeVisible()
  await expect(benchmarks.getByLabel(en.benchmarks.category, { exact: true })).toHaveValue('')

  const defaults = region(page, en.costs.title)
  await defaults.getByRole('button', { name: en.costs.add }).click()
  await expect(defaults.getByText('This field is required')).toHaveCount(2)
  await defaults.getByLabel(en.costs.field, { exact: true }).selectOption('packagingPerOrder')
  await defaults.getByLabel(en.costs.value, { exact: true }).fill('7')
  await defaults.getByRole('button', { name: en.costs.add }).click()
  await expect(page.getByText(en.costs.toast.created, { exact: true })).toBeVisible()

  // A fraction is set in percent, as founders type it, and stored as a fraction.
  await defaults.getByLabel(en.costs.field, { exact: true }).selectOption('monthlyGrowthRate')
  await expect(defaults.getByText('The field accepts −50% to 200%.')).toBeVisible()
  await defaults.getByLabel(en.costs.value, { exact: true }).fill('٧٪')
  await defaults.getByLabel(en.costs.max, { exact: true }).fill('15')
  await defaults.getByRole('button', { name: en.costs.add }).click()
  const growth = defaults.getByRole('row', { name: 'Growth per month' })
  await expect(growth).toContainText('7%')
  await expect(growth).toContainText('up to 15%')
  await growth.getByRole('button', { name: en.edit }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(en.costs.value, { exact: true })).toHaveValue('7')
  await dialog.getByLabel(en.costs.value, { exact: true }).fill('8.1')
  await dialog.getByRole('button', { name: en.costs.update }).click()
  await expect(growth).toContainText('8.1%')

  const roles = region(page, en.roles.title)
  await roles.getByLabel(en.roles.name, { exact: true }).fill('Gift Wrapper <img src=x onerror=alert(1)>')
  await roles.getByLabel(en.roles.cost, { exact: true }).fill('4501')
  await roles.getByRole('button', { name: en.roles.add }).click()
  await expect(page.getByText(en.roles.toast.created, { exact: true })).toBeVisible()

  const overheads = region(page, en.overheads.title)
  await overheads.getByLabel(en.overheads.field, { exact: true }).selectOption('branding')
  await expect(overheads.getByText(en.taken)).toHaveCount(0)
  await overheads.getByLabel(en.overheads.amount, { exact: true }).fill('24000')
  await expect(overheads.getByLabel(en.overheads.months, { exact: true })).toHaveCount(0)
  await overheads.getByLabel(en.overheads.mode, { exact: true }).selectOption('oneTime')
  await overheads.getByLabel(en.overheads.months, { exact: true }).fill('24')
  await overheads.getByRole('button', { name: en.overheads.add }).click()
  await expect(page.getByText(en.overheads.toast.created, { exact: true })).toBeVisible()
  await expect(overheads.getByRole('row', { name: 'Branding' })).toContainText('over 24 months')
  // It is said before a default takes the place of one that is there.
  await overheads.getByLabel(en.overheads.field, { exact: true }).selectOption('branding')
  await expect(overheads.getByText(en.taken)).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('a new visitor’s plan starts with the administrator’s defaults, and what was typed stays', async ({
  page: visitor,
}) => {
  await asNewBrowser(visitor)
  const loaded = visitor.waitForResponse('**/api/evaluator-defaults')
  await visitor.goto('/demo')
  await loaded
  await expect(visitor.locator('main')).toContainText('1,782')
  await startOwnPlan(visitor, 'Dates')
  await visitor.getByRole('button', { name: /Costs/ }).first().click()
  await expect(field(visitor, 'packagingPerOrder')).toHaveValue('7')
  await field(visitor, 'packagingPerOrder').fill('9')
  await visitor.getByRole('button', { name: costs.team.title, exact: false }).first().click()
  const picker = visitor.getByRole('combobox', { name: costs.team.quickAdd })
  await expect(picker).toContainText('Gift Wrapper <img src=x onerror=alert(1)>')
  await visitor.getByRole('button', { name: costs.team.narrow }).click()
  await visitor.getByRole('combobox', { name: costs.team.category }).selectOption('tech')
  await expect(picker).not.toContainText('Gift Wrapper')
  await visitor.goto('/demo?step=costs')
  await expect(field(visitor, 'packagingPerOrder')).toHaveValue('9')
  await visitor.getByRole('button', { name: evaluator.sample.openSample }).click()
  await goToStep(visitor, 'results')
  await openAnalysis(visitor)
  await expect(visitor.getByText(enResults.benchmark.sources.admin)).toBeVisible()
})

test('a new project starts with the administrator’s defaults, and stores them with its first edit', async ({
  page,
}) => {
  await asNewBrowser(page)
  await call(page, 'auth.login', admin)
  const calls = projectCalls(page)
  await page.goto('/app')
  await page.getByRole('button', { name: listOfProjects.empty.create }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Palm')
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  await expect(field(page, 'storeName')).toHaveValue('Palm')
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  expect((await calls.stored(id)).projectData).toBe('{}')
  // Nothing has been entered: administrators are shown no figures of it.
  const watching = await page.context().newPage()
  await watching.goto('/admin?tab=projects&search=Palm')
  await expect(watching.getByRole('row', { name: 'Palm' }).first()).toContainText('—')
  await expect(watching.getByRole('row', { name: 'Palm' }).first()).not.toContainText('15%')
  await watching.goto(`/admin?tab=projects&project=${id}`)
  await expect(watching.getByText(projectsOfAll.one.nothing)).toBeVisible()
  await expect(watching.getByText(projectsOfAll.one.month)).toHaveCount(0)
  await watching.close()
  await field(page, 'storeName').fill('Palm House')
  await expect(page.getByText(/^Saved/)).toBeVisible()
  const plan = JSON.parse((await calls.stored(id)).projectData)
  expect(plan).toMatchObject({
    storeName: 'Palm House',
    packagingPerOrder: 7,
    monthlyGrowthRate: 0.081,
    origins: { packagingPerOrder: 'administrator', monthlyGrowthRate: 'administrator' },
  })
  expect(plan.overheads.branding).toEqual({ amount: 24_000, mode: 'oneTime', months: 24, chargesVat: true })
})

test('defaults that come late fill a new plan that is untouched, and no other', async ({ page }) => {
  let answer = () => {}
  await page.route('**/api/evaluator-defaults', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fulfill({ json: { defaultCosts: [{ fieldName: 'packagingPerOrder', defaultValue: 6 }] } })
  })
  for (const [touched, packaging] of [
    [false, '6'],
    [true, ''],
  ] as const) {
    const asked = page.waitForRequest('**/api/evaluator-defaults')
    await page.goto('/demo')
    await asked
    await page.getByRole('button', { name: evaluator.sample.startMine }).click()
    if (touched) await field(page, 'productName').fill('Dates')
    else await expect(field(page, 'productName')).toBeVisible()
    const answered = page.waitForResponse('**/api/evaluator-defaults')
    answer()
    await answered
    await page.getByRole('button', { name: quickStart.steps }).click()
    await page.getByRole('button', { name: /Costs/ }).first().click()
    await expect(field(page, 'packagingPerOrder')).toHaveValue(packaging)
    await page.evaluate(() => localStorage.clear())
  }
})

test.describe('with a fake clock', () => {
  test.use({ keepsPage: false })

  test('what cannot be read is asked for twice more; then the built-in figures hold', async ({ page, problems }) => {
    problems.expect(/503/)
    let asked = 0
    await page.clock.install()
    await page.route('**/api/benchmarks', (route) => {
      asked += 1
      return route.fulfill({ status: 503, body: 'no' })
    })
    await page.goto('/demo?step=results')
    await expect.poll(() => page.clock.runFor(1000).then(() => asked)).toBe(3)
    await page.clock.runFor(20_000)
    expect(asked).toBe(3)
    await openAnalysis(page)
    await expect(page.getByText(enResults.benchmark.sources.fallback)).toBeVisible()
  })
})

const marginFigures = { minMargin: '10', maxMargin: '90', minCac: '10', typicalCac: '80', maxCac: '200' }

/** Sets the benchmark of the sample's category, the typical margin as it is given. */
async function setMargin(page: Page, typicalMargin: string) {
  const benchmarks = region(page, en.benchmarks.title)
  await expect(benchmarks.getByRole('table').or(benchmarks.getByText(en.benchmarks.empty))).toBeVisible()
  await benchmarks.getByLabel(en.benchmarks.category, { exact: true }).selectOption('home')
  for (const [name, value] of Object.entries({ ...marginFigures, typicalMargin }))
    await benchmarks.getByLabel(en.benchmarks[name as keyof typeof marginFigures], { exact: true }).fill(value)
  await benchmarks.getByRole('button', { name: /^(Save|Update) benchmark$/ }).click()
  await expect(benchmarks.getByRole('row', { name: 'Home and furniture' })).toContainText(`typically ${typicalMargin}%`)
}

/** A browser whose user owns a project and is an administrator: there is no early access, and these may save without. */
async function ownerOfProject(page: Page, browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL })
  const person = newPerson()
  await context.request.post('/api/auth/register', { data: person })
  const { users } = await (await page.request.get(`/api/admin/users?search=${person.email}`)).json()
  await call(page, 'admin.users.setAdmin', { id: users[0].id, isAdmin: true })
  // A new role ends what is open.
  await context.request.post('/api/auth/login', { data: person })
  const id = await projectCalls(context).create('Measured', demoPlan())
  const owner = await context.newPage()
  const healthScore = async () => {
    await asNewBrowser(owner)
    const loaded = owner.waitForResponse('**/api/benchmarks')
    await owner.goto(`/app/projects/${id}?step=revenue`)
    await loaded
    const score = railOf(owner).locator('p', { hasText: evaluator.rail.health }).locator('bdi')
    await expect(score).toHaveText(/^\d+$/)
    return score
  }
  return { context, id, healthScore }
}

test('a row is edited, switched off and deleted, each after its own question; the owner of a project and an administrator see the same health score, by the benchmark that is set', async ({
  page,
  browser,
  accounts,
}) => {
  await openData(page)
  const roles = region(page, en.roles.title)
  const row = roles.getByRole('row', { name: 'Gift Wrapper' })
  await row.getByRole('button', { name: en.edit }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.roles.cost, { exact: true }).fill('5000')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('SAR 4,501.00')
  await row.getByRole('button', { name: en.edit }).click()
  await dialog.getByLabel(en.roles.cost, { exact: true }).fill('5000')
  await dialog.getByRole('button', { name: en.roles.update }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('SAR 5,000.00')
  await row.getByRole('button', { name: en.deactivate }).click()
  await expect(row).toContainText(en.inactive)
  await row.getByRole('button', { name: en.delete }).click()
  await dialog.getByRole('button', { name: en.delete }).click()
  await expect(page.getByText(en.roles.toast.deleted, { exact: true })).toBeVisible()
  await expect(roles.getByText(en.roles.empty)).toBeVisible()

  const { context, id, healthScore } = await ownerOfProject(page, browser, accounts.url)
  const scores: string[] = []
  for (const typical of ['20', '85']) {
    await page.getByRole('tab', { name: shared.tabs.data }).click()
    await setMargin(page, typical)
    const ownerScore = await healthScore()
    await page.goto(`/admin?tab=projects&project=${id}`)
    const seen = page.getByRole('article').locator('dl > div', { hasText: enResults.names.businessHealthScore })
    // The built-in figures hold until the benchmarks have been read.
    await expect(async () => {
      const score = await ownerScore.innerText()
      expect(score).not.toBe(scores.at(-1))
      expect(await seen.locator('dd').innerText()).toBe(score)
    }).toPass()
    scores.push(await ownerScore.innerText())
  }
  expect(Number(scores[0])).toBeGreaterThan(Number(scores[1]))
  await context.close()
})

test.describe('ar dark 360', () => {
  test.use({ lang: 'ar', theme: 'dark', width: 360 })

  test('the four managers and a dialog read well, and say what is wrong in Arabic', async ({ page }) => {
    await openData(page)
    const benchmarks = region(page, ar.benchmarks.title)
    await expect(benchmarks.getByRole('row')).toHaveCount(2)
    await benchmarks.getByLabel(ar.benchmarks.category, { exact: true }).selectOption('home')
    await expect(benchmarks.getByText(ar.benchmarks.editing, { exact: true })).toBeVisible()
    await benchmarks.getByLabel(ar.benchmarks.maxMargin, { exact: true }).fill('١٠')
    await benchmarks.getByRole('button', { name: ar.benchmarks.update }).click()
    await expect(benchmarks.getByText('الحد الأعلى أقل من القيمة المعتادة')).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    const overheads = region(page, ar.overheads.title)
    await overheads.getByRole('row').nth(1).getByRole('button', { name: arShared.list.details }).click()
    await overheads.getByRole('row').nth(1).getByRole('button', { name: ar.edit }).click()
    await expect(page.getByRole('dialog').getByLabel(ar.overheads.months, { exact: true })).toHaveValue('24')
    await expectAccessible(page, '[role=dialog]')
    await expectNoOverflow(page)
    await asNewBrowser(page)
    await page.goto('/demo?step=results')
    await openAnalysis(page)
    await expect(page.getByText(arResults.benchmark.sources.admin)).toBeVisible()
    await expectNoOverflow(page)
  })
})
