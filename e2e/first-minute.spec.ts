import type { Locator, Page } from 'playwright/test'
import { evaluate } from '../src/domain/model/evaluate'
import { blankPlan, blankProduct } from '../src/domain/plan/plan'
import { saleLeaves } from '../src/domain/quick-start/sale-leaves'
import { evaluator as arEvaluator } from '../src/i18n/ar/evaluator/evaluator'
import { quickStart as ar } from '../src/i18n/ar/evaluator/quick-start'
import { stores as arStores } from '../src/i18n/ar/evaluator/stores'
import { landing as arLanding } from '../src/i18n/ar/landing'
import { evaluator as enEvaluator } from '../src/i18n/en/evaluator/evaluator'
import { questions as enQuestions } from '../src/i18n/en/evaluator/questions'
import { quickStart as en } from '../src/i18n/en/evaluator/quick-start'
import { stores as enStores } from '../src/i18n/en/evaluator/stores'
import { landing as enLanding } from '../src/i18n/en/landing'
import { formatMoney } from '../src/i18n/format'
import { expectAccessible, expectNoViolation } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { projectCalls } from './people'

test.use({ keepsPage: true })

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const starter = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })
const bare = (text: string) => text.replace(/[\u00a0\u200e\u200f\u2068\u2069]/g, ' ').replace(/ +/g, ' ')

/** What a person does, counted: a tap, or a box that is filled. */
class Person {
  count = 0
  constructor(
    private readonly page: Page,
    private readonly hasTouch: boolean,
  ) {}

  async press(target: Locator) {
    this.count += 1
    if (this.hasTouch) return target.tap()
    await this.reach(target)
    await this.page.keyboard.press('Enter')
  }

  async fill(target: Locator, text: string) {
    this.count += 1
    if (this.hasTouch) return target.fill(text)
    await this.reach(target)
    await this.page.keyboard.insertText(text)
  }

  /** Moves the focus as a keyboard does. */
  private async reach(target: Locator) {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error('Tab never reached it')
  }
}

const people = [
  { lang: 'ar', hasTouch: true, words: ar, landing: arLanding, sample: arEvaluator.sample, stores: arStores },
  { lang: 'en', hasTouch: false, words: en, landing: enLanding, sample: enEvaluator.sample, stores: enStores },
] as const

/** What the quick start must say of a price of 120 and a cost of 45. */
const leaves = saleLeaves({
  ...blankPlan(),
  products: [{ ...blankProduct('one'), unitPriceInclVAT: 120, exFactoryPrice: 45 }],
})?.leaves

for (const { lang, hasTouch, words, landing, sample, stores } of people) {
  test.describe(`${lang}, ${hasTouch ? 'by touch' : 'by keyboard'}`, () => {
    test.use({ lang, hasTouch, viewport: { width: 390, height: 844 } })
    const sentence = words.answer.leaves.replace('{{amount}}', bare(formatMoney(leaves ?? Number.NaN, lang, 'SAR')))
    const answered = async (page: Page) => bare(await page.getByRole('main').getByRole('status').innerText())

    test('from the landing page to what a sale leaves, and on to the results', async ({ page }) => {
      await page.goto('/')
      const person = new Person(page, hasTouch)
      await person.press(page.getByRole('link', { name: landing.hero.startMine }).first())
      await person.fill(field(page, 'productName'), words.sell.product)
      await person.fill(field(page, 'products.0.unitPriceInclVAT'), lang === 'ar' ? '١٢٠' : '120')
      await person.fill(field(page, 'products.0.exFactoryPrice'), '45')
      await expect.poll(() => answered(page)).toContain(sentence)
      await person.fill(field(page, 'products.0.unitsPerMonth'), '900')
      expect(person.count).toBeLessThanOrEqual(6)
      await person.press(page.getByRole('button', { name: words.costs.take }))
      await person.press(page.getByRole('button', { name: words.results }))
      expect(person.count).toBeLessThanOrEqual(8)
      await expect(page).toHaveURL(/step=results/)
      await expect(page.getByRole('button', { name: sample.keep })).toBeInViewport()
    })

    test('the sample leads to the results within the same number of actions', async ({ page }) => {
      await page.goto('/')
      const person = new Person(page, hasTouch)
      await person.press(page.getByRole('link', { name: landing.hero.tryIt }).first())
      await person.press(page.getByRole('button', { name: sample.startMine }))
      await person.fill(field(page, 'products.0.unitPriceInclVAT'), '120')
      await person.fill(field(page, 'products.0.exFactoryPrice'), '45')
      await expect.poll(() => answered(page)).toContain(sentence)
      await person.fill(field(page, 'products.0.unitsPerMonth'), '900')
      expect(person.count).toBeLessThanOrEqual(6)
      await person.press(page.getByRole('button', { name: words.costs.take }))
      await person.press(page.getByRole('button', { name: words.results }))
      expect(person.count).toBeLessThanOrEqual(8)
      await expect(page).toHaveURL(/step=results/)
    })

    test('a starter store is one tap from its results', async ({ page }) => {
      await page.goto('/')
      const person = new Person(page, hasTouch)
      await person.press(page.getByRole('link', { name: landing.hero.startMine }).first())
      await person.press(starter(page, stores.starters.coffee.name))
      expect(person.count).toBeLessThanOrEqual(4)
      await expect(page).toHaveURL(/step=results/)
      const name = stores.example.replace('{{name}}', stores.starters.coffee.storeName)
      await expect(page.getByRole('banner')).toContainText(name)
    })
  })
}

/** The own plan as this device keeps it. */
const storedPlan = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('mizan.inputs') ?? 'null')?.plan ?? null)

test('the quick start’s names and category are carried into the wizard, and the analysis is on', async ({ page }) => {
  await page.goto('/demo?start')
  await field(page, 'productName').fill('Oud candle')
  await field(page, 'productCategory').selectOption('home')
  await field(page, 'products.0.unitPriceInclVAT').fill('149')
  await field(page, 'products.0.exFactoryPrice').fill('38')
  await field(page, 'products.0.unitsPerMonth').fill('300')
  await page.getByRole('button', { name: en.costs.take }).click()
  await field(page, 'overheads.otherOps.amount').fill('6500')
  await page.getByText(en.store.registration.yes, { exact: true }).click()
  await page.getByRole('button', { name: enQuestions.nothingForNow }).click()
  await page.getByRole('button', { name: en.results }).click()
  await expect(page).toHaveURL(/step=results/)
  await expect.poll(async () => (await storedPlan(page))?.storeName).toBe('Oud candle')
  const plan = await storedPlan(page)
  expect(plan).toMatchObject({
    productName: 'Oud candle',
    productCategory: 'home',
    enableAdvancedAnalysis: true,
    firstOrderSharePct: 100,
    unanswered: [],
  })
  expect(plan.products).toMatchObject([{ name: 'Oud candle', category: 'home' }])
  const { totalFixedCost, marketingMo } = evaluate(plan).monthly
  expect(totalFixedCost - marketingMo).toBe(6500)

  await test.step('another plan takes the place of a finished one only when that is asked for, and Undo brings it back', async () => {
    await page.goto('/demo?start')
    await expect(page.getByRole('heading', { name: en.existing.title })).toBeVisible()
    await page.getByRole('button', { name: en.existing.another }).click()
    await expect(field(page, 'productName')).toHaveValue('')
    const keptName = async () => (await storedPlan(page))?.storeName
    await expect.poll(keptName).not.toBe('Oud candle')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(keptName).toBe('Oud candle')
  })
})

test('what is wrong is named before there are results, and what was typed is found after a reload', async ({
  page,
}) => {
  await page.goto('/demo')
  const start = page.getByRole('button', { name: enEvaluator.sample.startMine })
  await test.step('who looks without typing leaves nothing behind', async () => {
    await start.click()
    await expect(field(page, 'productName')).toBeVisible()
    await page.goBack()
    await expect(start).toBeVisible()
    expect(await storedPlan(page)).toBeNull()
  })
  await start.click()
  await field(page, 'products.0.unitPriceInclVAT').fill('12x4')
  await page.getByRole('button', { name: en.results }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(2)
  await expect(page).toHaveURL(/start/)
  await field(page, 'products.0.unitPriceInclVAT').fill('120')
  await field(page, 'products.0.exFactoryPrice').fill('45')
  await expect.poll(async () => (await storedPlan(page))?.products[0]?.exFactoryPrice).toBe(45)
  await page.reload()
  await expect(field(page, 'products.0.exFactoryPrice')).toHaveValue('45')
})

test('both samples and the own plan are kept apart on the device', async ({ page }) => {
  const store = page.getByRole('banner')
  await page.goto('/demo?start')
  await starter(page, enStores.starters.home.name).click()
  await page.getByRole('button', { name: enEvaluator.sample.openSample }).click()
  await page.getByRole('button', { name: enEvaluator.sample.openSecond }).click()
  await expect(store).toContainText(enStores.secondSample.storeName)
  await page.goto('/demo?step=setup')
  await expect(field(page, 'storeName')).toHaveValue(enStores.secondSample.storeName)
  await field(page, 'storeName').fill('Layan again')
  await page.getByRole('button', { name: enEvaluator.sample.openSample }).click()
  await expect(store).toContainText('Noor Home')
  await page.getByRole('button', { name: enEvaluator.sample.openSecond }).click()
  await expect(store).toContainText('Layan again')
  await page.getByRole('button', { name: enEvaluator.sample.openMine }).click()
  await expect(store).toContainText('Home store')
})

test('a new project begins with the quick start; its name is its store’s, also with a starter store', async ({
  page,
}) => {
  const calls = projectCalls(page)
  await calls.register()
  const stored = async (id: string) => JSON.parse((await calls.stored(id)).projectData)
  const id = await calls.create('Palm', {})
  await page.goto(`/app/evaluation/${id}?new=true`)
  await expect(field(page, 'storeName')).toHaveValue('Palm')
  await field(page, 'productName').fill('Dates')
  await field(page, 'products.0.unitPriceInclVAT').fill('90')
  await field(page, 'products.0.exFactoryPrice').fill('30')
  await field(page, 'products.0.unitsPerMonth').fill('200')
  await page.getByRole('button', { name: en.results }).click()
  await expect(page).toHaveURL(/step=results/)
  await expect.poll(async () => (await stored(id)).products?.[0]?.name).toBe('Dates')
  expect(await stored(id)).toMatchObject({ storeName: 'Palm', enableAdvancedAnalysis: true })

  const other = await calls.create('Silk', {})
  await page.goto(`/app/evaluation/${other}?start`)
  await starter(page, enStores.starters.abaya.name).click()
  await expect(page).toHaveURL(/step=results/)
  await expect.poll(async () => (await stored(other)).products?.length).toBe(3)
  expect((await stored(other)).storeName).toBe('Silk')
})

for (const appearance of appearances) {
  test.describe(lookName(appearance), () => {
    test.use(appearance)

    test('the quick start reads well, empty and answered', async ({ page }) => {
      const words = appearance.lang === 'ar' ? ar : en
      await page.goto('/demo?start')
      await expect(field(page, 'productName')).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await field(page, 'products.0.unitPriceInclVAT').fill('99999')
      await field(page, 'products.0.exFactoryPrice').fill('45')
      await page.getByRole('button', { name: words.costs.take }).click()
      await expectNoViolation(page)
      await expectNoOverflow(page)
    })
  })
}
