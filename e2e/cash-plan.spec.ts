import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { heldInState } from '../src/domain/model/conclusion/in-state'
import { evaluate } from '../src/domain/model/evaluate'
import { parsePlan } from '../src/domain/plan/parse-plan'
import { withAnswered } from '../src/domain/rules/unanswered'
import { expectAccessible, expectNoViolation } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { keepOwnPlan, showOwnPlan } from './own-plan'
import { backToAnswers, openAnalysis } from './results-page'

test.use({ keepsPage: true })

const file = new URL('../src/domain/testing/worked-examples.json', import.meta.url)
const examples: { plan: object }[] = JSON.parse(readFileSync(file, 'utf8'))

/** A small store that is not registered for VAT, sells by cash on delivery and plans its cash by month. */
const plan = withAnswered(parsePlan(JSON.stringify(examples[2]?.plan)).plan, ['productCost'])
// With these sales the store must register for VAT within the year, and is counted so.
const evaluation = evaluate(heldInState(plan))

/** The same over other months. */
const planOf = (months: number) => ({ ...plan, cashPlan: { ...plan.cashPlan, months } })

const whole = (value: number) => Math.round(Math.abs(value)).toLocaleString('en-US')

/** Opens a step of the plan, kept on the device as the evaluator keeps it. */
async function open(page: Page, step: 'revenue' | 'results', lang: string) {
  await keepOwnPlan(page, plan)
  await page.goto(`/demo?step=${step}&lang=${lang}`)
}

/** The results below their top are loaded when something is done. */
async function openCash(page: Page, lang: string) {
  await open(page, 'results', lang)
  await page.locator('#verdict').waitFor()
  const cash = page.locator('#cash-by-month')
  await expect(async () => {
    await page.mouse.wheel(0, 200)
    await expect(cash).toBeVisible({ timeout: 500 })
  }).toPass()
  return cash
}

const cell = (page: Page, row: number, month: number) => page.locator(`[data-place="${row} ${month}"]`)

for (const appearance of appearances) {
  test.describe(`cash by month, ${lookName(appearance)}`, () => {
    test.use(appearance)

    test('shows its headline, every figure and what is behind it, accessible and within its screen', async ({
      page,
    }) => {
      const cash = await openCash(page, appearance.lang)
      await expect(cash).toContainText(whole(evaluation.cashPlan?.cashNeeded ?? 0))
      await expect(cash).toContainText(appearance.lang === 'en' ? 'March 2027' : 'مارس 2027')
      await expectNoViolation(page, 'as it stands', '#cash-by-month')
      await cash.getByRole('tab').nth(1).click()
      const march = evaluation.cashPlan?.months[3]
      await expect(cell(page, 0, 3)).toHaveText(whole(march?.receipts ?? 0))
      await cell(page, 0, 3).click()
      await expect(cash.getByRole('table')).toHaveCount(3)
      await cell(page, -1, 3).click()
      const entries = appearance.lang === 'en' ? 'Entries of March 2027' : 'حركات مارس 2027'
      await expect(cash.getByRole('heading', { name: entries })).toBeVisible()
      await expectAccessible(page, '#cash-by-month')
      await expectNoOverflow(page)
      await cash.getByRole('tab').nth(2).click()
      await expect(cash).toContainText(whole(evaluation.cashPlan?.afterEnd.receipts ?? 0))
      await expectNoOverflow(page)

      if (appearance.lang === 'en')
        await test.step('Results compare cash on delivery with prepaid, and show what refusals take', async () => {
          await openAnalysis(page)
          const cost = whole(evaluation.cod?.costOfRefusalsMo ?? 0)
          await expect(page.getByText(`Refusals cost SAR`)).toContainText(cost)
          const waterfall = page.getByRole('figure').filter({ hasText: 'Refused orders' })
          await expect(waterfall).toContainText(cost)
          await backToAnswers(page)
        })

      await test.step('the arrow keys lead from figure to figure, Enter explains one, paper holds all', async () => {
        const { lang } = appearance
        await showOwnPlan(page, planOf(36))
        await cash.getByRole('tab').nth(1).click()
        await cell(page, -1, 0).focus()
        // In Arabic the months run from right to left.
        await page.keyboard.press(lang === 'en' ? 'ArrowRight' : 'ArrowLeft')
        await page.keyboard.press('ArrowDown')
        await expect(cell(page, 0, 1)).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(cell(page, 0, 1)).toHaveAttribute('aria-expanded', 'true')
        await expect(cash).toContainText(lang === 'en' ? 'Sales of January 2027, mada' : 'مبيعات يناير 2027، مدى')
        await page.keyboard.press('End')
        await expect(cell(page, 0, 36)).toBeFocused()
        // The width of A4 within its margins.
        await page.setViewportSize({ width: 658, height: 900 })
        await page.emulateMedia({ media: 'print' })
        const tables = cash.locator('table:has([data-place])')
        await expect(tables).toHaveCount(6)
        for (const table of await tables.all()) {
          const [inside, around] = [await table.boundingBox(), await cash.boundingBox()]
          expect(inside?.x).toBeGreaterThanOrEqual(around?.x ?? Number.NaN)
          expect((inside?.x ?? 0) + (inside?.width ?? 0)).toBeLessThanOrEqual((around?.x ?? 0) + (around?.width ?? 0))
        }
      })
    })
  })
}

test('where sales are typed a notice says from when registering is a duty; one press takes it, Undo gives it back', async ({
  page,
}) => {
  await open(page, 'revenue', 'en')
  const notice = page.getByText('VAT registration becomes mandatory in November 2027')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Calculate as registered' }).click()
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await expect(notice).toBeVisible()
})
