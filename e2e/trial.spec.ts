import type { Page } from 'playwright/test'
import { noTrial, withTrial, withTried } from '../src/domain/edits/trial'
import { evaluate } from '../src/domain/model/evaluate'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { trial as ar } from '../src/i18n/ar/evaluator/results-parts/trial'
import { trial as trialWords } from '../src/i18n/en/evaluator/results-parts/trial'
import { expectAccessible, expectNoViolation } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { openAnalysis } from './results-page'
import { sampleMonth, wholeOf } from './sample'

test.use({ keepsPage: true })

/** What the sample makes at a price that is tried. */
const incomeAt = (price: number) =>
  evaluate(withTrial(demoPlan(), withTried(noTrial, demoPlan(), 'price', price))).bottomLine.operatingIncome
const sentenceAt = (price: number) => `makes SAR\u00a0${wholeOf(incomeAt(price))} per month`
const keptOnDevice = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

test('a trial moves every figure and leaves the plan unchanged until it is applied', async ({ page }) => {
  await page.goto('/demo?lang=en')
  const main = page.locator('main')
  await openAnalysis(page)
  const before = await keptOnDevice(page)
  const price = page.getByRole('slider', { name: /^Price of/ })
  await price.fill('165')
  await expect(main).toContainText(sentenceAt(165))
  const more = wholeOf(incomeAt(165) - incomeAt(149))
  await expect(page.locator('section:has(#verdict)')).toContainText(`+SAR\u00a0${more}`)
  await expect(page.locator('section:has(#verdict)')).toContainText(sampleMonth)
  await expect(price).toHaveAttribute('aria-valuetext', /165.*today.*149/)
  // Undo concerns the trial, and a window that changes its width does not leave the results. The lines of
  // the differences stay; only a sentence may break at another word.
  const height = () => main.evaluate((element) => element.scrollHeight)
  const tried = await height()
  await page.keyboard.press('Control+z')
  await expect(main).not.toContainText(sentenceAt(165))
  expect(Math.abs((await height()) - tried)).toBeLessThan(60)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(main).toContainText(sentenceAt(165))
  await page.setViewportSize({ width: 900, height: 800 })
  await expect(page.getByRole('complementary', { name: trialWords.title })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.locator('#try')).toContainText(trialWords.trying)
  await expect(page.getByText(trialWords.stays)).toHaveCount(0)
  await expectNoViolation(page)
  await expectNoOverflow(page)
  expect(await keptOnDevice(page)).toBe(before)

  // A reload keeps the trial open; dropping it can be taken back.
  await page.reload()
  await openAnalysis(page)
  await expect(main).toContainText(sentenceAt(165))
  // The document of the results shows the sample as nobody has touched it.
  await page.goto('/demo?step=results')
  await expect(page.locator('#try')).toContainText(trialWords.trying)
  await openAnalysis(page)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(main).toContainText(sampleMonth)
  await expect(main).not.toContainText(`+SAR\u00a0${more}`)
  await page
    .getByRole('status')
    .getByRole('button', { name: 'Undo' })
    .or(page.getByRole('listitem').getByRole('button', { name: 'Undo' }))
    .first()
    .click()
  await expect(main).toContainText(sentenceAt(165))

  // The other steps show the plan, and Results the trial again.
  await page.getByRole('button', { name: 'Previous' }).click()
  await expect(page.getByText('What you are trying stays open on Results.').first()).toBeVisible()
  await page.goBack()
  await expect(main).toContainText(sentenceAt(165))

  // A typed value; what cannot be tried is refused.
  const box = page.getByRole('textbox', { name: /^Price of/ })
  await box.fill('9999')
  await expect(page.locator('#try')).toContainText('Enter SAR')
  await expect(main).toContainText(sentenceAt(165))
  await box.fill('170')
  await expect(main).toContainText(sentenceAt(170))
  await page.getByRole('button', { name: 'Keep changes' }).click()
  await expect(main).toContainText(sentenceAt(170))
  await expect(main).not.toContainText('You are trying this out')
  await page.keyboard.press('Control+z')
  await expect(main).toContainText(sampleMonth)
})

test.describe('on a phone, in Arabic', () => {
  test.use({ lang: 'ar', theme: 'dark', width: 390 })

  test('everything to try is in a sheet, which the keyboard reaches and moves in reading direction', async ({
    page,
  }) => {
    await page.goto('/demo')
    await openAnalysis(page)
    await page.getByRole('button', { name: ar.more }).click()
    const sheet = page.locator('#try-sheet')
    const cost = sheet.getByRole('slider', { name: ar.drivers.cac })
    await cost.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(cost).toHaveValue('46')
    await expect(page.locator('aside')).toContainText('−')
    await expectNoOverflow(page)
    // Checked as wide as a desktop too, where the sheet is a panel: afterwards it is closed, and the trial goes on.
    await expectAccessible(page)
    await page.locator('aside').getByRole('button', { name: ar.drop }).click()
    await page.getByRole('button', { name: ar.more }).click()
    await expect(cost).toHaveValue('45')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: ar.more })).toBeFocused()
  })
})
