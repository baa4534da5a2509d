import type { Page } from 'playwright/test'
import { spreadExpenses } from '../src/domain/model/amortized-expenses'
import { evaluate } from '../src/domain/model/evaluate'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { originAt } from '../src/domain/plan/origins'
import { parsePlan } from '../src/domain/plan/parse-plan'
import type { Plan } from '../src/domain/plan/plan'
import { contingencyGuide } from '../src/domain/typical/contingency-guide'
import { costs as ar } from '../src/i18n/ar/evaluator/costs'
import { costs as en } from '../src/i18n/en/evaluator/costs'
import { withPercentsInPlace } from '../src/i18n/format'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { openMore } from './more'

test.use({ keepsPage: true })

const advanced = { en: 'Advanced options', ar: 'خيارات متقدمة' }

const at = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const head = (page: Page, section: string) => page.locator(`[aria-controls="costs-${section}"]`)

async function openCosts(page: Page, lang: string) {
  await page.goto(`/demo?step=costs&lang=${lang}`)
  await head(page, 'product').waitFor()
}

async function openSection(page: Page, section: string) {
  if ((await head(page, section).getAttribute('aria-expanded')) === 'false') await head(page, section).press('Enter')
}

async function fill(page: Page, fields: Record<string, string>) {
  for (const [path, text] of Object.entries(fields)) await at(page, path).fill(text)
}

/** Makes a choice as a keyboard does. */
async function chooseSecond(page: Page, path: string) {
  await at(page, path).locator('input:checked').focus()
  await page.keyboard.press('ArrowDown')
}

/** The plan as this device keeps it; a page that is about to be hidden keeps it at once. */
async function keptPlan(page: Page): Promise<Plan> {
  const text = await page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'))
    return JSON.stringify(JSON.parse(localStorage.getItem('mizan.sample') ?? '{}').plan)
  })
  return parsePlan(text).plan
}

const digits = (value: number | null) =>
  (value ?? 0).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Every head says what the model makes of the plan. */
async function expectSubtotals(page: Page, plan: Plan) {
  const { monthly } = evaluate(plan)
  const subtotals = {
    product: monthly.finalUnitCost,
    order: plan.packagingPerOrder + plan.shippingPerOrder,
    payment: monthly.gatewayFeePerOrder,
    acquisition: monthly.cacVariableCost + monthly.marketingMo,
    tech: monthly.overheadsTechMo,
    team: monthly.teamMo,
    ops: monthly.overheadsOpsMo,
    spread: spreadExpenses(plan).monthly,
    contingency: monthly.contingencyMo,
  }
  for (const [section, value] of Object.entries(subtotals)) {
    await expect(head(page, section)).toContainText(value === 0 ? /Not entered yet|لم يُدخل بعد/ : digits(value))
  }
  if (plan.fulfillmentMethod === '3pl') {
    await expect(head(page, 'fulfillment')).toContainText(digits(plan.fulfillmentPerOrder))
  }
}

test.describe('on a dark phone, in Arabic', () => {
  test.use({ lang: 'ar', theme: 'dark', width: 360 })

  test('what is typed, chosen or taken from a preset ends at the figures of the model', async ({ page }) => {
    await openCosts(page, 'ar')
    await expectSubtotals(page, demoPlan())

    await page.getByRole('button', { name: advanced.ar }).first().press('Enter')
    await fill(page, {
      'products.0.exFactoryPrice': '٣٠٫٥',
      'products.0.fxFeePct': '2',
      'products.0.customsDutiesPct': '5',
      'products.0.insurance': '1.25',
      'products.0.expectedDefectPct': '4',
      'products.1.exFactoryPrice': '',
      'products.1.unitCostLanded': '21.4',
    })
    await page.locator('#costs-order fieldset').last().getByRole('button').last().press('Enter')
    await expect(at(page, 'shippingPerOrder')).toHaveValue('35')

    await openSection(page, 'payment')
    await chooseSecond(page, 'paymentMode')
    await fill(page, { 'paymentMethods.0.share': '15', 'paymentMethods.5.fixed': '12' })
    await expect(page.locator('#paymentMethods [role=status]')).toContainText('70')
    await page.getByRole('button', { name: withPercentsInPlace(ar.payment.scale, 'ar') }).press('Enter')
    await expect(page.locator('#paymentMethods [role=status]')).toHaveCount(0)
    await expect(at(page, 'paymentMethods.5.share')).toHaveValue('14.3')

    await openSection(page, 'fulfillment')
    await chooseSecond(page, 'fulfillmentMethod')
    await page.locator('#costs-fulfillment fieldset').last().getByRole('button').nth(1).press('Enter')
    await openSection(page, 'acquisition')
    await fill(page, { customerAcquisitionCost: '52', paidAdsMo: '750' })

    await openSection(page, 'tech')
    await at(page, 'overheads.plugins.mode').selectOption('oneTime')
    await fill(page, { 'overheads.plugins.amount': '900', 'overheads.plugins.months': '18' })
    await at(page, 'customOverheadsTech.add').press('Enter')
    await expect(at(page, 'customOverheadsTech.0.name')).toBeFocused()
    await page.keyboard.type('Photos')
    await fill(page, { 'customOverheadsTech.0.amount': '1200' })
    await at(page, 'customOverheadsTech.0.mode').selectOption('annual')
    await openSection(page, 'contingency')
    await page.locator('#costs-contingency').getByRole('button').first().press('Enter')

    const plan = await keptPlan(page)
    await expectSubtotals(page, plan)
    expect(plan).toMatchObject({
      shippingPerOrder: 35,
      paymentMode: 'advanced',
      fulfillmentMethod: '3pl',
      fulfillmentPerOrder: 10,
      customerAcquisitionCost: 52,
      paidAdsMo: 750,
      customOverheadsTech: [{ name: 'Photos', amount: 1200, mode: 'annual' }],
    })
    expect(plan.products[0]).toMatchObject({
      exFactoryPrice: 30.5,
      fxFeePct: 2,
      customsDutiesPct: 5,
      insurance: 1.25,
    })
    expect(plan.products[1]).toMatchObject({ exFactoryPrice: 0, unitCostLanded: 21.4 })
    expect(plan.overheads.plugins).toEqual({ amount: 900, mode: 'oneTime', months: 18, chargesVat: true })
    const reserve = contingencyGuide(evaluate({ ...plan, contingencyMo: 0 }).monthly).low
    expect(plan.contingencyMo).toBe(reserve)
    await expectNoOverflow(page)
  })
})

test('members come, change and go, and every removal is taken back', async ({ page }) => {
  await openCosts(page, 'en')
  await openSection(page, 'team')
  const addButton = page.locator('#team').getByRole('button', { name: 'Add', exact: true })
  await expect(addButton).toBeDisabled()
  await at(page, 'team.add').selectOption('designer')
  await page.locator('#team fieldset').last().locator('input:checked').press('ArrowDown')
  await addButton.press('Enter')
  await expect(at(page, 'team.2.monthlyCost')).toBeFocused()
  await expect(at(page, 'team.2.monthlyCost')).toHaveValue('3,750')
  await expect(at(page, 'team.2.employmentType')).toHaveValue('parttime')
  await at(page, 'team.2.employmentType').selectOption('fulltime')
  await expect(at(page, 'team.2.monthlyCost')).toHaveValue('7,500')
  await at(page, 'team.2.monthlyCost').fill('6900')
  await expect(at(page, 'team.2.employmentType')).toHaveValue('custom')

  await at(page, 'team.add').selectOption('custom')
  await expect(page.locator('#team fieldset').last().locator('input').first()).toBeDisabled()
  await addButton.press('Enter')
  await expect(at(page, 'team.3.customRole')).toBeFocused()
  await page.keyboard.type('Packer')
  await at(page, 'team.3.monthlyCost').fill('abc')
  await at(page, 'team.1.remove').press('Enter')
  await expect(at(page, 'team.1.remove')).toBeFocused()
  await expect(at(page, 'team.2.monthlyCost')).toHaveValue('abc')
  await at(page, 'team.2.monthlyCost').fill('4000')
  const short = await keptPlan(page)
  expect(short.team.map(({ role, monthlyCost }) => [role, monthlyCost])).toEqual([
    ['Founder/CEO', 8000],
    ['Designer', 6900],
    ['custom', 4000],
  ])
  await expectSubtotals(page, short)

  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(at(page, 'team.1.monthlyCost')).toHaveValue('5,500')
  await expect(page.locator('[id="team.1"] :focus')).toHaveCount(1)
  await expect(at(page, 'team.3.customRole')).toHaveValue('Packer')
  await expectSubtotals(page, await keptPlan(page))

  for (let left = 4; left > 0; left -= 1) await at(page, `team.${left - 1}.remove`).press('Enter')
  await expect(at(page, 'team.add')).toBeFocused()
  await expect(head(page, 'team')).toContainText(en.notEntered)
  for (let back = 0; back < 4; back += 1) await page.keyboard.press('Control+z')
  await expect(at(page, 'team.3.customRole')).toHaveValue('Packer')
})

for (const appearance of appearances) {
  test.describe(`the costs step, ${lookName(appearance)}`, () => {
    test.use(appearance)

    test('the whole step, all of it open, is accessible and fits', async ({ page }) => {
      await openCosts(page, appearance.lang)
      await openMore(page)
      await at(page, 'currency').fill('USD')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      for (const section of ['payment', 'fulfillment', 'acquisition', 'tech', 'team', 'ops', 'spread', 'contingency']) {
        await openSection(page, section)
      }
      await page.getByRole('button', { name: advanced[appearance.lang] }).first().press('Enter')
      await chooseSecond(page, 'paymentMode')
      await chooseSecond(page, 'fulfillmentMethod')
      await chooseSecond(page, 'productCostMethod')
      await at(page, 'customOverheadsOps.add').press('Enter')
      await fill(page, { 'products.0.expectedDefectPct': '60', contingencyMo: '-5', influencersMo: 'abc' })
      await at(page, 'contingencyMo').focus()
      await page.keyboard.press('Tab')
      await expectAccessible(page)
      await page.setViewportSize({ width: appearance.width === 360 ? 320 : appearance.width, height: 800 })
      await expectNoOverflow(page)
    })
  })
}

test('what a unit is made of adds up to its price, and a budget to what a customer costs', async ({ page }) => {
  await openCosts(page, 'en')
  await openSection(page, 'product')
  await at(page, 'sourcingType').selectOption('localManufacturing')
  const recipe = page.locator('[id="products.0.recipe"]')
  await page
    .getByRole('button', { name: new RegExp(`^${en.recipe.title}`) })
    .first()
    .click()
  await recipe.getByRole('button', { name: en.recipe.parts.fabric }).click()
  const first = recipe.getByRole('group', { name: en.recipe.parts.fabric })
  await first.getByLabel(en.recipe.quantity).fill('3')
  await first.getByLabel(en.recipe.price).fill('12')
  await recipe.getByRole('button', { name: en.recipe.parts.sewing, exact: true }).click()
  await recipe.getByRole('group', { name: en.recipe.parts.sewing }).getByLabel(en.recipe.price).fill('45')
  await expect(recipe.getByRole('status')).toContainText('81.00')
  await expect(at(page, 'products.0.exFactoryPrice')).toHaveValue('81')
  await openSection(page, 'acquisition')
  await page.getByRole('button', { name: new RegExp(`^${en.acquisition.aid.open}`) }).click()
  await page.getByLabel(en.acquisition.aid.budget).fill('3000')
  await page.getByLabel(en.acquisition.aid.customers).fill('60')
  await page.getByRole('button', { name: /^Use .*50/ }).click()
  await expect(at(page, 'customerAcquisitionCost')).toHaveValue('50')
  const plan = await keptPlan(page)
  expect([originAt(plan, 'products.0.exFactoryPrice'), plan.customerAcquisitionCost]).toEqual(['recipe', 50])
})
