import type { Locator, Page } from 'playwright/test'
import { evaluator as ar } from '../src/i18n/ar/evaluator/evaluator'
import { evaluator as en } from '../src/i18n/en/evaluator/evaluator'

const title = new RegExp(`^(${en.rail.title}|${ar.rail.title})$`)

/** The live figures beside a step, or the line at the bottom of a phone: whichever is shown. */
export function railOf(page: Page): Locator {
  return page.getByRole('complementary', { name: title })
}
