import type { Page } from 'playwright/test'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { landing as ar } from '../src/i18n/ar/landing'
import { landing as en } from '../src/i18n/en/landing'
import { formatMoney, withPercentsInPlace } from '../src/i18n/format'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { projectCalls } from './people'
import { sampleProfit } from './sample'

test.use({ keepsPage: true })

const instrument = (page: Page) => page.locator('#instrument')
const shown = (page: Page, id: string) => instrument(page).locator(`[data-shown="${id}"]`)
const slider = (page: Page, name: 'price' | 'units') => instrument(page).locator(`input[name="${name}"]`)
const bare = (text: string) =>
  text
    .replace(/[\u00a0\u200e\u200f\u2068\u2069]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** What the evaluator says of the sample store, by its own words. */
async function railOfDemo(page: Page) {
  await page.goto('/demo?step=revenue')
  return bare(await page.getByRole('complementary').first().innerText())
}

/** The sample store with another price and other units of its first product, as a program would send it. */
function sampleWith(price: number, units: number) {
  const plan = demoPlan()
  const [first, ...others] = plan.products
  return { ...plan, products: [{ ...first, unitPriceInclVAT: price, unitsPerMonth: units }, ...others] }
}

async function slide(page: Page, name: 'price' | 'units', to: number) {
  await slider(page, name).fill(String(to))
}

for (const appearance of appearances) {
  test.describe(lookName(appearance), () => {
    test.use(appearance)
    test('every section is accessible and does not overflow', async ({ page }) => {
      await page.goto('/')
      await page.locator('#faq ~ div details').first().locator('summary').click()
      await expectAccessible(page)
      await expectNoOverflow(page)
      // A window of 320 px with a scrollbar that takes its room.
      await page.setViewportSize({ width: 304, height: 740 })
      await expectNoOverflow(page)
    })
  })
}

for (const { lang, words } of [
  { lang: 'en', words: en },
  { lang: 'ar', words: ar },
] as const) {
  test.describe(lang, () => {
    test.use({ lang })

    test('its figures are those of /demo and of the evaluation of a program, by pointer and by keyboard', async ({
      page,
      request,
    }) => {
      await test.step('shows the figures of the sample store as /demo does', async () => {
        const rail = await railOfDemo(page)
        await page.goto('/')
        // There an amount from a thousand on is whole; here its lines add up to the halala.
        expect(rail).toContain(bare(await shown(page, 'amount').first().innerText()).replace(/\.\d\d/, ''))
        const units = bare(await shown(page, 'breakEven').innerText()).match(/\d+/g) ?? []
        expect(units).toHaveLength(2)
        for (const figure of units) expect(rail).toContain(figure)
        expect(bare(await shown(page, 'amount').innerText())).toContain(sampleProfit)
      })

      await test.step('a slider follows the keyboard in the direction of reading, and says its value', async () => {
        const price = page.getByRole('slider', { name: words.instrument.price })
        await price.press(lang === 'ar' ? 'ArrowLeft' : 'ArrowRight')
        await expect(price).toHaveValue('150')
        await expect(price).toHaveAttribute('aria-valuetext', formatMoney(150, lang, 'SAR', { max: 0 }))
        await price.press('Home')
        await expect(price).toHaveValue('99')
        await expect(instrument(page).getByRole('status')).toContainText(words.instrument.loss)
      })

      await test.step('both sliders give what the evaluation of a program gives', async () => {
        for (const [price, units] of [
          [129, 190],
          [219, 60],
          [99, 360],
          [163, 247],
        ] as const) {
          await slide(page, 'price', price)
          await slide(page, 'units', units)
          const moved = JSON.stringify(sampleWith(price, units))
          const answer = await request.post('/api/evaluate', { data: { projectData: moved } })
          const { monthly, bottomLine } = (await answer.json()).evaluation
          const money = (value: number) => bare(formatMoney(value, lang, 'SAR'))
          await expect
            .poll(async () => bare(await shown(page, 'amount').innerText()))
            .toBe(money(Math.abs(bottomLine.operatingIncome)))
          expect(bare(await shown(page, 'sales').innerText())).toBe(money(monthly.salesExVAT))
          expect(bare(await shown(page, 'costs').innerText())).toBe(
            money(monthly.totalMonthlyCosts + bottomLine.returnsAndStockMo),
          )
          expect(await shown(page, 'breakEven').innerText()).toContain(String(bottomLine.monthlyBreakEvenUnits))
          expect(await shown(page, 'breakEven').innerText()).toContain(String(monthly.totalUnits))
          // The word before the amount says whether it is a loss; the amount has no minus.
          const result = bottomLine.operatingIncome < 0 ? words.instrument.loss : words.instrument.profit
          await expect(shown(page, 'result')).toHaveText(result)
        }
      })
    })

    test('reads whole without scripts', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: lang === 'ar' ? 'ar-SA' : 'en-GB' })
      const page = await context.newPage()
      await page.goto(`${baseURL}/`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.hero.headline)
      await expect(shown(page, 'amount')).toContainText(sampleProfit)
      // What would not work is not there; what opens without scripts opens.
      await expect(slider(page, 'price')).toBeHidden()
      await expect(page.locator('#theme')).toBeHidden()
      await page.getByText(words.faq.items.vat.question).click()
      await expect(page.getByText(withPercentsInPlace(words.faq.items.vat.answer, lang))).toBeVisible()
      for (const { title } of [words.problem, words.solution, words.features, words.pricing, words.final])
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await context.close()
    })
  })
}

test('every way to buy or begin leads to the registration, and none elsewhere', async ({ page }) => {
  await page.goto('/')
  // While a place is free, no button speaks of buying.
  const buttons = [en.header.start, en.pricing.start, en.checkout.start]
  await expect(page.getByRole('link', { name: /buy/i })).toHaveCount(0)
  for (const name of buttons) {
    const links = page.getByRole('link', { name, exact: true })
    await expect(links.first()).toBeVisible()
    for (const link of await links.all()) expect(await link.getAttribute('href')).toBe('/register')
  }
  for (const link of await page.getByRole('link', { name: en.hero.tryIt }).all())
    expect(await link.getAttribute('href')).toBe('/demo')
  for (const link of await page.getByRole('link', { name: en.hero.startMine }).all())
    expect(await link.getAttribute('href')).toBe('/demo?start')
  await expect(page.getByRole('link', { name: en.checkout.login })).toHaveAttribute('href', '/login')
  for (const name of [en.footer.privacy, en.footer.terms]) {
    const href = await page.getByRole('link', { name, exact: true }).getAttribute('href')
    expect((await page.request.get(href ?? '')).status()).toBe(200)
  }

  await test.step('the money needed is the same figure in every section', async () => {
    const feature = page.getByRole('listitem').filter({ hasText: en.features.cash.title })
    const need = bare((await feature.locator('bdi').innerText()) ?? '')
    expect(need).toMatch(/^SAR [\d,]+$/)
    expect(bare(await page.locator('section[aria-labelledby=proof] p').first().innerText())).toContain(need)
  })

  await test.step('one question is open at a time', async () => {
    const { free, vat } = en.faq.items
    await page.getByText(free.question).click()
    await expect(page.locator('details[open]')).toHaveCount(1)
    await page.getByText(vat.question).click()
    await expect(page.getByText(vat.answer)).toBeVisible()
    await expect(page.locator('details[open]')).toHaveCount(1)
  })
})

test('a signed-in visitor is led to the own projects', async ({ page }) => {
  await projectCalls(page).register()
  await page.goto('/')
  await page.getByRole('link', { name: en.header.projects }).click()
  await expect(page).toHaveURL(/\/app$/)
})

test('language and theme are chosen here and kept in the product', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Theme/ }).click()
  await page.getByRole('button', { name: 'Theme: Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: en.header.otherLanguage }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: ar.hero.tryIt }).first().click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
})

test('search engines and previews get the address of the page in each language', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const withoutScripts = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en-GB',
    javaScriptEnabled: false,
  })
  const still = await withoutScripts.newPage()
  for (const path of ['/', '/demo', '/privacy', '/terms', '/?lang=ar', '/demo?lang=ar', '/terms?lang=ar']) {
    // Of those whose scripts draw the page again, one is read as they leave it.
    const read = path === '/demo?lang=ar' ? page : still
    await read.goto(path)
    const href = (selector: string) => read.locator(selector).first().getAttribute('href')
    expect(await href('link[rel="canonical"]')).toBe(`${baseURL}${path}`)
    const plain = path.split('?')[0]
    expect(await href('link[hreflang="en"]')).toBe(`${baseURL}${plain}`)
    expect(await href('link[hreflang="ar"]')).toBe(`${baseURL}${plain}?lang=ar`)
    expect(await href('link[hreflang="x-default"]')).toBe(`${baseURL}${plain}`)
    const picture = await read.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await request.get(picture ?? '')
    expect(answer.headers()['content-type']).toBe('image/png')
    const bytes = await answer.body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    await expect(read.locator('meta[name="robots"]')).toHaveCount(0)
  }
  await withoutScripts.close()
  for (const path of ['/login', '/register', '/app', '/paywall', '/nowhere']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex" />')
  }
  const manifest = await (await request.get('/site.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})
