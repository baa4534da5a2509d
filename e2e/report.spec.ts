import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { secondSample } from '../src/domain/samples/second-sample'
import { expectNoViolation } from './accessibility'
import { expect, test } from './fixtures'
import { openMore } from './more'
import { keepOwnPlan } from './own-plan'

async function printedPages(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

test.describe('on a phone in Arabic', () => {
  test.use({ keepsPage: true, lang: 'ar', width: 390, hasTouch: true })

  test('the plan of this device becomes a PDF: cancelled once, then downloaded under its own name', async ({
    page,
  }) => {
    await page.goto('/demo?step=setup')
    await openMore(page)
    await page.getByRole('button', { name: 'طباعة أو PDF' }).tap()
    const make = page.getByRole('button', { name: 'إعداد ملف PDF' })
    await page.getByRole('radio', { name: /التقرير الكامل/ }).check({ force: true })
    await make.tap()
    await page.getByRole('button', { name: 'إلغاء' }).tap()
    await page.getByRole('radio', { name: /صفحة واحدة لشريك/ }).check({ force: true })
    const download = page.waitForEvent('download')
    await make.tap()
    const file = await download
    expect(file.suggestedFilename()).toBe('بيت نور - الخطة المالية في صفحة واحدة.pdf')
    const pdf = await readFile(await file.path())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(page.getByRole('status').filter({ hasText: 'التقرير جاهز' })).toBeVisible()
  })

  test('the papers and duties of a store become a calendar, and a fee one of its overheads', async ({ page }) => {
    await page.goto('/demo?step=setup')
    await keepOwnPlan(page, { ...demoPlan(), startMonth: '2027-01' })
    await page.goto('/demo?step=setup')
    await openMore(page)
    await page.getByRole('button', { name: 'الوثائق والالتزامات', exact: true }).tap()
    // However long the list is, the dialog fits the window: its focus, on the last button, hides no title.
    await expect(page.getByRole('heading', { name: 'الوثائق والالتزامات' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'إضافة إلى مصروفات النشاط' }).first().tap()
    await expect(page.getByText('أُضيف إلى مصروفات النشاط.')).toBeVisible()
    await expectNoViolation(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'حفظ في التقويم' }).tap()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.ics$/)
    expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:السجل التجاري')
    await page.getByRole('button', { name: 'إغلاق', exact: true }).tap()
    await page.goto('/demo?step=costs')
    await expect(page.locator('[id^="customOverheadsOps"] input').first()).toHaveValue('السجل التجاري')
  })
})

test('results that a browser prints are one page, with the day, the products and the picture of cash', async ({
  page,
}) => {
  await keepOwnPlan(page, { ...secondSample(), unanswered: [] })
  await page.goto('/demo?step=results')
  await page.locator('#verdict').waitFor()
  await page.emulateMedia({ media: 'print' })
  const main = page.locator('main')
  await expect(page.getByText(/ \d{4} · .*189\.00 × 105/)).toBeVisible()
  await expect(main.locator('figure svg.touch-pan-y').first()).toBeVisible()
  // The width of A4 within its margins.
  await page.setViewportSize({ width: 658, height: 900 })
  const picture = main.locator('figure svg.touch-pan-y').first()
  const [whole, drawn] = [await main.boundingBox(), await picture.boundingBox()]
  expect(drawn?.width).toBeGreaterThan(0.9 * (whole?.width ?? Number.NaN))
  const measured = Number((await picture.getAttribute('viewBox'))?.split(' ')[2])
  const written = (12 * (drawn?.width ?? Number.NaN)) / measured
  // Seven points.
  expect(written).toBeGreaterThan((7 * 96) / 72)
  await page.emulateMedia({ media: null })
  expect(await printedPages(page)).toBe(1)
})

test('a step is printed with the picture of cash, by plan or by month, as the results are', async ({ page }) => {
  await keepOwnPlan(page, { ...secondSample(), unanswered: [] })
  for (const kept of ['sample', 'own']) {
    await page.goto('/robots.txt')
    await page.evaluate((active) => localStorage.setItem('mizan.active', active), kept)
    // The page of the last step is what is asked for last.
    await Promise.all([page.waitForResponse(/advanced-step/), page.goto('/demo?step=costs')])
    const pictures = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'))
      const { length } = document.querySelectorAll('main figure svg.touch-pan-y')
      dispatchEvent(new Event('afterprint'))
      return length
    })
    expect(pictures).toBe(1)
  }
})

test('paper has its day, however busy the page is', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/demo?step=results')
  await page.locator('#verdict').waitFor()
  const printed = () =>
    page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'))
      const text = document.body.textContent
      dispatchEvent(new Event('afterprint'))
      return text
    })
  await expect.poll(printed).toMatch(/ \d{4} · .*149\.00 × 190/)
})

test('the second sample’s results are one page in Arabic as well', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('mizan.active', 'secondSample'))
  await page.goto('/demo?step=results&lang=ar')
  await page.getByText('عطر ورد وعود').first().waitFor({ state: 'attached' })
  await page.locator('main figure svg.touch-pan-y').first().waitFor()
  expect(await printedPages(page)).toBe(1)
})

test('an analysis that a browser prints is on paper with its pictures, its figures and no links to its parts', async ({
  page,
}) => {
  await page.goto('/demo?step=results&view=analysis')
  await page.locator('#all-figures').waitFor()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#all-figures')).toBeVisible()
  await expect(page.locator('.details-of-results figure').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Parts of the results' })).toBeHidden()
  await page.emulateMedia({ media: null })
  expect(await printedPages(page)).toBeGreaterThan(1)
})

test('the decisions that a browser prints are their words, without boxes, buttons and parts that are not shown', async ({
  page,
}) => {
  await page.goto('/demo?step=results&view=analysis')
  await page.getByRole('button', { name: 'Goals, risks and offers' }).click()
  const decisions = page.locator('#decisions')
  await expect(decisions.getByRole('listitem').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(decisions.getByText('Profit per month, at least: SAR')).toBeVisible()
  await expect(decisions.getByRole('tab')).toHaveText(['Reach a goal'])
  for (const name of ['Discounts and free shipping', 'How sure is this?']) {
    await page.emulateMedia({ media: null })
    await decisions.getByRole('tab', { name }).click()
    await expect(decisions.getByRole('figure').or(decisions.getByRole('table')).first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const role of ['textbox', 'spinbutton', 'combobox'] as const)
      await expect(decisions.getByRole(role)).toHaveCount(0)
    await expect(decisions.getByRole('tab')).toHaveText([name])
  }
})
