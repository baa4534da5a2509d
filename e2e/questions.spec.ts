import type { Page } from 'playwright/test'
import type { StepId } from '../src/domain/options'
import { demoPlan } from '../src/domain/plan/demo-plan'
import type { Plan } from '../src/domain/plan/plan'
import { expect, test } from './fixtures'
import { goToStep, untilLoaded } from './more'
import { keepOwnPlan, showOwnPlan } from './own-plan'

test.use({ keepsPage: true })

/** A store that buys and sells at home, with prepaid orders and a small team: the answer to every question is no. */
function plainStore(): Plan {
  const plan = demoPlan()
  const products = plan.products.map((product) => ({ ...product, internationalShipping: 0, customsDutiesPct: 0 }))
  return { ...plan, products }
}

async function open(page: Page, plan: Plan, step: StepId) {
  await keepOwnPlan(page, plan)
  await page.goto(`/demo?step=${step}`)
  await untilLoaded(page, step)
  await openSections(page)
}

/** Opens what is folded away; sections may hide more of them. */
async function openSections(page: Page) {
  for (let depth = 0; depth < 2; depth += 1) {
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll<HTMLElement>('main section [aria-expanded=false]')) closed.click()
    })
  }
}

/** The boxes that one types in or chooses from. */
const boxes = (page: Page) =>
  page.locator('main').locator('input:not([type=checkbox]):not([type=radio]), select').filter({ visible: true }).count()

/** How many boxes each step had before there were any questions; the owner's pay, unsellable returns and where it sells are asked of every store, and two boxes divide a budget by customers. */
const boxesBefore = [
  ['setup', 4],
  ['revenue', 17],
  ['costs', 84],
  ['advanced', 13],
] as const

test('a founder who answers no to every question sees no more boxes on any step than before', async ({ page }) => {
  const registered = { ...plainStore(), sourcingType: 'localWholesale' } as const
  await open(page, registered, 'setup')
  for (const plan of [registered, { ...registered, vatRegistered: false }]) {
    await showOwnPlan(page, plan)
    for (const [step, count] of boxesBefore) {
      await goToStep(page, step)
      await openSections(page)
      const shown = await boxes(page)
      expect(shown, step).toBeGreaterThan(0)
      expect(shown, step).toBeLessThanOrEqual(count)
    }
  }
})

const stored = (page: Page) =>
  page.evaluate(() => {
    const storedPlan: unknown = JSON.parse(localStorage.getItem('mizan.inputs') ?? '{}')
    return storedPlan
  })

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click()

test('duty may be charged on the customs value: the difference is said, one press takes it, Undo takes it back', async ({
  page,
}) => {
  await open(page, demoPlan(), 'costs')
  // Asked once, for all products.
  const basis = page.getByRole('group', { name: 'Duty is charged on' })
  await expect(basis.locator('xpath=../..')).toContainText('over all products this adds SAR')
  await page.getByRole('button', { name: 'Use the customs value (CIF)' }).click()
  await expect(basis.getByRole('radio', { name: /CIF/ })).toBeChecked()
  await expect.poll(() => stored(page)).toMatchObject({ plan: { dutyBasis: 'cif' } })
  await undo(page)
  await expect(basis.getByRole('radio').first()).toBeChecked()

  await test.step('the units of a shipment share the customs service fee', async () => {
    const box = page.locator('[id="products.0.unitsPerShipment"]')
    await box.fill('20')
    await expect(page.getByText('Customs service fee: SAR 15.00 per shipment, SAR 0.75 per unit.')).toBeVisible()
    await box.press('ArrowUp')
    await expect(box).toHaveValue('21')
    await box.fill('2.5')
    await box.blur()
    await expect(page.getByText('Please enter a whole number').first()).toBeVisible()
  })

  await test.step('social insurance is added to the insured wage, with the date of its rate', async () => {
    const plan = { ...demoPlan(), startMonth: '2027-08' }
    await showOwnPlan(page, plan)
    const question = page.getByRole('switch', { name: 'Do you want social insurance (GOSI) added to the wages?' })
    await expect(page.getByLabel('Social insurance', { exact: true })).toHaveCount(0)
    await question.check()
    await page.locator('[id="team.1.socialInsurance"]').selectOption('saudiNew')
    await expect(page.getByLabel('Insured wage (basic pay and housing)')).toHaveValue('5,500')
    await expect(page.getByText('Adds SAR 728.75 per month: 13.25% of the insured wage')).toBeVisible()
    await expect(page.getByText('Rate for July 2027 to June 2028')).toBeVisible()
    await question.uncheck()
    await expect(page.getByLabel('Insured wage (basic pay and housing)')).toHaveCount(0)
    await undo(page)
    await expect(page.locator('[id="team.1.socialInsurance"]')).toHaveValue('saudiNew')
  })
})
