import type { Page } from 'playwright/test'
import { evaluator as ar } from '../src/i18n/ar/evaluator/evaluator'
import { quickStart as arStart } from '../src/i18n/ar/evaluator/quick-start'
import { evaluator as en } from '../src/i18n/en/evaluator/evaluator'
import { quickStart as enStart } from '../src/i18n/en/evaluator/quick-start'

const startMine = new RegExp(`^(${en.sample.startMine}|${ar.sample.startMine})$`)
const allSteps = new RegExp(`^(${enStart.steps}|${arStart.steps})$`)

/** Begins a plan of one's own for a product, and goes through the steps with it instead of the quick start. */
export async function startOwnPlan(page: Page, product: string): Promise<void> {
  await page.getByRole('button', { name: startMine }).click()
  await page.locator('[id="productName"]').fill(product)
  await page.getByRole('button', { name: allSteps }).click()
}
