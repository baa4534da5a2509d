import type { Page } from 'playwright/test'
import { evaluate } from '../src/domain/model/evaluate'
import type { Language } from '../src/domain/options'
import { parsePlan } from '../src/domain/plan/parse-plan'
import { quickStart as arStart } from '../src/i18n/ar/evaluator/quick-start'
import { quickStart as enStart } from '../src/i18n/en/evaluator/quick-start'
import { flowLook, lookName, readingLooks } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { wholeOf } from './sample'

test.use({ keepsPage: true })

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Presses Tab until the wanted control has the focus. */
async function tabTo(page: Page, isWanted: () => Promise<boolean>, name: string) {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await isWanted()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${name}`)
}

async function type(page: Page, path: string, text: string) {
  await tabTo(page, async () => (await focusedId(page)) === path, path)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText(text)
}

async function pressButton(page: Page, text: string) {
  await tabTo(page, async () => (await focusedText(page)) === text, text)
  await page.keyboard.press('Enter')
}

/** Opens the accordion's section that holds a field, by its own button. */
async function openSectionOf(page: Page, path: string) {
  const region = await page.evaluate((id) => document.getElementById(id)?.closest('[hidden]')?.id ?? '', path)
  if (region === '') return
  const controls = () => page.evaluate(() => document.activeElement?.getAttribute('aria-controls') ?? '')
  await tabTo(page, async () => (await controls()) === region, `the section of ${path}`)
  await page.keyboard.press('Enter')
}

const texts = {
  en: { start: 'Start with mine', product: 'Laurel soap', steps: enStart.steps, store: 'Laurel', next: 'Next' },
  ar: { start: 'ابدأ بمتجري', product: 'صابون الغار', steps: arStart.steps, store: 'متجر الغار', next: 'التالي' },
}

const revenue = [
  ['products.0.unitPriceInclVAT', '٨٩٫٥'],
  ['products.0.unitsPerMonth', '٤٠٠'],
  ['vatPct', '15'],
  ['customerShippingChargeInclVAT', '20'],
  ['avgUnitsPerOrder', '2'],
  ['firstOrderDiscountPct', '10'],
  ['firstOrderSharePct', '60'],
] as const

/** From an empty page to the end of the step of revenue. */
async function begin(page: Page, lang: Language) {
  const { start, product, steps, store, next } = texts[lang]
  await page.goto('/demo')
  await pressButton(page, start)
  await expect(page.locator('[id="productName"]')).toBeVisible()
  await type(page, 'productName', product)
  await pressButton(page, steps)

  await type(page, 'storeName', store)
  await tabTo(page, async () => (await focusedId(page)) === 'productCategory', 'productCategory')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await pressButton(page, next)

  for (const [path, text] of revenue) await type(page, path, text)
  await expectNoOverflow(page)
  await pressButton(page, next)
  await expect(page).toHaveURL(/step=costs/)
}

/** The plan as this device keeps it; a page that is about to be hidden keeps it at once. */
const kept = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'))
    return JSON.stringify(JSON.parse(localStorage.getItem('mizan.inputs') ?? '').plan)
  })

test.describe(lookName(flowLook), () => {
  test.use(flowLook)

  test('a whole blank plan is filled by keyboard alone and ends at the figures of the model', async ({ page }) => {
    const { next } = texts.en
    await begin(page, 'en')
    const costs = [
      ['products.0.exFactoryPrice', '14'],
      ['packagingPerOrder', '4'],
      ['shippingPerOrder', '19.5'],
      ['paymentBasicPercent', '2.5'],
      ['customerAcquisitionCost', '30'],
      ['overheads.ecommercePlatform.amount', '199'],
      ['contingencyMo', '500'],
    ] as const
    for (const [path, text] of costs) {
      await openSectionOf(page, path)
      await type(page, path, text)
    }
    await expectNoOverflow(page)
    await pressButton(page, next)
    await expectNoOverflow(page)
    await pressButton(page, next)
    await expect(page).toHaveURL(/step=results/)

    const { plan } = parsePlan(await kept(page))
    expect(plan).toMatchObject({
      productCategory: 'beauty',
      firstOrderSharePct: 60,
      shippingPerOrder: 19.5,
      contingencyMo: 500,
      enableAdvancedAnalysis: true,
    })
    expect(plan.products[0]).toMatchObject({ unitPriceInclVAT: 89.5, unitsPerMonth: 400, exFactoryPrice: 14 })
    await expect(page.locator('main')).toContainText(wholeOf(evaluate(plan).bottomLine.operatingIncome))
  })
})

for (const look of readingLooks) {
  test.describe(lookName(look), () => {
    test.use(look)

    test('a blank plan is begun by keyboard alone, as far as the last of the costs', async ({ page }) => {
      await begin(page, look.lang)
      await openSectionOf(page, 'contingencyMo')
      await type(page, 'contingencyMo', '٥٠٠')
      const { plan } = parsePlan(await kept(page))
      expect(plan).toMatchObject({ productCategory: 'beauty', firstOrderSharePct: 60, contingencyMo: 500 })
      expect(plan.products[0]).toMatchObject({ unitPriceInclVAT: 89.5 })
    })
  })
}
