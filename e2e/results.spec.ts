import type { Page } from 'playwright/test'
import { withLever } from '../src/domain/model/decisions/levers'
import { evaluate } from '../src/domain/model/evaluate'
import { withDriverMoved } from '../src/domain/model/sensitivities'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { blankPlan, blankProduct, type Plan } from '../src/domain/plan/plan'
import { secondSample } from '../src/domain/samples/second-sample'
import { questions as ar } from '../src/i18n/ar/evaluator/questions'
import { summary as arSummary } from '../src/i18n/ar/evaluator/summary'
import { questions as en } from '../src/i18n/en/evaluator/questions'
import { summary as enSummary } from '../src/i18n/en/evaluator/summary'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { keepOwnPlan } from './own-plan'
import { scrollOn, unfoldAll } from './results-page'
import { sample, sampleSentence, wholeOf } from './sample'
import { realisticStores, storeStates } from './store-states'

test.use({ keepsPage: true })

/** Opens the results of a plan of one's own, and what stands below their top. */
async function openResults(page: Page, plan: Plan, lang = 'en') {
  await keepOwnPlan(page, plan)
  await page.goto(`/demo?step=results&lang=${lang}`)
  await page.locator('#verdict').waitFor()
}

/** Fixed costs with nothing sold yet, or sold at no price. */
const unsold: Plan = { ...demoPlan(), products: [blankProduct('product-1')] }
const unpriced: Plan = {
  ...blankPlan(),
  products: [{ ...blankProduct('product-1'), unitPriceInclVAT: 0, unitsPerMonth: 10 }],
}
const losing: Plan = {
  ...demoPlan(),
  products: demoPlan().products.map((product) => ({ ...product, unitPriceInclVAT: 12 })),
}

for (const appearance of appearances) {
  test.describe(`results, ${lookName(appearance)}`, () => {
    test.use(appearance)

    test('every figure, table and explanation is accessible and fits its screen', async ({ page }) => {
      test.setTimeout(60_000)
      await openResults(page, losing, appearance.lang)
      await unfoldAll(page)
      await expectNoOverflow(page)
      for (const figure of await page.locator('figure').all()) await figure.getByRole('button').click()
      const how = page.locator('#all-figures dt button')
      await how.first().click()
      await expect(page.locator('#all-figures table caption').first()).toBeVisible()
      await how.last().click()
      await expectNoOverflow(page)
      await expectAccessible(page)
    })

    test('without a price or units there is one hint and no picture', async ({ page }) => {
      for (const plan of [unsold, unpriced]) {
        await openResults(page, plan, appearance.lang)
        await expect(page.locator('main').getByRole('status')).toHaveCount(1)
        await page.mouse.wheel(0, 1)
        await expect(page.locator('figure, #all-figures')).toHaveCount(0)
        await expectNoOverflow(page)
      }
      await page.locator('section:has(#verdict)').getByRole('button').last().click()
      await expect(page).toHaveURL(/step=revenue/)
    })
  })
}

test('a picture is walked with the arrow keys, each point said and written', async ({ page }) => {
  await openResults(page, demoPlan())
  await scrollOn(page)
  const [atStart, ...months] = sample.advanced?.projection ?? []
  if (!atStart) throw new Error('The sample store has no projection')
  const lowest = months.reduce((low, month) => (month.cumulativeCash < low.cumulativeCash ? month : low), atStart)
  const when = lowest.month === 0 ? 'before the first sale' : `in month\\s${lowest.month}`
  const said = `Cash falls to −SAR\\s${wholeOf(lowest.cumulativeCash)} ${when};`
  const chart = page.getByRole('group', { name: new RegExp(said) })
  await chart.focus()
  await page.keyboard.press('End')
  await expect(page.locator('figure [aria-live]').filter({ hasText: 'Month 12' })).toContainText('Cash balance SAR')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('figure p[aria-hidden]').filter({ hasText: 'Month 11' })).toBeVisible()
  await page.keyboard.press('Tab')
  const resting = lowest.month === 0 ? 'Start' : `Month ${lowest.month}`
  await expect(page.locator('figure p[aria-hidden]').filter({ hasText: resting })).toBeVisible()
})

test('in Arabic time and money still run from left to right, under Arabic words', async ({ page }) => {
  await openResults(page, demoPlan(), 'ar')
  await scrollOn(page)
  const ticks = page.locator('figure svg text')
  const left = async (name: string) => (await ticks.filter({ hasText: name }).first().boundingBox())?.x ?? Number.NaN
  expect(await left('الشهر')).toBeGreaterThan(await left('ألف'))
  const months = await ticks.evaluateAll((all) =>
    all.flatMap((text) =>
      /^\d+$/.test(text.textContent ?? '') ? [[Number(text.textContent), text.getBoundingClientRect().x]] : [],
    ),
  )
  const inOrder = months.filter(([month]) => month !== 0).sort(([, a = 0], [, b = 0]) => a - b)
  expect(inOrder.map(([month]) => month)).toEqual([2, 4, 6, 8, 10, 12])
})

test('one press turns the advanced analysis on, and it can be taken back', async ({ page }) => {
  await openResults(page, { ...demoPlan(), enableAdvancedAnalysis: false })
  await scrollOn(page)
  const sentence = page.locator('section:has(#verdict)')
  await expect(sentence).not.toContainText('month 7')
  await page.getByRole('button', { name: 'Turn on the advanced analysis' }).first().click()
  await expect(sentence).toContainText('month 7')
  await page.keyboard.press('Control+z')
  await expect(sentence).not.toContainText('month 7')
})

test('a result says how it comes about, with the figures of the store', async ({ page }) => {
  const { monthly, bottomLine } = sample
  await openResults(page, demoPlan())
  await page.getByRole('button', { name: 'how: Break-even' }).click()
  const told = page.locator('table').filter({ hasText: 'Units to break even' })
  await expect(told).toContainText(monthly.totalFixedCost.toLocaleString('en-US'))
  await expect(told).toContainText(String(bottomLine.monthlyBreakEvenUnits))
})

test('a lever is tried and taken back, and so is what follows from it', async ({ page }) => {
  await page.goto('/demo?lang=en')
  const main = page.locator('main')
  await expect(main).toContainText(sampleSentence)
  const raised = withDriverMoved(demoPlan(), 'price')
  await page.getByRole('button', { name: 'Try: Raise prices by 5%' }).click()
  await expect(main).toContainText(`makes SAR\u00a0${wholeOf(evaluate(raised).bottomLine.operatingIncome)} per month`)
  await page.getByRole('button', { name: 'Undo: Raise prices by 5%' }).click()
  await expect(main).toContainText(sampleSentence)
  await expect(page.getByRole('button', { name: 'Try: Raise prices by 5%' })).toBeVisible()
})

test('the sliders of price and units move every figure, and lead back', async ({ page }) => {
  await page.goto('/demo?lang=en')
  const main = page.locator('main')
  const units = page.getByRole('slider', { name: 'Units per month' })
  await expect(units).toHaveValue('300')
  const moved = evaluate(withLever(demoPlan(), 'units', 330))
  await scrollOn(page)
  await units.fill('330')
  await expect(main).toContainText(`makes SAR\u00a0${wholeOf(moved.bottomLine.operatingIncome)} per month`)
  await page.getByRole('button', { name: 'Back to 300' }).click()
  await expect(units).toHaveValue('300')
  await expect(main).toContainText(sampleSentence)
})

test('what it would take to break even can be applied and taken back', async ({ page }) => {
  const plan = { ...demoPlan(), contingencyMo: 4000 }
  await openResults(page, plan)
  await scrollOn(page)
  await expect(page.locator('#verdict')).toHaveText('Unprofitable')
  await page.getByRole('button', { name: /^Apply: Highest price/ }).click()
  await expect(page.locator('#verdict')).toHaveText('Moderate')
  await page.getByRole('button', { name: /^Undo: Highest price/ }).click()
  await expect(page.locator('#verdict')).toHaveText('Unprofitable')
})

test('rates the store with one word, and with no other above all figures', async ({ page }) => {
  const ratings = /healthy|fair|tight|losing|excellent|acceptable|great|decent|at risk|sound/i
  await page.goto('/demo?lang=en')
  await scrollOn(page)
  await expect(page.locator('#verdict')).toHaveText('Moderate')
  expect(await page.locator('main').innerText()).not.toMatch(ratings)
})

test.describe('on a phone', () => {
  test.use({ width: 390 })

  for (const lang of ['en', 'ar'] as const) {
    test(`one screen holds the verdict, the money needed and three levers: ${lang}`, async ({ page }) => {
      await page.goto(`/demo?lang=${lang}`)
      const top = (await page.locator('section:has(#verdict)').boundingBox())?.y ?? Number.NaN
      const levers = await page.locator('section:has(#levers)').boundingBox()
      expect((levers?.y ?? Number.NaN) + (levers?.height ?? 0) - top).toBeLessThanOrEqual(844)
      await scrollOn(page)
      const all = (await page.locator('#all-figures').boundingBox())?.y ?? Number.NaN
      expect(all + (await page.evaluate(() => window.scrollY))).toBeLessThanOrEqual(4 * 844)
    })
  }

  test('at most four screens stand before all figures, whatever the store, and no figure leaves its tile', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const stores = [...realisticStores, ['the second sample', secondSample()] as const, ...Object.entries(storeStates)]
    for (const lang of ['en', 'ar'] as const) {
      for (const [name, plan] of lang === 'en' ? stores : Object.entries(storeStates)) {
        await keepOwnPlan(page, plan)
        await page.goto(`/demo?step=results&lang=${lang}`)
        const all = page.locator('#all-figures')
        const none = page.getByRole('button', { name: nothingToFold })
        await expect(async () => {
          await page.mouse.wheel(0, 1)
          await expect(all.or(none).first()).toBeVisible({ timeout: 1000 })
        }).toPass()
        if (!(await all.isVisible())) continue
        // What is worked out a moment later, and loaded, is counted too.
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        const { y, wide } = await page.evaluate(measured)
        expect(y, `${name}, ${lang}`).toBeLessThanOrEqual(4 * 844)
        expect(wide, `${name}, ${lang}`).toEqual([])
      }
    }
  })
})

/** Where a first result, or none, leads on: such a page has no figures to fold. */
const nothingToFold = new RegExp(
  [en.enterMissing, ar.enterMissing, enSummary.toRevenue, arSummary.toRevenue].map((text) => `^${text}$`).join('|'),
)

/** In the page: how far down all figures begin, and which figures are wider than their place or broken into lines. */
function measured(): { y: number; wide: string[] } {
  const all = document.querySelector('#all-figures')
  const figures = [...document.querySelectorAll<HTMLElement>('main .\\@container > span > bdi')]
  return {
    y: (all?.getBoundingClientRect().y ?? Number.NaN) + scrollY,
    wide: figures
      .filter(({ textContent }) => /\d/.test(textContent ?? ''))
      .filter((figure) => {
        const place = figure.closest('p')?.getBoundingClientRect()
        const { width, height } = figure.getBoundingClientRect()
        return (
          !place ||
          width > place.width + 1 ||
          (height > place.height * 1.5 && !(figure.textContent ?? '').includes(' '))
        )
      })
      .map(({ textContent }) => textContent ?? ''),
  }
}
