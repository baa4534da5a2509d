import type { Page } from 'playwright/test'
import { evaluate } from '../src/domain/model/evaluate'
import type { StepId } from '../src/domain/options'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { blankPlan, newProduct, type Plan } from '../src/domain/plan/plan'
import { advanced as ar } from '../src/i18n/ar/evaluator/advanced'
import { fields } from '../src/i18n/ar/evaluator/fields'
import { expectNoViolation } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { goToStep, untilLoaded } from './more'
import { keepOwnPlan, showOwnPlan } from './own-plan'
import { railOf } from './rail'
import { wholeOf } from './sample'

test.use({ keepsPage: true })

const at = (page: Page, path: string) => page.locator(`[id="${path}"]`)

async function open(page: Page, plan: Plan, step: StepId, lang = 'en') {
  await keepOwnPlan(page, plan)
  await page.goto(`/demo?step=${step}&lang=${lang}`)
  await untilLoaded(page, step)
}

const store = (changes: Partial<Plan> = {}): Plan => ({
  ...blankPlan(),
  storeName: 'Palm',
  productCategory: 'food',
  products: [newProduct('product-1', 'Dates')],
  ...changes,
})

test.describe('typical values, ar 360', () => {
  test.use({ lang: 'ar', width: 360 })

  test('are written when the analysis is switched on, and taken back by one Undo', async ({ page }) => {
    await open(page, store(), 'advanced', 'ar')
    await at(page, 'enableAdvancedAnalysis').click()
    await expect(at(page, 'importLeadTimeMonths')).toHaveValue('0.25')
    await expect(at(page, 'inventoryTurnoverRate')).toHaveValue('12')
    await expect(at(page, 'repeatOrderRate')).toHaveValue('2')
    const notes = page.getByText(ar.check)
    await expect(notes).toHaveCount(13)
    await at(page, 'repeatOrderRate').fill('1.5')
    await expect(notes).toHaveCount(12)
    await expectNoOverflow(page)
    await expectNoViolation(page)
    await at(page, 'repeatOrderRate').blur()
    await page.keyboard.press('Control+z')
    await expect(at(page, 'repeatOrderRate')).toHaveValue('2')
    await page.keyboard.press('Control+z')
    await expect(at(page, 'enableAdvancedAnalysis')).not.toBeChecked()
    const storedPlan = () => page.evaluate(() => JSON.parse(localStorage.getItem('mizan.inputs') ?? '').plan)
    await expect
      .poll(storedPlan)
      .toMatchObject({ importLeadTimeMonths: 2.5, repeatOrderRate: 0.3, inventoryTurnoverRate: 6 })
  })

  test('a store of courses is asked whether a product is sent', async ({ page }) => {
    const label = fields.needsDelivery
    await open(page, store({ packagingPerOrder: 5, shippingPerOrder: 20 }), 'revenue', 'ar')
    await expect(page.getByRole('switch', { name: label })).toBeHidden()
    const sent = store({ productCategory: 'education', packagingPerOrder: 5, shippingPerOrder: 20 })
    await showOwnPlan(page, sent)
    const question = page.getByRole('switch', { name: label })
    await expect(question).toBeChecked()
    const profitOf = (plan: Plan) => wholeOf(evaluate(plan).bottomLine.operatingIncome)
    await expect(railOf(page)).toContainText(profitOf(sent))
    await question.click()
    const products = sent.products.map((product) => ({ ...product, needsDelivery: false }))
    await expect(railOf(page)).toContainText(profitOf({ ...sent, products }))
    await expectNoOverflow(page)
    await page.reload()
    await expect(page.getByRole('switch', { name: label })).not.toBeChecked()
  })
})

test('typical values follow the sourcing', async ({ page }) => {
  await open(page, store({ enableAdvancedAnalysis: true }), 'costs')
  await at(page, 'sourcingType').selectOption('printOnDemand')
  await goToStep(page, 'advanced')
  await expect(at(page, 'importLeadTimeMonths')).toHaveValue('0')
  await expect(at(page, 'inventoryTurnoverRate')).toHaveValue('365')
  await expect(at(page, 'inventoryCarryingCostPct')).toHaveValue('0')
  await expect(at(page, 'repeatOrderRate')).toHaveValue('2')
})

test('the figures beside the form say how much money the plan takes, or how to find out', async ({ page }) => {
  await page.goto('/demo?step=revenue')
  const { needed } = evaluate(demoPlan()).conclusion
  await expect(railOf(page)).toContainText(wholeOf(needed?.kind === 'amount' ? needed.amount : Number.NaN))
  await open(page, { ...demoPlan(), enableAdvancedAnalysis: false }, 'revenue')
  await expect(railOf(page)).toContainText('Turn on the advanced analysis in step 4')
})
