import type { Page } from 'playwright/test'
import { demoPlan } from '../src/domain/plan/demo-plan'
import type { Plan } from '../src/domain/plan/plan'
import { expectAccessible, expectNoViolation } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { keepOwnPlan, showOwnPlan } from './own-plan'

test.use({ keepsPage: true })

const planWith = (changes: Partial<Plan>): Plan => ({ ...demoPlan(), ...changes })

async function open(page: Page, changes: Partial<Plan>) {
  await keepOwnPlan(page, planWith(changes))
  await page.goto('/demo?step=advanced')
  await page.locator('[id="cashPlan.enabled"]').waitFor()
}

/** The plan as this device keeps it. */
async function keptPlan(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('mizan.inputs'))
  return (JSON.parse(text ?? '{}') as { plan: Plan }).plan
}

const season = (mode: Plan['season']['mode'], changes: Partial<Plan['season']> = {}) => ({
  ...demoPlan().season,
  mode,
  ...changes,
})

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click()

test('the month of the first sale comes first: without it the season is closed and says why', async ({ page }) => {
  await open(page, {})
  await expect(page.getByLabel('Months until sales reach the plan')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Do your sales change with the season?' }).check()
  await expect(page.getByText('Choose the month of the first sale first')).toBeVisible()
  await expect(page.getByLabel('Months until sales reach the plan')).toBeDisabled()
  await expect(page.getByRole('radio', { name: 'By events' })).toBeDisabled()
  await page.getByLabel('Year', { exact: true }).selectOption('2027')
  await page.getByLabel('Month', { exact: true }).selectOption('02')
  await expect(page.getByText('1 February 2027 is 24 Shaʻban 1448 AH')).toBeVisible()
  await expect(page.getByText('Choose the month of the first sale first')).toHaveCount(0)
  await page.getByLabel('Months until sales reach the plan').fill('3')
  await expect.poll(() => keptPlan(page)).toMatchObject({ startMonth: '2027-02', rampMonths: 3 })
  await page.getByRole('switch', { name: 'Do your sales change with the season?' }).uncheck()
  await expect.poll(() => keptPlan(page)).toMatchObject({ startMonth: '', rampMonths: 0 })
  await undo(page)
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue('02')

  await test.step('a season that the advanced analysis counts as well is said, and mended by a press', async () => {
    await showOwnPlan(page, planWith({ startMonth: '2027-01', season: season('events'), seasonalityFactor: 1.3 }))
    await expect(page.getByText('or the season counts twice')).toBeVisible()
    await page.getByRole('button', { name: 'Set seasonality to 1' }).click()
    await expect(page.getByText('or the season counts twice')).toHaveCount(0)
    await expect.poll(async () => (await keptPlan(page)).seasonalityFactor).toBe(1)
  })

  await test.step('the cash plan asks when it is wanted, and offers what the advanced inputs say', async () => {
    await showOwnPlan(page, planWith({ importLeadTimeMonths: 2.5, supplierPaymentTermsDays: 45 }))
    await expect(page.getByLabel('Cash at the start')).toHaveCount(0)
    await page.getByRole('switch', { name: 'Show cash by month?' }).check()
    await page.getByRole('button', { name: 'Use 3', exact: true }).click()
    await expect(page.getByLabel('From order to arrival')).toHaveValue('3')
    await page.getByRole('button', { name: 'Use 45' }).click()
    await expect(page.getByLabel('The rest is paid after arrival')).toHaveValue('45')
    await page.getByLabel('Cash at the start').fill('-2500')
    const { cashPlan } = demoPlan()
    await expect
      .poll(async () => (await keptPlan(page)).cashPlan)
      .toEqual({ ...cashPlan, enabled: true, leadTimeMonths: 3, supplierBalanceDays: 45, openingCash: -2500 })
    await page.getByLabel('Months to follow').fill('2')
    await page.getByLabel('Months to follow').blur()
    await expect(page.getByText('Value must be between 3 and 36').first()).toBeVisible()
  })
})

test('the months of the year are moved by keys, by the pointer and by figures; Undo takes one move back', async ({
  page,
}) => {
  await open(page, { startMonth: '2027-01', season: season('months') })
  const march = page.getByRole('slider', { name: 'March' })
  const box = page.locator('[id="season.months.2"]')
  await march.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(box).toHaveValue('110')
  await expect(march).toHaveAttribute('aria-valuetext', '110%')
  await page.keyboard.press('Tab')

  const bounds = await march.boundingBox()
  if (!bounds) throw new Error('the slider has no place')
  const x = bounds.x + bounds.width / 2
  await page.mouse.move(x, bounds.y + bounds.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, bounds.y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(box).toHaveValue('150')
  await expect.poll(async () => (await keptPlan(page)).season.months[2]).toBe(150)
  await undo(page)
  await expect(box).toHaveValue('110')

  await box.fill('300')
  await expect(march).toHaveAttribute('aria-valuenow', '300')
  await expect(march).toHaveAttribute('aria-valuemax', '300')
  await box.fill('1001')
  await box.blur()
  await expect(page.getByText('Value must be between 0% and 1,000%')).toBeVisible()

  await test.step('events bring their dates of that very year in both calendars, and move the months', async () => {
    await showOwnPlan(
      page,
      planWith({ startMonth: '2030-01', season: season('events'), enableAdvancedAnalysis: false }),
    )
    const ramadan = page.getByRole('group', { name: 'Ramadan' })
    // Ramadan comes twice in 2030.
    await expect(ramadan).toContainText('5 January – 3 February 2030')
    await expect(ramadan).toContainText('26 December 2030 – 23 January 2031')
    await expect(ramadan).toContainText('1–30 Ramadan 1451 AH')
    await expect(ramadan).toContainText('1–29 Ramadan 1452 AH')
    await expect(page.getByRole('group', { name: 'National Day' })).toContainText('18 – 24 September 2030')
    await expect(page.getByText('the sighting of the moon may move a month by a day')).toHaveCount(1)

    await page.getByRole('group', { name: 'White Friday' }).getByRole('switch').check()
    const uplift = page.getByRole('group', { name: 'White Friday' }).getByRole('textbox')
    await expect(uplift).toHaveValue('100')
    await expect(page.getByRole('heading', { name: /November 2030 is the strongest/ })).toBeVisible()
    await uplift.fill('-50')
    await expect(page.getByRole('heading', { name: /November 2030 the weakest/ })).toBeVisible()
    await expect.poll(async () => (await keptPlan(page)).season.events).toEqual([{ id: 'whiteFriday', upliftPct: -50 }])
    await page.getByRole('group', { name: 'White Friday' }).getByRole('switch').uncheck()
    await expect(page.getByRole('heading', { name: /each sells what is planned/ })).toBeVisible()
    await undo(page)
    await expect(uplift).toHaveValue('-50')
  })
})

for (const look of [
  { lang: 'en', theme: 'light', width: 1280, inBoth: true },
  { lang: 'ar', theme: 'dark', width: 360, inBoth: true },
] as const) {
  test.describe(`start, season and cash plan, ${look.lang} ${look.width}`, () => {
    test.use(look)
    test('are accessible and fit, by months and by events', async ({ page }) => {
      const events = [{ id: 'ramadan', upliftPct: 35 }]
      const changes = { startMonth: '2027-01', cashPlan: { ...demoPlan().cashPlan, enabled: true } }
      await open(page, { ...changes, season: season('months', { events }) })
      await expect(page.locator('[id="season.months.2"]')).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await showOwnPlan(page, planWith({ ...changes, season: season('events', { events }) }))
      await expect(page.locator('[id="season.months.2"]')).toHaveCount(0)
      await expectNoViolation(page)
      await expectNoOverflow(page)
    })
  })
}
