// A key in the evaluator against the same key in a page of plain DOM, in one browser, side by side.
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import { startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { provideChromium } from '../../scripts/tools/chromium.mjs'
import { loadDomain, withProducts } from '../evaluation/evaluation.mjs'
import { median, quantile } from '../measure.mjs'
import { servePlainPage } from './plain-server.mjs'
import { openForTyping, sliderSteps, type } from './typing.mjs'

const strokes = 30
const rounds = 7
const controlRounds = 4

/** ABBA rounds of typing: the times of both pages, the ratio of their medians a round, and b's long tasks. */
async function rounded(a, b, count = rounds) {
  const all = { a: [], b: [], ratios: [], longTasks: 0 }
  for (let round = 0; round < count; round += 1) {
    const [a1, b1, b2, a2] = [
      await type(a, strokes),
      await type(b, strokes),
      await type(b, strokes),
      await type(a, strokes),
    ]
    const [as, bs] = [
      [...a1.times, ...a2.times],
      [...b1.times, ...b2.times],
    ]
    all.a.push(...as)
    all.b.push(...bs)
    all.ratios.push(median(bs) / median(as))
    all.longTasks += b1.longTasks + b2.longTasks
  }
  return all
}

function figures({ a, b, ratios, longTasks }) {
  const of = (times) => ({ p50: quantile(times, 0.5), p98: quantile(times, 0.98) })
  return {
    floor: of(a),
    evaluator: of(b),
    p50Ratio: { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) },
    p98Ratio: quantile(b, 0.98) / quantile(a, 0.98),
    longTasks,
    keys: b.length,
  }
}

async function quietControl(page) {
  let ratio = 0
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    ratio = figures(await rounded(page, page, controlRounds)).p50Ratio.median
    if (ratio >= 0.93 && ratio <= 1.07) return { ratio, attempt, valid: true }
  }
  return { ratio, attempt: 3, valid: false }
}

const priceBox = (page) => page.locator('[id="products.0.unitPriceInclVAT"]')

const unitsSlider = (page) => page.locator('#slider-units')

/** The second sample plans its cash by month: every line of every month is a figure of the table. */
async function openCashTable(page) {
  await page.evaluate(() => localStorage.setItem('mizan.active', 'secondSample'))
  await page.reload()
  await page.waitForLoadState('networkidle')
  const cash = page.locator('#cash-by-month')
  for (let turn = 0; turn < 50 && !(await cash.isVisible()); turn += 1) {
    await page.mouse.wheel(0, 200)
    await sleep(100)
  }
  await cash.getByRole('tab').nth(1).click()
  await cash.locator('[data-place]').first().waitFor()
}

/** A visitor's own plan of 200 products, and a cell of its table that is being edited. */
async function openCatalogue(page, { demoPlan, maxProducts }) {
  const plan = JSON.stringify({ version: 1, plan: withProducts(demoPlan(), maxProducts) })
  await page.goto(new URL('/robots.txt', page.url()).href)
  await page.evaluate((entries) => {
    localStorage.setItem('mizan.inputs', entries)
    localStorage.setItem('mizan.active', 'own')
  }, plan)
  await page.goto(new URL('/demo?step=revenue', page.url()).href)
  await page.locator('[id="products.0.unitPriceInclVAT"]').press('Enter')
}

const cases = {
  price: { step: 'revenue', box: priceBox },
  catalogue: {
    step: 'revenue',
    box: (page) => page.locator('[id="products.0.unitPriceInclVAT-box"]'),
    prepare: async (page) => openCatalogue(page, await loadDomain()),
  },
  cashTable: { step: 'results', box: unitsSlider, prepare: openCashTable, keyOf: sliderSteps, floorAs: '?table' },
}

async function atSpeed(browser, { plain, product }, slowdown, { step, box, floorAs = '', ...keys } = cases.price) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })
  const first = (page) => page.locator('input').first()
  const floor = await openForTyping(context, plain + floorAs, first, slowdown, { keyOf: keys.keyOf })
  const evaluator = await openForTyping(context, `${product}/demo?step=${step}`, box, slowdown, keys)
  await type(floor, strokes)
  await type(evaluator, strokes)
  const control = await quietControl(floor)
  const result = { control, ...figures(await rounded(floor, evaluator)) }
  await context.close()
  return result
}

export async function benchKeystroke() {
  const executablePath = await provideChromium()
  if (!executablePath) throw new Error('No Chromium was found and none could be installed: set CHROMIUM_PATH.')
  await loadDomain()
  const plain = await servePlainPage()
  const product = await startBuiltServer()
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const urls = { plain: plain.url, product: product.url }
    return {
      full: await atSpeed(browser, urls, 1),
      slowed: await atSpeed(browser, urls, 4),
      cashTable: await atSpeed(browser, urls, 1, cases.cashTable),
      catalogue: await atSpeed(browser, urls, 1, cases.catalogue),
    }
  } finally {
    await browser.close()
    await product.stop()
    plain.close()
  }
}
