import type { Page } from 'playwright/test'
import { withLever } from '../src/domain/model/decisions/levers'
import { withMove } from '../src/domain/model/decisions/moves'
import { evaluate } from '../src/domain/model/evaluate'
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
import { keepOwnPlan, showOwnPlan } from './own-plan'
import { backToAnswers, openAnalysis, unfoldAll } from './results-page'
import { sample, sampleMonth, wholeOf } from './sample'
import { realisticStores, storeStates } from './store-states'

test.use({ keepsPage: true })

/** Opens the results of a plan of one's own, and what stands below their top. */
async function openResults(page: Page, plan: Plan, lang = 'en') {
  await keepOwnPlan(page, plan)
  await page.goto(`/demo?step=results&view=analysis&lang=${lang}`)
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

      await test.step('without a price or units there is one hint and no picture', async () => {
        for (const plan of [unsold, unpriced]) {
          await showOwnPlan(page, plan)
          await expect(page.locator('figure, #all-figures')).toHaveCount(0)
          await expect(page.locator('main').getByRole('status')).toHaveCount(1)
          await expectNoOverflow(page)
        }
        await page.getByRole('button', { name: nothingToFold }).click()
        await expect(page).toHaveURL(/step=revenue/)
      })
    })
  })
}

test('a picture is walked, a result explained, the analysis turned on, a way to break even taken and given back', async ({
  page,
}) => {
  await openResults(page, demoPlan())
  await backToAnswers(page)

  await test.step('a picture is walked with the arrow keys, each point said and written', async () => {
    const { needed, back } = sample.conclusion
    if (needed?.kind !== 'amount' || back?.kind !== 'month') throw new Error('The sample store earns its money back')
    const said = `Cash falls to −SAR\\s${wholeOf(needed.amount)} before the first sale;`
    const chart = page.getByRole('group', { name: new RegExp(said) })
    await chart.focus()
    await page.keyboard.press('End')
    await expect(page.locator('figure [aria-live]').filter({ hasText: `Month ${back.month}` })).toContainText(
      'Cash balance SAR',
    )
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('figure p[aria-hidden]').filter({ hasText: `Month ${back.month - 1}` })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('figure p[aria-hidden]').filter({ hasText: 'Start' })).toBeVisible()
  })

  await test.step('a result says how it comes about, with the figures of the store', async () => {
    const { monthly, bottomLine } = sample
    await unfoldAll(page)
    await page.locator('#all-figures').getByRole('button', { name: 'how: Units to break even' }).click()
    const keyFigures = page.locator('table').filter({ hasText: 'Units to break even' })
    await expect(keyFigures).toContainText(monthly.totalFixedCost.toLocaleString('en-US'))
    await expect(keyFigures).toContainText(String(bottomLine.monthlyBreakEvenUnits))
  })

  await test.step('one press turns the advanced analysis on, and it can be taken back', async () => {
    await showOwnPlan(page, { ...demoPlan(), enableAdvancedAnalysis: false })
    await backToAnswers(page)
    const answer = page.locator('section:has(#money)')
    await expect(answer).not.toContainText('Month 17', { ignoreCase: true })
    await page.getByRole('button', { name: 'Turn on the advanced analysis' }).first().click()
    await expect(answer).toContainText('Month 17', { ignoreCase: true })
    await page.keyboard.press('Control+z')
    await expect(answer).not.toContainText('Month 17', { ignoreCase: true })
  })

  await test.step('what it would take to break even can be applied and taken back', async () => {
    await showOwnPlan(page, { ...demoPlan(), contingencyMo: 4000 })
    await openAnalysis(page)
    await expect(page.locator('#verdict')).toHaveText('Unprofitable')
    await page.getByRole('button', { name: /^Apply: Price of Oud candle/ }).click()
    await expect(page.locator('#verdict')).toHaveText('Moderate')
    await page.getByRole('button', { name: /^Undo: Price of Oud candle/ }).click()
    await expect(page.locator('#verdict')).toHaveText('Unprofitable')
  })
})

test('the sample is rated with one word; a lever and the sliders move every figure, and lead back', async ({
  page,
}) => {
  await page.goto('/demo?lang=en')
  const main = page.locator('main')
  await expect(main).toContainText(sampleMonth)

  await test.step('a lever is tried and taken back, and so is what follows from it', async () => {
    const raised = withMove(demoPlan(), 'price')
    await page.getByRole('button', { name: 'Try: Raise prices by 5%' }).click()
    await expect(main).toContainText(`SAR\u00a0${wholeOf(evaluate(raised).conclusion.income)}`)
    await page.getByRole('button', { name: 'Undo: Raise prices by 5%' }).click()
    await expect(main).toContainText(sampleMonth)
    await expect(page.getByRole('button', { name: 'Try: Raise prices by 5%' })).toBeVisible()
  })

  await test.step('the sliders of price and units move every figure, and lead back', async () => {
    const units = page.getByRole('slider', { name: 'Units per month' })
    await expect(units).toHaveValue('300')
    const moved = evaluate(withLever(demoPlan(), 'units', 330))
    await units.fill('330')
    await expect(main).toContainText(`SAR\u00a0${wholeOf(moved.conclusion.income)}`)
    await page.getByRole('button', { name: 'Back to 300' }).click()
    await expect(units).toHaveValue('300')
    await expect(main).toContainText(sampleMonth)
  })

  await test.step('one word rates the store, and no other above all figures', async () => {
    const ratings = /healthy|fair|tight|losing|excellent|acceptable|great|decent|at risk|sound/i
    await expect(page.locator('#verdict')).toHaveText('Moderate')
    expect(await main.innerText()).not.toMatch(ratings)
  })
})

test.describe('on a phone', () => {
  test.use({ width: 390 })

  const states = Object.entries<Plan>(storeStates)
  const stores = {
    en: [...realisticStores, ['the second sample', secondSample()] as const, ...states],
    ar: states,
  }

  for (const lang of ['en', 'ar'] as const) {
    test(`the three answers fit two and a half screens for every store: ${lang}`, async ({ page }) => {
      await page.goto(`/demo?lang=${lang}`)
      await page.locator('section:has(#levers)').waitFor()
      expect((await page.evaluate(measured)).end).toBeLessThanOrEqual(2.5 * 844)
      await keepOwnPlan(page, demoPlan())
      await page.goto(`/demo?step=results&lang=${lang}`)
      for (const [name, plan] of stores[lang]) {
        await showOwnPlan(page, plan)
        const shown = page
          .locator('main')
          .getByText(wholeOf(evaluate(plan).conclusion.income))
          .first()
        const none = page.getByRole('button', { name: nothingToFold })
        await expect(shown.or(none).first(), name).toBeVisible()
        const { end, words, stops } = await page.evaluate(measured)
        if (end === null) await expect(none, name).toBeVisible()
        else expect(end, `${name}, ${lang}`).toBeLessThanOrEqual(2.5 * 844)
        expect(words, `${name}, ${lang}`).toBeLessThanOrEqual(350)
        expect(stops, `${name}, ${lang}`).toBeLessThanOrEqual(30)
        await expectNoOverflow(page)
      }
    })
  }
})

test.describe('on a phone in Arabic', () => {
  test.use({ lang: 'ar', width: 360 })

  test('amounts end where their line does, and no name of a month takes a line for each word', async ({ page }) => {
    await openResults(page, { ...secondSample(), unanswered: [] }, 'ar')
    const totals = page.locator('#all-figures h3 button:has(bdi)')
    for (const total of await totals.all()) {
      const [line, amount] = [await total.boundingBox(), await total.locator('bdi').last().boundingBox()]
      expect(Math.abs((line?.x ?? Number.NaN) - (amount?.x ?? 0))).toBeLessThan(2)
    }
    await backToAnswers(page)
    const months = page.locator('main figure:has(svg.touch-pan-y)').first()
    await months.getByRole('button').first().click()
    const names = page.locator('main figure tbody th')
    await expect(names.filter({ hasText: '·' })).toHaveCount(3)
    for (const name of await names.all()) expect((await name.boundingBox())?.height).toBeLessThan(3 * 24)
  })
})

/** Where a first result, or none, leads on: such a page has no figures to fold. */
const nothingToFold = new RegExp(
  [en.enterMissing, ar.enterMissing, enSummary.toRevenue, arSummary.toRevenue].map((text) => `^${text}$`).join('|'),
)

/**
 * In the page, once nothing moves any more and what is worked out a moment later is there: how far down the answers end, null
 * without them, and how many words and stops of the keyboard stand before the analysis.
 */
async function measured(): Promise<{ end: number | null; words: number; stops: number }> {
  let height = Number.NaN
  for (let still = 0; still < 5; ) {
    await new Promise(requestAnimationFrame)
    const now = document.documentElement.scrollHeight
    still = now === height && !document.querySelector('[aria-busy=true]') ? still + 1 : 0
    height = now
  }
  const main = document.querySelector('main')
  const answers = document.querySelector('section:has(#levers)')?.getBoundingClientRect()
  const top = main?.getBoundingClientRect().top ?? 0
  return {
    end: answers ? answers.bottom - top : null,
    words: main?.innerText.split(/\s+/).length ?? 0,
    stops: main?.querySelectorAll('button, a[href], input, select, [tabindex="0"]').length ?? 0,
  }
}
