import { expect, type Page } from 'playwright/test'
import { results as ar } from '../src/i18n/ar/evaluator/results'
import { results as en } from '../src/i18n/en/evaluator/results'

/** Loads what stands below the top of the results, as the first scroll does. */
export async function scrollOn(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 1)
    await page.locator('#all-figures').waitFor({ timeout: 2000 })
  }).toPass()
}

/** Every figure of the results on the screen. */
export async function unfoldAll(page: Page): Promise<void> {
  await scrollOn(page)
  await page.getByRole('button', { name: new RegExp(`^(${en.allFigures.unfold}|${ar.allFigures.unfold})$`) }).click()
}
