import { expect, type Page } from 'playwright/test'
import { type StepId, stepIds } from '../src/domain/options'
import { evaluator as ar } from '../src/i18n/ar/evaluator/evaluator'
import { evaluator as en } from '../src/i18n/en/evaluator/evaluator'

const menu = new RegExp(`^(${en.toolbar.menu}|${ar.toolbar.menu})$`)

/** Opens the menu with what concerns the whole plan and the device. */
export async function openMore(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: menu })
  // On a machine with much to do a press may come before the page has come to life.
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
  await page.locator('[id="currency"]').waitFor()
}

const bar = new RegExp(`^(${en.stepList}|${ar.stepList})$`)

/** What of each step is there last: it comes with a part that is loaded later. */
const lastLoaded: Record<StepId, string> = {
  setup: 'storeName',
  revenue: 'vatPct',
  costs: 'contingencyMo',
  advanced: 'cashPlan.enabled',
  results: 'verdict',
}

export async function untilLoaded(page: Page, step: StepId): Promise<void> {
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await page.locator(`[id="${lastLoaded[step]}"]`).waitFor({ state: 'attached' })
}

/** Goes to another step of the plan that is open: by the bar, without loading the page again. */
export async function goToStep(page: Page, step: StepId): Promise<void> {
  await page.getByRole('navigation', { name: bar }).getByRole('button').nth(stepIds.indexOf(step)).click()
  await untilLoaded(page, step)
}
