import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { blankPlan, blankProduct } from '../src/domain/plan/plan'
import { saving as ar } from '../src/i18n/ar/evaluator/saving'
import { saving as en } from '../src/i18n/en/evaluator/saving'
import { expectNoViolation } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { projectCalls } from './people'

test.use({ keepsPage: true })

const products = Array.from({ length: 220 }, (_, index) => ({ ...blankProduct(`p${index}`), name: `Candle ${index}` }))
const large = JSON.stringify({ ...blankPlan(), storeName: 'Noor', products })

/** As if the project had been stored before plans were bounded: no call stores such a plan any more. */
async function storedLarge(page: Page) {
  await page.route(/\/trpc\/[^?]*projects\.get/, async (route) => {
    const response = await route.fetch()
    const answers: { result?: { data: { json: unknown } } }[] = await response.json()
    for (const { result } of answers) {
      const project = result?.data.json
      if (typeof project === 'object' && project !== null && 'projectData' in project) project.projectData = large
    }
    await route.fulfill({ response, json: answers })
  })
}

for (const appearance of appearances) {
  test.describe(lookName(appearance), () => {
    test.use(appearance)

    test('a stored plan that is too large is not saved over without asking', async ({ page, lang }) => {
      const saving = lang === 'ar' ? ar : en
      const calls = projectCalls(page)
      await calls.register({ preferredLanguage: lang })
      const id = await calls.create('Candles', { ...blankPlan(), storeName: 'before' })
      await storedLarge(page)
      await page.goto(`/app/projects/${id}?step=setup`)
      await expect(page.getByText(saving.tooLarge.text)).toBeVisible()
      await expectNoViolation(page)
      await expectNoOverflow(page)
      if (lang === 'ar') return
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: saving.tooLarge.download }).click()
      expect(await readFile(await (await downloading).path(), 'utf8')).toBe(large)
      await page.locator('[id="storeName"]').fill('After')
      // Longer than auto-save waits.
      await page.waitForTimeout(3000)
      expect((await calls.stored(id)).revision).toBe(1)
      await page.getByRole('button', { name: saving.tooLarge.agree }).click()
      await expect.poll(async () => JSON.parse((await calls.stored(id)).projectData).storeName).toBe('After')
      expect(JSON.parse((await calls.stored(id)).projectData).products).toHaveLength(200)
    })
  })
}
