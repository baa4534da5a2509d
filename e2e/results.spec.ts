import type { Page } from 'playwright/test'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { blankPlan, blankProduct, type Plan } from '../src/domain/plan/plan'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { railOf } from './rail'
import { digitsOf, sample } from './sample'

/** Opens the results of a plan of one's own. */
async function openResults(page: Page, plan: Plan, lang = 'en') {
  await page.goto(`/demo?lang=${lang}`)
  await page.evaluate(
    (text) => {
      localStorage.setItem('mizan.inputs', text)
      localStorage.setItem('mizan.active', 'own')
    },
    JSON.stringify({ version: 1, plan }),
  )
  await page.goto(`/demo?step=results&lang=${lang}`)
  await page.locator('#verdict').waitFor()
}

/** Fixed costs with nothing sold yet, or sold at no price. */
const unsold: Plan = { ...demoPlan(), products: [blankProduct('product-1')] }
const unpriced: Plan = {
  ...blankPlan(),
  products: [{ ...blankProduct('product-1'), unitPriceInclVAT: 0, unitsPerMonth: 10 }],
}
const losing: Plan = {
  ...demoPlan(),
  products: demoPlan().products.map((product) => ({ ...product, unitPriceInclVAT: 12 })),
}

for (const appearance of appearances) {
  test.describe(`results, ${lookName(appearance)}`, () => {
    test.use(appearance)

    test('every tab, table and explanation is accessible and fits its screen', async ({ page }) => {
      test.setTimeout(60_000)
      await openResults(page, losing, appearance.lang)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        for (const figure of await page.getByRole('tabpanel').locator('figure').all()) {
          await figure.getByRole('button').click()
        }
        const how = page.getByRole('tabpanel').locator('dt button')
        if ((await how.count()) > 0) {
          await how.first().click()
          await expect(page.getByRole('tabpanel').getByRole('table').last()).toBeVisible()
        }
        await expectNoOverflow(page)
      }
      // The two tabs that hold everything that a tab can hold: rows with an explanation, a picture and wide tables.
      for (const at of [1, 3]) {
        await page.getByRole('tab').nth(at).click()
        await page.getByRole('tabpanel').locator('dt button, figure button').first().click()
        await expectAccessible(page)
      }
    })

    test('without a price or units there is one hint and no picture', async ({ page }) => {
      for (const plan of [unsold, unpriced]) {
        await openResults(page, plan, appearance.lang)
        await expect(page.locator('main').getByRole('status')).toHaveCount(1)
        await expect(page.locator('figure')).toHaveCount(0)
        await expect(railOf(page)).toContainText('—')
        await expectNoOverflow(page)
      }
      await page.locator('section:has(#verdict)').getByRole('button').last().click()
      await expect(page).toHaveURL(/step=revenue/)
    })
  })
}

test('a picture is walked with the arrow keys, each point said and written', async ({ page }) => {
  await openResults(page, demoPlan())
  await page.getByRole('tab', { name: 'Cash flow' }).click()
  const [atStart, ...months] = sample.advanced?.projection ?? []
  if (!atStart) throw new Error('The sample store has no projection')
  const lowest = months.reduce((low, month) => (month.cumulativeCash < low.cumulativeCash ? month : low), atStart)
  const when = lowest.month === 0 ? 'before the first sale' : `in month ${lowest.month}`
  const said = `Cash falls to −SAR ${digitsOf(lowest.cumulativeCash)} ${when};`
  const chart = page.getByRole('group', { name: new RegExp(said) })
  await chart.focus()
  await page.keyboard.press('End')
  await expect(page.locator('figure [aria-live]').filter({ hasText: 'Month 12' })).toContainText('Cash balance SAR')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('figure p[aria-hidden]').filter({ hasText: 'Month 11' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.locator('figure p[aria-hidden]').filter({ hasText: `Month ${lowest.month}` })).toBeVisible()
})

test('in Arabic time and money still run from left to right, under Arabic words', async ({ page }) => {
  await openResults(page, demoPlan(), 'ar')
  await page.getByRole('tab').nth(1).click()
  const ticks = page.getByRole('tabpanel').locator('svg text')
  const left = async (name: string) => (await ticks.filter({ hasText: name }).first().boundingBox())?.x ?? Number.NaN
  expect(await left('الشهر')).toBeGreaterThan(await left('ألف'))
  const months = await ticks.evaluateAll((all) =>
    all.flatMap((text) =>
      /^\d+$/.test(text.textContent ?? '') ? [[Number(text.textContent), text.getBoundingClientRect().x]] : [],
    ),
  )
  const inOrder = months.filter(([month]) => month !== 0).sort(([, a = 0], [, b = 0]) => a - b)
  expect(inOrder.map(([month]) => month)).toEqual([2, 4, 6, 8, 10, 12])
})

test('one press turns the advanced analysis on, and it can be taken back', async ({ page }) => {
  await openResults(page, { ...demoPlan(), enableAdvancedAnalysis: false })
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.getByRole('button', { name: 'Turn on the advanced analysis' }).click()
  await expect(page.getByRole('tab')).toHaveCount(5)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('a result says how it comes about, with the figures of the store', async ({ page }) => {
  const { monthly, bottomLine } = sample
  await openResults(page, demoPlan())
  await page.getByRole('button', { name: 'how: Units to break even' }).click()
  const told = page.locator('table').filter({ hasText: 'Units to break even' })
  await expect(told).toContainText(monthly.totalFixedCost.toLocaleString('en-US'))
  await expect(told).toContainText(String(bottomLine.monthlyBreakEvenUnits))
})
