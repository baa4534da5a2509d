import type { Page } from 'playwright/test'
import type { Plan } from '../src/domain/plan/plan'
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

/**
 * Keeps a plan on this device as the visitor's own, so that /demo opens it next. What was open is left first: it would
 * write over it, and a text of the same origin is there in a tenth of the time that the product takes.
 */
export async function keepOwnPlan(page: Page, plan: Plan): Promise<void> {
  await keepText(page, textOf(plan))
}

const textOf = (plan: Plan) => JSON.stringify({ version: 1, plan })

/**
 * Shows another plan on a page that shows one of one's own, as it shows what another tab of the browser has kept: at
 * once, where a load takes most of a second.
 */
export async function showOwnPlan(page: Page, plan: Plan): Promise<void> {
  await page.evaluate(async (entries) => {
    // As it goes, a page that has come to life keeps what was typed, which would be newer, and writes the texts of boxes again.
    const ofBoxes = 'mizan.drafts'
    do {
      await new Promise(requestAnimationFrame)
      sessionStorage.setItem(ofBoxes, 'of none')
      dispatchEvent(new Event('pagehide'))
    } while (sessionStorage.getItem(ofBoxes) === 'of none')
    const key = 'mizan.inputs'
    localStorage.setItem(key, entries)
    dispatchEvent(new StorageEvent('storage', { key }))
    // What the plan before showed is gone by then.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, textOf(plan))
}

/** Keeps a text where the visitor's own plan is kept. */
export async function keepText(page: Page, text: string): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate((entries) => {
    localStorage.setItem('mizan.inputs', entries)
    localStorage.setItem('mizan.active', 'own')
  }, text)
}
