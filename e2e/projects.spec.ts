import type { Page } from 'playwright/test'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { saving as arSaving } from '../src/i18n/ar/evaluator/saving'
import { projects as ar } from '../src/i18n/ar/projects'
import { evaluator } from '../src/i18n/en/evaluator/evaluator'
import { saving as enSaving } from '../src/i18n/en/evaluator/saving'
import { projects as en } from '../src/i18n/en/projects'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { openMore } from './more'
import { startOwnPlan } from './own-plan'
import { newPerson, projectCalls } from './people'
import { failNext } from './problems'

test.use({ keepsPage: true })

const words = { en: { list: en, saving: enSaving }, ar: { list: ar, saving: arSaving } }
const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

/** The plan with all prices times a factor. */
function priced(factor: number) {
  const plan = demoPlan()
  const products = plan.products.map((one) => ({ ...one, unitPriceInclVAT: one.unitPriceInclVAT * factor }))
  return { ...plan, products }
}

/** Registers as a person does. */
async function register(page: Page, country?: { countryCode: string; phone: string }) {
  const person = newPerson()
  await page.goto('/register')
  for (const name of ['firstName', 'lastName', 'email', 'password', 'phone'] as const)
    await field(page, name).fill(person[name])
  if (country) {
    await field(page, 'countryCode').selectOption(country.countryCode)
    await field(page, 'phone').fill(country.phone)
  }
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/app/)
}

test.describe('in Arabic', () => {
  const { list, saving } = words.ar
  test.use({ lang: 'ar' })

  test('a first project is made, worked on, renamed, duplicated, made the default and deleted', async ({
    page,
    problems,
  }) => {
    problems.expect(/502/)
    await register(page)
    await expect(page.getByRole('heading', { name: list.empty.title })).toBeVisible()
    // What is typed while the dialog is still being loaded stands in its field, and the keys after that follow.
    await page.route('**/assets/question-*.js', (route) => setTimeout(() => void route.continue(), 300))
    await page.getByRole('button', { name: list.empty.create }).click()
    await page.keyboard.type('Noor Home')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox')).toHaveValue('Noor Home')
    await page.keyboard.type(' 1')
    await expect(dialog.getByRole('textbox')).toHaveValue('Noor Home 1')
    // The room of the scroll bar, which nothing can cover, is as dim as the page.
    const behind = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dimmed = await behind()
    await dialog.getByRole('textbox').press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await behind()).not.toBe(dimmed)
    // Once it is there its field has the focus before the next key.
    await page.getByRole('button', { name: list.empty.create }).focus()
    const focused = await page.evaluate(async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.click()
      // What is drawn at once is drawn before any other event.
      await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
      return document.activeElement?.closest('[role=dialog]') ? document.activeElement.tagName : 'no dialog'
    })
    expect(focused).toBe('INPUT')
    await dialog.getByRole('textbox').fill('   ')
    await expect(dialog.getByRole('button', { name: list.nameDialog.submitCreate })).toBeDisabled()
    await dialog.getByRole('textbox').fill('  Noor Home ')
    await dialog.getByRole('textbox').press('Enter')

    await expect(page).toHaveURL(/\/app\/evaluation\/[\da-f-]{36}\?new=true$/)
    await expect(page.getByText(list.toast.created, { exact: true })).toBeVisible()
    await field(page, 'storeName').fill('Noor')
    const saved = saving.status.saved.replace('{{time}}', '')
    await expect(page.getByText(saved)).toBeVisible()
    await page.getByRole('link', { name: saving.openProjects }).click()

    const first = card(page, 'Noor Home')
    await expect(first).toContainText(/20\S?%/)
    await expect(first).toContainText(list.status['in-progress'])
    const choose = async (of: Page | ReturnType<typeof card>, action: string) => {
      await of.getByRole('button').first().click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    await failNext(page, 'projects.duplicate')
    await choose(first, list.menu.duplicate)
    await expect(page.getByText(list.toast.duplicateFailed, { exact: true })).toBeVisible()
    await choose(first, list.menu.duplicate)
    await expect(card(page, `Noor Home${list.copy}`)).toBeVisible()
    await expect(page.getByText(list.toast.duplicated, { exact: true })).toBeVisible()
    await choose(card(page, list.copy), list.menu.rename)
    // The old name is selected, to be typed over; a name that is too long is refused, with a word.
    await page.keyboard.type('Second')
    await expect(dialog.getByRole('textbox')).toHaveValue('Second')
    await dialog.getByRole('textbox').fill('x'.repeat(201))
    await expect(dialog.locator('[id$="-messages"]')).toContainText('201')
    await dialog.getByRole('textbox').fill('Second')
    await dialog.getByRole('button', { name: list.nameDialog.submitRename }).click()
    await expect(card(page, 'Second')).toBeVisible()

    // Pinned, though the other was changed last.
    await choose(card(page, 'Second'), list.menu.setDefault)
    await expect(page.getByText(list.defaultSet.replace('{{name}}', ''))).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('Second')
    await card(page, 'Second').getByRole('button').first().click()
    await expect(page.getByRole('menuitem', { name: list.menu.setDefault })).toBeDisabled()
    await page.keyboard.press('Escape')

    await choose(first, list.menu.delete)
    await expect(dialog).toContainText(list.deleteDialog.text)
    await dialog.getByRole('button', { name: list.deleteDialog.submit }).click()
    await expect(first).toHaveCount(0)
    await expect(page.getByText(list.toast.deleted, { exact: true })).toBeVisible()
    // The focus goes on to the project beside it.
    await expect(card(page, 'Second').getByRole('link').first()).toBeFocused()
    expect(await projectCalls(page).names()).toEqual(['Second'])
  })
})

test('more than six projects are searched and sorted; their figures are the model’s', async ({ page, problems }) => {
  problems.expect(/503/)
  const calls = projectCalls(page)
  await calls.register()
  for (const factor of [0.8, 1, 1.2, 0.9, 1.1, 1.3]) await calls.create(`Try ${factor}`, priced(factor))
  await test.step('a list that cannot be loaded says so, and can be asked for again', async () => {
    await page.route('**/trpc/projects.list*', (route) => route.fulfill({ status: 503, body: 'no' }))
    await page.goto('/app')
    await expect(page.getByText('Your projects could not be loaded.')).toBeVisible()
    await page.unroute('**/trpc/projects.list*')
    await page.getByRole('button', { name: 'Try again' }).click()
  })
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await calls.create('متجر نور')
  await page.goto('/projects')
  await expect(page.getByText('7 projects', { exact: true })).toBeVisible()
  const names = page.getByRole('article').getByRole('heading')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Profit')
  await expect(names).toHaveText(['Try 1.3', 'Try 1.2', 'Try 1.1', 'Try 1', 'Try 0.9', 'Try 0.8', 'متجر نور'])
  await expect(card(page, 'Try 1.3').getByText('Strong')).toBeVisible()
  await expect(card(page, 'Try 0.8').getByText('Unprofitable')).toBeVisible()
  for (const text of ['SAR 1,782', 'SAR 34,797', '5.1%', '100%', 'Analysis complete'])
    await expect(card(page, 'Try 1').nth(3)).toContainText(text)
  await page.getByText('Table', { exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(8)
  await expect(page.getByRole('row').nth(1)).toContainText('Try 1.3')
  await expectNoOverflow(page)
  await page.getByText('Cards', { exact: true }).click()
  await page.getByRole('searchbox').fill('نُور')
  await expect(names).toHaveText(['متجر نور'])
  await expect(page.getByRole('status').filter({ hasText: 'of 7' })).toHaveText('1 of 7 projects shown')
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText('No project has “nothing like it” in its name.')).toBeVisible()
})

test('a new project begins in the currency of its owner’s country', async ({ page }) => {
  await register(page, { countryCode: 'AE', phone: '501234567' })
  await page.getByRole('button', { name: en.empty.create }).click()
  const sent = page.waitForRequest('**/trpc/projects.create*')
  await page.getByRole('dialog').getByRole('textbox').fill('Dubai')
  await page.getByRole('dialog').getByRole('textbox').press('Enter')
  expect((await sent).postDataJSON()).toEqual({ projectName: 'Dubai', projectData: '{}' })
  await openMore(page)
  await expect(field(page, 'currency')).toHaveValue('AED')
  await page.keyboard.press('Escape')
  // The project's name is the store's.
  await expect(field(page, 'storeName')).toHaveValue('Dubai')
  await field(page, 'storeName').fill('Marina')
  await openMore(page)
  await page.getByRole('button', { name: evaluator.toolbar.reset }).click()
  await page.getByRole('dialog').getByRole('button', { name: evaluator.toolbar.reset }).click()
  await expect(field(page, 'storeName')).toHaveValue('Dubai')
  await openMore(page)
  await expect(field(page, 'currency')).toHaveValue('AED')
})

test('registering from the evaluator makes the own plan the first project, with its actual months', async ({
  page,
}) => {
  await page.goto('/demo')
  await startOwnPlan(page, 'Dates')
  await field(page, 'storeName').fill('Palm')
  await openMore(page)
  await page.getByRole('button', { name: 'Actual months' }).click()
  await page.getByRole('button', { name: 'Type in a month’s figures' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Type figures' }).click()
  await page.getByLabel('Orders, excluding canceled ones').fill('40')
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  const orders = page.getByRole('row', { name: 'Orders, excluding canceled ones' })
  await expect(orders).toContainText('40')
  await register(page)
  await expect(page).toHaveURL(/\/app\/evaluation\/[\da-f-]{36}\?step=results$/)
  await expect(page.getByText('The plan from this device is now your project “Palm”.', { exact: true })).toBeVisible()
  await openMore(page)
  await page.getByRole('button', { name: 'Actual months' }).click()
  await expect(orders).toContainText('typed')
  await page.getByRole('button', { name: 'Close the month' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the month' }).click()
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Type figures' })).toBeHidden()
  await page.getByRole('button', { name: /Project setup/ }).click()
  await expect(field(page, 'productName')).toHaveValue('Dates')
  await page.goto('/demo')
  await expect(page.getByText('This is a sample store')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start with mine' })).toBeVisible()
})

test('an untouched sample is not adopted; a plan of an earlier visitor is offered and not imposed', async ({
  page,
}) => {
  await page.goto('/demo?step=revenue')
  const calls = projectCalls(page)
  await calls.register()
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'No projects created yet' })).toBeVisible()
  await calls.create('Mine')
  await page.goto('/demo')
  await startOwnPlan(page, 'Dates')
  await page.goto('/app')
  await page.getByRole('button', { name: 'Add it to my projects' }).click()
  await expect(card(page, 'Dates')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add it to my projects' })).toHaveCount(0)
  expect(await calls.names()).toEqual(['Dates', 'Mine'])
})

for (const appearance of appearances) {
  test.describe(lookName(appearance), () => {
    test.use(appearance)

    test('the list and the project read well', async ({ page, problems }) => {
      problems.expect(/409/)
      const calls = projectCalls(page)
      await calls.register()
      const { list, saving } = words[appearance.lang]
      for (const factor of [0.8, 1.2])
        await calls.create(`Noor Home, the ${factor} try of very many tries`, priced(factor))
      for (const name of ['متجر نور', 'a', 'b', 'c']) await calls.create(name)
      const id = await calls.create('Noor Home', demoPlan())
      await page.goto('/app')
      await expect(page.getByRole('article')).toHaveCount(7)
      await test.step('the cards stand in three columns where there is room', async () => {
        const places = await page
          .getByRole('article')
          .evaluateAll((cards) => cards.map((one) => one.getBoundingClientRect().x))
        expect(new Set(places).size).toBe(appearance.width >= 1280 ? 3 : appearance.width >= 768 ? 2 : 1)
      })
      await expectAccessible(page)
      await expectNoOverflow(page)
      await card(page, '0.8').getByRole('button').first().click()
      await expect(page.getByRole('menuitem', { name: list.menu.delete })).toBeVisible()
      await expectAccessible(page, '[role=menu]')
      await page.goto(`/app/projects/${id}?step=revenue`)
      await expect(page.getByText(saving.status.untouched)).toBeVisible()
      await calls.save(id, priced(0.8))
      await field(page, 'products.0.unitPriceInclVAT').fill('150')
      await page.getByRole('button', { name: saving.save, exact: true }).click()
      const conflict = page.getByRole('alert')
      await expect(conflict).toContainText(saving.conflict.title)
      await expect(conflict).toContainText(
        { en: 'a loss of SAR 3,996 per month', ar: 'خسارة 3,996 ر.س' }[appearance.lang],
      )
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
  })
}
