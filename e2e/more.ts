import type { Page } from 'playwright/test'
import { evaluator as ar } from '../src/i18n/ar/evaluator/evaluator'
import { evaluator as en } from '../src/i18n/en/evaluator/evaluator'

const name = new RegExp(`^(${en.toolbar.menu}|${ar.toolbar.menu})$`)

/** Opens the menu with what concerns the whole plan and the device. */
export async function openMore(page: Page): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.locator('[id="currency"]').waitFor()
}
