import type { Page } from 'playwright/test'
import { evaluate } from '../src/domain/model/evaluate'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { options as ar } from '../src/i18n/ar/options'
import { options as en } from '../src/i18n/en/options'
import { expect, test } from './fixtures'
import { railOf } from './rail'
import { sample, wholeOf } from './sample'

test.use({ keepsPage: true })

const wholeProfit = wholeOf(sample.bottomLine.operatingIncome)
const breakEven = sample.bottomLine.monthlyBreakEvenUnits
const sold = sample.monthly.totalUnits

const appearances = [
  { lang: 'en', words: en, profit: `SAR ${wholeProfit}`, planned: `${sold} planned` },
  { lang: 'ar', words: ar, profit: `${wholeProfit} ر.س`, planned: `المخطط ${sold}` },
] as const

const spaced = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u200e', '')
const railText = async (page: Page) => spaced(await railOf(page).innerText())
const price = (page: Page) => page.locator('[id="products.0.unitPriceInclVAT"]')

for (const appearance of appearances) {
  test.describe(appearance.lang, () => {
    test.use({ lang: appearance.lang })

    test('the sample store says at once what it earns, and profit, verdict and break-even follow each keystroke', async ({
      page,
    }) => {
      await page.goto('/demo?step=revenue')
      await expect(page.locator('html')).toHaveAttribute('dir', appearance.lang === 'ar' ? 'rtl' : 'ltr')
      const text = await railText(page)
      const verdict = appearance.words.verdictWords[sample.verdict ?? 'strong']
      const health = String(Math.round(sample.advanced?.businessHealthScore ?? Number.NaN))
      for (const figure of [appearance.profit, `${breakEven}`, appearance.planned, verdict, health])
        expect(text).toContain(figure)

      // And each keystroke is followed.
      await price(page).fill('')
      for (const typed of ['1', '12', '129', '129.5']) {
        await price(page).press('End')
        await price(page).pressSequentially(typed.slice(-1) === '5' ? '.5' : typed.slice(-1))
        const plan = demoPlan()
        const [first] = plan.products
        if (first) first.unitPriceInclVAT = Number(typed)
        await expect.poll(() => railText(page)).toContain(wholeOf(evaluate(plan).bottomLine.operatingIncome))
      }
    })
  })
}

test.describe('a number box', () => {
  const readings = [
    ['١٬٢٣٤٫٥', '1,234.5'],
    ['۱۲۳۴', '1,234'],
    ['1,234.5', '1,234.5'],
    ['1 234', '1,234'],
  ] as const
  test('takes every family of digits', async ({ page }) => {
    await page.goto('/demo?step=revenue')
    for (const [typed, shown] of readings) {
      await price(page).fill('')
      await price(page).pressSequentially(typed)
      await expect(price(page)).toHaveValue(typed)
      await price(page).blur()
      await expect(price(page)).toHaveValue(shown)
    }

    await test.step('takes a pasted amount with its currency', async () => {
      await price(page).fill('SAR 1,234.50')
      await price(page).blur()
      await expect(price(page)).toHaveValue('1,234.5')
    })

    await test.step('never moves the caret', async () => {
      await price(page).fill('123456')
      await price(page).press('End')
      const moves = [
        'ArrowLeft',
        '7',
        'Backspace',
        'ArrowLeft',
        '.',
        'ArrowRight',
        'Delete',
        '٣',
        'Home',
        '9',
        'End',
        '1',
      ]
      let text = '123456'
      let caret = text.length
      for (let round = 0; round < 36; round += 1) {
        const move = moves[(round * 7) % moves.length] ?? 'End'
        if (move.length === 1) await page.keyboard.insertText(move)
        else await price(page).press(move)
        if (move === 'ArrowLeft') caret = Math.max(0, caret - 1)
        else if (move === 'ArrowRight') caret = Math.min(text.length, caret + 1)
        else if (move === 'Home') caret = 0
        else if (move === 'End') caret = text.length
        else if (move === 'Backspace') {
          text = text.slice(0, Math.max(0, caret - 1)) + text.slice(caret)
          caret = Math.max(0, caret - 1)
        } else if (move === 'Delete') text = text.slice(0, caret) + text.slice(caret + 1)
        else {
          text = text.slice(0, caret) + move + text.slice(caret)
          caret += 1
        }
        const state = await price(page).evaluate((box: HTMLInputElement) => [box.value, box.selectionStart])
        expect(state).toEqual([text, caret])
      }
    })
  })

  test('keeps a text that is no number, says so after leaving, and the plan keeps its last number', async ({
    page,
  }) => {
    await page.goto('/demo?step=revenue')
    await price(page).fill('12x4')
    await expect(price(page)).not.toHaveAttribute('aria-invalid', 'true')
    await price(page).blur()
    await expect(price(page)).toHaveValue('12x4')
    await expect(price(page)).toHaveAttribute('aria-invalid', 'true')
    expect(await railText(page)).toContain(wholeProfit)
    await price(page).fill('150')
    await expect(price(page)).not.toHaveAttribute('aria-invalid', 'true')
  })
})

test('what was typed is found again after a reload, at the same step', async ({ page }) => {
  await page.goto('/demo?step=setup')
  await page.getByRole('button', { name: 'Next' }).click()
  await price(page).fill('199')
  await price(page).blur()
  await expect(page.getByText('Kept on this device')).toBeVisible()
  await page.reload()
  await expect(price(page)).toHaveValue('199')
})

test('the page reads without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'ar-SA' })
  const page = await context.newPage()
  await page.goto(`${baseURL}/demo`)
  await expect(page.locator('main')).toContainText(wholeOf(sample.bottomLine.operatingIncome))
  await context.close()
})

test('the chosen theme is applied before the first paint', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/demo', { waitUntil: 'commit' })
  await page.waitForSelector('body')
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('the language is decided by the query, then the cookie, then the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ar-SA' })
  const page = await context.newPage()
  const language = () => page.locator('html').getAttribute('lang')
  await page.goto(`${baseURL}/demo`)
  expect(await language()).toBe('ar')
  await page.goto(`${baseURL}/demo?lang=en`)
  expect(await language()).toBe('en')
  await page.goto(`${baseURL}/demo`)
  expect(await language()).toBe('en')
  await context.close()
})
