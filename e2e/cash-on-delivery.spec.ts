import type { Page } from 'playwright/test'
import { evaluate } from '../src/domain/model/evaluate'
import { demoPlan } from '../src/domain/plan/demo-plan'
import type { Plan } from '../src/domain/plan/plan'
import { costs as ar } from '../src/i18n/ar/evaluator/costs'
import { rules as arRules } from '../src/i18n/ar/evaluator/rules'
import { costs as en } from '../src/i18n/en/evaluator/costs'
import { withPercentsInPlace } from '../src/i18n/format'
import { expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { railOf } from './rail'
import { wholeOf } from './sample'

test.use({ keepsPage: true })

const at = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const cod = ['codSharePct', 'codRefusalPct', 'refusedReturnShipping', 'refusedUnsellablePct'] as const

/** The plan as this device keeps it; a page that is about to be hidden keeps it at once. */
const storedPlan = (page: Page) =>
  page.evaluate((): unknown => {
    window.dispatchEvent(new Event('pagehide'))
    return JSON.parse(localStorage.getItem('mizan.sample') ?? '{}').plan
  })

async function openPayment(page: Page, lang: string) {
  await page.goto(`/demo?step=costs&lang=${lang}`)
  const head = page.locator('[aria-controls="costs-payment"]')
  await head.waitFor()
  if ((await head.getAttribute('aria-expanded')) === 'false') await head.press('Enter')
}

async function expectProfitOf(page: Page, changes: Partial<Plan>) {
  const { bottomLine } = evaluate({ ...demoPlan(), ...changes })
  await expect(railOf(page)).toContainText(wholeOf(bottomLine.operatingIncome))
}

test.describe('cash on delivery, ar 360', () => {
  const lang = 'ar'
  test.use({ lang, theme: 'dark', width: 360 })

  test('is asked about, and refusals change the profit', async ({ page }) => {
    await openPayment(page, lang)
    const question = page.getByRole('switch', { name: ar.payment.cod.question })
    await expect(question).not.toBeChecked()
    for (const path of cod) await expect(at(page, path)).toHaveCount(0)
    await question.focus()
    await page.keyboard.press('Space')
    const typed = { codSharePct: '60', codRefusalPct: '٢٠٪', refusedReturnShipping: '18', refusedUnsellablePct: '5' }
    for (const path of cod) await at(page, path).fill(typed[path])
    const changes = { codSharePct: 60, codRefusalPct: 20, refusedReturnShipping: 18, refusedUnsellablePct: 5 }
    expect(await storedPlan(page)).toMatchObject(changes)
    await expectProfitOf(page, changes)
    await at(page, 'codRefusalPct').fill('45')
    await at(page, 'codRefusalPct').blur()
    const warning = withPercentsInPlace(arRules.aboveUsual.replace('{{max}}', '40%'), lang)
    await expect(page.getByText(warning, { exact: true })).toBeVisible()
    await at(page, 'codRefusalPct').fill('20')
    await at(page, 'codRefusalPct').press('ArrowUp')
    await expect(at(page, 'codRefusalPct')).toHaveValue('21')
    await at(page, 'codRefusalPct').press('ArrowDown')
    await expectAccessible(page)
    await expectNoOverflow(page)

    await page.reload()
    await openPayment(page, lang)
    await expect(at(page, 'codSharePct')).toHaveValue('60')
    await question.uncheck()
    for (const path of cod) await expect(at(page, path)).toHaveCount(0)
    expect(await storedPlan(page)).toMatchObject({ ...changes, codSharePct: 0 })
    await expectProfitOf(page, {})
    await page.keyboard.press('Control+z')
    await expect(at(page, 'codSharePct')).toHaveValue('60')
  })
})

test('cash on delivery takes its share from its payment method; Spotii stays in stored plans and is not offered', async ({
  page,
}) => {
  await openPayment(page, 'en')
  await at(page, 'paymentMode').locator('input:checked').focus()
  await page.keyboard.press('ArrowDown')
  await expect(at(page, 'paymentMethods.0.share')).toBeVisible()
  await expect(at(page, 'paymentMethods.4.share')).toBeHidden()
  const question = page.getByRole('switch', { name: en.payment.cod.question })
  await expect(question).toBeChecked()
  await expect(at(page, 'codSharePct')).toHaveCount(0)
  const share = withPercentsInPlace(en.payment.cod.shareAbove.replace('{{share}}', '10%'), 'en')
  await expect(page.getByText(share)).toBeVisible()
  await at(page, 'codRefusalPct').fill('25')
  await question.uncheck()
  await expect(at(page, 'codRefusalPct')).toHaveCount(0)
  await expect(at(page, 'paymentMethods.5.share')).toHaveValue('0')
  await expect(at(page, 'paymentMethods.0.share')).toHaveValue('49.9')
})
