import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import type { Language } from '../src/domain/options'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { quickStart as quickStartAr } from '../src/i18n/ar/evaluator/quick-start'
import { more as moreAr } from '../src/i18n/ar/more'
import { actuals as actualsAr } from '../src/i18n/ar/plans/actuals'
import { sales as salesAr } from '../src/i18n/ar/plans/sales'
import { quickStart as quickStartEn } from '../src/i18n/en/evaluator/quick-start'
import { more as moreEn } from '../src/i18n/en/more'
import { actuals as actualsEn } from '../src/i18n/en/plans/actuals'
import { sales as salesEn } from '../src/i18n/en/plans/sales'
import { expectAccessible } from './accessibility'
import { flowLook, lookName, readingLooks } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { openMore } from './more'
import { keepOwnPlan } from './own-plan'

test.use({ keepsPage: true })

const words = {
  en: { actuals: actualsEn, more: moreEn, quickStart: quickStartEn, sales: salesEn },
  ar: { actuals: actualsAr, more: moreAr, quickStart: quickStartAr, sales: salesAr },
}
const customer = ['نورة العتيبي', '+966512345678', 'noura@mail.example']

/** An orders file of Salla for September 2026: of 20 paid at the door 5 came back, one status is the merchant's own. */
function sallaFile(): string {
  const header =
    'رقم الطلب,تاريخ الطلب,حالة الطلب,اسم العميل,رقم الجوال,البريد الإلكتروني,طريقة الدفع,إجمالي الطلب,skus_json'
  const rows = Array.from({ length: 60 }, (_, at) => {
    const isCod = at % 3 === 0
    const status = isCod && at % 12 === 0 ? 'مسترجع' : at === 1 ? 'وصلت 🌸' : 'تم التوصيل'
    const lines = '"[[""Sandalwood"",2,""OUD"",115,230,[]]]"'
    const day = String((at % 30) + 1).padStart(2, '0')
    return [
      `'${7000 + at}`,
      `2026-09-${day} 21:40`,
      status,
      ...customer,
      isCod ? 'دفع عند الاستلام' : 'مدى',
      '230.00',
      lines,
    ].join(',')
  })
  return [header, ...rows, "'7999,never,تم التوصيل,x,x,x,مدى,230.00,"].join('\n')
}

const statement = [
  'رقم الطلب,إجمالي الطلب (ر.س),طريقة الدفع,الرسوم (ر.س),المُستحق قبل الضريبة (ر.س),الضريبة,المُستحق بعد الضريبة (ر.س)',
  '7001,230,مدى,3.3,226.7,0.5,226.2',
  '7002,230,مدى,3.3,226.7,0.5,200',
].join('\n')

const ads = 'اليوم,الصرف\n2026-09-01,300\n2026-09-20,212'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

/** Counts the presses on a page from now on, until it is loaded again. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    dataset.presses = '0'
    addEventListener('pointerdown', () => (dataset.presses = `${Number(dataset.presses) + 1}`), true)
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.presses))
}

/** Opens the actual months of a plan of one's own; one press, which is repeated where it comes before the page has come to life. */
async function openMonths(page: Page, lang: Language) {
  await keepOwnPlan(page, demoPlan())
  await page.goto(`/demo?lang=${lang}&step=setup`)
  await openMore(page)
}

/** Three more files: a statement, one that is none, and one whose columns are asked for. */
async function addFiles(dialog: Locator, lang: Language) {
  const { sales } = words[lang]
  await dialog
    .locator('input[type=file]')
    .setInputFiles([csv('salla-payments.csv', statement), csv('broken.pdf', '%PDF-1.7'), csv('x.csv', ads)])
  await dialog.getByLabel(sales.map.kind).selectOption({ label: sales.map.kinds.advertising })
  await dialog.getByLabel(sales.map.columns.from).selectOption('اليوم')
  await dialog.getByLabel(sales.map.columns.spend).selectOption('الصرف')
}

async function looksGood(page: Page) {
  await expectAccessible(page)
  await expectNoOverflow(page)
}

async function expectLargeLettersFit(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expectNoOverflow(page)
}

test.describe(lookName(flowLook), () => {
  test.use(flowLook)

  test('an orders file becomes the month beside the plan, and no customer leaves the reading', async ({ page }) => {
    const { actuals, more, sales } = words.en
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await openMonths(page, 'en')
    const presses = await countPresses(page)
    await page.getByRole('button', { name: more.actuals }).click()
    await page.getByRole('button', { name: actuals.addFiles }).click()
    const dialog = page.getByRole('dialog')
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: sales.choose }).click()
    await (await chooser).setFiles(csv('orders.csv', sallaFile()))
    // Five of the twenty orders that are paid at the door.
    await expect(dialog.getByRole('status')).toContainText('25')
    expect(1 + (await presses()), 'from the plan to the first sentence about its month').toBeLessThanOrEqual(4)
    await dialog.getByLabel('وصلت 🌸').selectOption('delivered')
    await expect(dialog.getByLabel('وصلت 🌸')).toHaveValue('delivered')
    await addFiles(dialog, 'en')
    await looksGood(page)
    await dialog.getByRole('button', { name: sales.map.read }).click()
    await expect(dialog.getByText(/7002/)).toBeVisible()
    await expect(dialog.getByText(sales.refusals.pdf)).toBeVisible()
    await dialog.getByRole('button', { name: sales.keep_one }).click()
    await expect(page.getByRole('row', { name: actuals.figures.orders })).toContainText('60')
    await expect(page.getByRole('row', { name: actuals.figures.units })).toContainText('120')
    await expect(page.getByRole('row', { name: actuals.figures.advertising })).toContainText('512')
    await expect(page.getByRole('row', { name: actuals.figures.productCost })).toContainText(actuals.table.fromPlan)
    await page.getByLabel('Sandalwood').selectOption('')
    await page.getByRole('button', { name: actuals.typeFigures }).click()
    await page.getByLabel(actuals.figures.fixedCosts).fill('9000')
    await page.getByRole('button', { name: actuals.done, exact: true }).click()
    const journal = page.waitForEvent('download')
    await page.getByRole('button', { name: actuals.journal.download }).click()
    const booked = await readFile(await (await journal).path(), 'utf8')
    expect(booked).toContain(`,${actuals.journal.debit} (SAR),${actuals.journal.credit} (SAR),`)
    expect(booked).toContain(`2026-09-30,2026-09/5,${actuals.journal.accounts.operatingCosts},9000.00,0.00,`)
    await page.reload()
    await expect(page.getByRole('row', { name: actuals.figures.fixedCosts })).toContainText(actuals.table.typed)
    await looksGood(page)
    await expectLargeLettersFit(page)
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage, page: document.body.innerText }),
    )
    for (const text of customer) expect(`${sent.join()}${stored}`).not.toContain(text)
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/sales-en.png`, fullPage: true })
  })
})

for (const look of readingLooks)
  test.describe(lookName(look), () => {
    test.use(look)

    test('the files of a month, and the month beside the plan, are accessible and fit', async ({ page, lang }) => {
      const { actuals, more, sales } = words[lang]
      await openMonths(page, lang)
      await page.getByRole('button', { name: more.actuals }).click()
      await page.getByRole('button', { name: actuals.addFiles }).click()
      const dialog = page.getByRole('dialog')
      await dialog.locator('input[type=file]').setInputFiles(csv('orders.csv', sallaFile()))
      await expect(dialog.getByRole('status')).toContainText('25')
      await addFiles(dialog, lang)
      await looksGood(page)
      await dialog.getByRole('button', { name: sales.map.read }).click()
      await expect(dialog.getByText(sales.refusals.pdf)).toBeVisible()
      await dialog.getByRole('button', { name: sales.keep_one }).click()
      await page.getByRole('button', { name: actuals.typeFigures }).click()
      await page.getByLabel(actuals.figures.fixedCosts).fill('9000')
      await page.getByRole('button', { name: actuals.done, exact: true }).click()
      await expect(page.getByRole('row', { name: actuals.figures.orders })).toContainText('60')
      await expect(page.getByRole('row', { name: actuals.figures.productCost })).toContainText(actuals.table.fromPlan)
      await expect(page.getByRole('row', { name: actuals.figures.fixedCosts })).toContainText(actuals.table.typed)
      await looksGood(page)
      await expectLargeLettersFit(page)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/sales-${lang}.png`, fullPage: true })
    })
  })

test('a store that sells already begins with its orders file', async ({ page }) => {
  const { actuals } = words.en
  await page.goto('/demo?start&lang=en')
  await page.getByRole('button', { name: 'Read my orders file' }).click()
  const dialog = page.getByRole('dialog')
  const files = dialog.locator('input[type=file]')
  await files.setInputFiles(csv('mine.csv', 'Ref,When,Sum\n1,05/08/2026,100\n2,31/08/2026,60'))
  for (const [column, header] of [
    ['Order number', 'Ref'],
    ['Order date', 'When'],
    ['Order total', 'Sum'],
  ] as const)
    await dialog.getByLabel(column).selectOption(header)
  await dialog.getByRole('button', { name: 'Read with these columns' }).click()
  await expect(dialog.getByRole('status')).toContainText('2 orders in August 2026')
  await files.setInputFiles(csv('orders.csv', sallaFile()))
  await dialog.getByLabel('وصلت 🌸').selectOption('delivered')
  await files.setInputFiles(
    Array.from({ length: 19 }, (_, at) => csv(`${at}.csv`, `Ref,When,Sum\n${10 + at},06/08/2026,50`)),
  )
  await expect(dialog.getByText(words.en.sales.tooMany.replace('{{most}}', '20'))).toBeVisible()
  await dialog.getByRole('button', { name: actuals.sell.fill }).click()
  await expect(page).toHaveURL(/step=costs/)
  await expect(page.getByText('Filled from your orders: 1 product', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Revenue/ }).click()
  await expect(page.locator('[id="products.0.name"]')).toHaveValue('Sandalwood')
  await expect(page.locator('[id="products.0.unitPriceInclVAT"]')).toHaveValue('115')
  await expect(page.locator('[id="products.0.unitsPerMonth"]')).toHaveValue('120')
})

for (const [lang, width] of [
  ['en', 1280],
  ['ar', 360],
] as const)
  test.describe(`${lang}, ${width} px`, () => {
    test.use({ lang, width })

    test('a store that sells in chats begins with a month that is typed, and has it beside its plan', async ({
      page,
    }) => {
      const { actuals, quickStart } = words[lang]
      await page.goto(`/demo?start&lang=${lang}`)
      await page.getByRole('button', { name: quickStart.sellsAlready.type }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: actuals.sell.fill }).click()
      await expect(dialog.getByRole('alert')).toHaveText(actuals.sell.noSales)
      await dialog.getByLabel(actuals.figures.orders).fill('20')
      const first = dialog.getByRole('group').first()
      await first.getByRole('textbox').first().fill('Sandalwood')
      await first.getByLabel(actuals.figures.units).fill('40')
      await first.getByLabel(actuals.sell.paid).fill('4600')
      await dialog.getByRole('button', { name: actuals.sell.addProduct }).click()
      await expectAccessible(page)
      await expectNoOverflow(page)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/typed-${lang}.png` })
      const second = dialog.getByRole('group').nth(1)
      await second.getByLabel(actuals.figures.units).fill('many')
      await dialog.getByRole('button', { name: actuals.sell.fill }).click()
      await expect(second.getByLabel(actuals.figures.units)).toBeFocused()
      await second.getByLabel(actuals.figures.units).fill('')
      await second.getByRole('textbox').first().fill('Musk')
      await dialog.getByRole('button', { name: actuals.sell.fill }).click()
      await expect(dialog.getByRole('alert')).toContainText('Musk')
      await second.getByRole('textbox').first().fill('')
      await dialog.getByRole('button', { name: actuals.sell.fill }).click()
      await expect(page).toHaveURL(/step=costs/)
      const next = new URL(page.url())
      next.searchParams.set('step', 'revenue')
      await page.goto(next.href)
      await expect(page.locator('[id="products.0.unitPriceInclVAT"]')).toHaveValue('115')
      await expect(page.locator('[id="products.0.unitsPerMonth"]')).toHaveValue('40')
      await openMore(page)
      await page.getByRole('button', { name: words[lang].more.actuals }).click()
      await expect(page.getByRole('row', { name: actuals.figures.orders })).toContainText('20')
    })
  })
