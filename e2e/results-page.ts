import { expect, type Page } from 'playwright/test'
import { results as ar } from '../src/i18n/ar/evaluator/results'
import { summary as arSummary } from '../src/i18n/ar/evaluator/summary'
import { results as en } from '../src/i18n/en/evaluator/results'
import { summary as enSummary } from '../src/i18n/en/evaluator/summary'

const open = new RegExp(`^(${enSummary.analysis.open}|${arSummary.analysis.open})$`)
const back = new RegExp(`^(${enSummary.analysis.back}|${arSummary.analysis.back})$`)

/** Opens what stands behind the answers, where it is not open yet. */
export async function openAnalysis(page: Page): Promise<void> {
  const all = page.locator('#all-figures')
  await all
    .or(page.getByRole('button', { name: open }))
    .first()
    .waitFor()
  // A press on a page that is just being taken over by its scripts may come too early.
  await expect(async () => {
    if (!(await all.isVisible())) await page.getByRole('button', { name: open }).click({ timeout: 1000 })
    await all.waitFor({ timeout: 3000 })
  }).toPass()
}

/** The way back to the answers. */
export const backToAnswers = (page: Page): Promise<void> => page.getByRole('button', { name: back }).click()

/** Every figure of the results on the screen. */
export async function unfoldAll(page: Page): Promise<void> {
  await openAnalysis(page)
  await page.getByRole('button', { name: new RegExp(`^(${en.allFigures.unfold}|${ar.allFigures.unfold})$`) }).click()
}
