import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import type { FrameLocator, Page } from 'playwright/test'
import { evaluate } from '../src/domain/model/evaluate'
import { withMoved } from '../src/domain/samples/moved-figures'
import { untouchedStarter } from '../src/domain/samples/moved-starter'
import { starterPlan } from '../src/domain/samples/starter-stores'
import { websites as ar } from '../src/i18n/ar/plans/websites'
import { landing } from '../src/i18n/en/landing'
import { websites as en } from '../src/i18n/en/plans/websites'
import { formatMoney } from '../src/i18n/format'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { viewportOf } from './problems'

/** A page of someone else: another origin, and a policy that lets it load from this product alone. */
async function startHost(base: string | undefined, body: string) {
  const policy = `default-src 'none'; script-src ${base}; frame-src ${base}`
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') return response.writeHead(204).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    response.end(`<!doctype html><html lang="en"><title>Host</title><body><h1>An article</h1>${body}<p>The end.</p>`)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/`, [Symbol.asyncDispose]: async () => void server.close() }
}

async function lineIn(page: Page): Promise<string> {
  const box = page.getByRole('textbox', { name: en.page.line })
  await expect(box).toHaveValue(/<script/)
  return box.inputValue()
}
const amountIn = (frame: FrameLocator) => frame.locator('[data-shown="amount"]').first()
const incomeAt = (moved: Partial<{ price: number; cost: number; units: number }>) => {
  const { category, ...first } = untouchedStarter('abaya')
  return evaluate(withMoved(starterPlan(category), { ...first, ...moved })).bottomLine.operatingIncome
}
const money = (value: number) => formatMoney(Math.abs(value), 'en', 'SAR')

test('a page of another site shows it under a strict policy, to the halala, and its press opens the store as a plan', async ({
  page,
  baseURL,
}) => {
  await page.goto('/for-websites')
  const preview = page.frameLocator('iframe')
  await expect(amountIn(preview)).toHaveText(money(incomeAt({})))
  const line = await lineIn(page)
  expect(line).not.toMatch(/style=|\n/)
  await using host = await startHost(baseURL, line)
  await page.goto(host.url)
  const frame = page.frameLocator('iframe')

  await test.step('one frame, as high as its content, also when that grows', async () => {
    await expect(page.locator('iframe')).toHaveCount(1)
    const height = async () => (await page.locator('iframe').boundingBox())?.height ?? 0
    const content = () => frame.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height))
    await expect.poll(async () => (await height()) - (await content())).toBe(0)
    const before = await height()
    await frame.getByText(en.frame.basis).click()
    await expect.poll(height).toBeGreaterThan(before + 200)
    await expect.poll(async () => (await height()) - (await content())).toBe(0)
  })

  await test.step('no other window gives it a height', async () => {
    const before = await page.locator('iframe').boundingBox()
    await page.evaluate(() => {
      postMessage({ mizanHeight: 3 }, '*')
      document.querySelector('iframe')?.contentWindow?.postMessage({ mizanHeight: 3 }, '*')
    })
    await page.waitForTimeout(100)
    expect(await page.locator('iframe').boundingBox()).toEqual(before)
  })

  await test.step('its sliders follow the keyboard, and its figures the model', async () => {
    const price = frame.getByRole('slider', { name: /Everyday abaya/ })
    await price.press('ArrowRight')
    await expect(amountIn(frame)).toHaveText(money(incomeAt({ price: 280 })))
    await expect(price).toHaveAttribute('aria-valuetext', /280/)
    await price.fill('150')
    await frame.getByRole('slider', { name: en.frame.units }).fill('200')
    await expect(amountIn(frame)).toHaveText(money(incomeAt({ price: 150, units: 200 })))
    await expect(frame.getByRole('status')).toContainText(landing.instrument.loss)
    await expect(frame.locator('[data-shown="sentence"]')).toContainText('would be missing')
  })

  await test.step('nothing is stored for either site', async () => {
    expect(await page.context().cookies()).toEqual([])
    const kept = await frame
      .locator('main')
      .evaluate(async () => [localStorage.length, sessionStorage.length, (await indexedDB.databases()).length])
    expect(kept).toEqual([0, 0, 0])
  })

  await test.step('what is pressed opens as it stands', async () => {
    const opened = page.waitForEvent('popup')
    await frame.getByRole('link', { name: en.frame.open }).click()
    const plan = await opened
    await plan.waitForURL(/\/demo\?step=results/)
    const whole = formatMoney(Math.abs(incomeAt({ price: 150, units: 200 })), 'en', 'SAR', { max: 0 })
    await expect(plan.locator('main')).toContainText(whole)
    await expect(plan.locator('body')).toContainText('Abaya store (example)')

    await test.step('and asks before it takes the place of a plan that is there', async () => {
      await plan.goto('/demo?start&category=dates&price=1e9')
      await expect(plan.getByText('You already have a plan on this device')).toBeVisible()
      await plan.getByRole('button', { name: 'Open my plan' }).click()
      await expect(plan.locator('body')).toContainText('Abaya store (example)')
      await plan.goto('/demo?start&category=dates&price=1e9')
      await plan.getByRole('button', { name: /from the calculator/ }).click()
      await expect(plan.locator('body')).toContainText('Date store (example)')
    })
  })
})

test('the script alone makes the frame, and a page that names no store says so to its author', async ({
  page,
  baseURL,
  problems,
}) => {
  const script = (category: string) =>
    `<script async src="${baseURL}/embed.js" data-category="${category}" data-lang="ar" data-theme="dark"></script>`
  await using host = await startHost(baseURL, script('abaya') + script('cars'))
  problems.expect(/404/)
  await page.goto(host.url)
  const [first, second] = [page.frameLocator('iframe >> nth=0'), page.frameLocator('iframe >> nth=1')]
  await expect(first.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(first.getByRole('slider')).toHaveCount(3)
  await expect(second.getByRole('heading')).toHaveText(ar.frame.unknownTitle)
  expect(await page.evaluate(() => Object.keys(window).filter((name) => /mizan/i.test(name)))).toEqual([])
})

test('the preview follows each choice without listening to it once more', async ({ page }) => {
  await page.addInitScript(() => {
    const add = window.addEventListener
    Object.assign(window, { heard: 0 })
    window.addEventListener = (...given: Parameters<typeof add>) => {
      if (given[0] === 'message') Object.assign(window, { heard: Number(Reflect.get(window, 'heard')) + 1 })
      add.apply(window, given)
    }
  })
  await page.goto('/for-websites')
  const shown = page.frameLocator('iframe').locator('html')
  await expect(shown).toHaveAttribute('lang', 'en')
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard'))
  const atFirst = await heard()
  await page.getByRole('group', { name: en.page.language }).getByText('العربية').click()
  await expect(shown).toHaveAttribute('lang', 'ar')
  await page.getByRole('group', { name: en.page.look }).getByText(en.page.looks.dark).click()
  await expect(shown).toHaveAttribute('data-theme', 'dark')
  expect(await heard()).toBe(atFirst)
  await expect(page.locator('iframe')).toHaveCount(1)
})

/** How far what stands in the first screenful was moved since the page was opened, as browsers reckon it. */
const shifted = (page: Page) =>
  page.evaluate(() => {
    const shifts = new PerformanceObserver(() => {})
    shifts.observe({ type: 'layout-shift', buffered: true })
    return shifts.takeRecords().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0)
  })

test('moves nothing of the page around it when it comes late, on a phone or in a wide window', async ({
  page,
  baseURL,
}) => {
  await page.goto('/for-websites')
  const line = await lineIn(page)
  await page.route(/\/embed/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  for (const lang of ['en', 'ar']) {
    // Its words are the longest.
    const own = line.replaceAll('abaya', 'coffee').replace('lang=en', `lang=${lang}`)
    await using host = await startHost(baseURL, own + '<p>What the article says of it.</p>'.repeat(40))
    for (const size of [viewportOf(360), viewportOf(1280)]) {
      await page.setViewportSize(size)
      await page.goto(host.url)
      const content = page.frameLocator('iframe').locator('main')
      await expect(content).toHaveAttribute('class', /calculator/)
      const height = await content.evaluate((main) => Math.ceil(main.getBoundingClientRect().height))
      await expect(page.locator('iframe')).toHaveCSS('height', `${height}px`)
      expect(await shifted(page), `${lang} ${size.width}`).toBeLessThanOrEqual(0.02)
    }
  }
})

test('reads whole without scripts, and weighs at most 25 kB as it travels', async ({ browser, baseURL, page }) => {
  for (const lang of ['en', 'ar']) {
    await page.goto(`/embed?category=perfume&lang=${lang}`)
    await page.waitForLoadState('networkidle')
    const sizes = await page.evaluate(() =>
      performance.getEntries().flatMap((entry) => {
        const isFile = entry instanceof PerformanceResourceTiming
        return isFile ? [[entry.name, entry.encodedBodySize] as const] : []
      }),
    )
    const sum = sizes.reduce((total, [, size]) => total + size, 0)
    expect(sizes.length, JSON.stringify(sizes)).toBeGreaterThanOrEqual(4)
    expect(sum, JSON.stringify(sizes)).toBeGreaterThan(10_000)
    expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(25_000)
  }
  const script = await page.request.get('/embed.js')
  expect(brotliCompressSync(await script.body()).length).toBeLessThanOrEqual(3000)
  expect((await script.body()).length).toBeLessThanOrEqual(3000)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const bare = await context.newPage()
  await bare.goto(`${baseURL}/embed?category=abaya&lang=en`)
  await expect(bare.locator('[data-shown="amount"]').first()).toHaveText(money(incomeAt({})))
  await expect(bare.locator('input').first()).toBeHidden()
  await bare.getByText(en.frame.basis).click()
  await expect(bare.getByRole('heading', { name: en.frame.assumed })).toBeVisible()
  await context.close()
})

for (const appearance of appearances) {
  test.describe(lookName(appearance), () => {
    test.use(appearance)
    test('the calculator and the page that offers it are accessible and do not overflow', async ({ page, lang }) => {
      await page.goto(`/embed?category=abaya&lang=${lang}`)
      await page.locator('summary').click()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 740 })
      await expectNoOverflow(page)
      await page.goto(`/for-websites?lang=${lang}`)
      await page.frameLocator('iframe').getByRole('slider').first().waitFor()
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
  })
}
