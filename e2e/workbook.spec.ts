import { readFileSync } from 'node:fs'
import { more } from '../src/i18n/ar/more'
import { excel as words } from '../src/i18n/ar/workbook/excel'
import { exportFile } from '../src/i18n/ar/workbook/export-file'
import { expect, test } from './fixtures'
import { openMore } from './more'

test.use({ keepsPage: true, lang: 'ar' })

test('the plan on this device becomes an Excel workbook and a table of its months, named in the page’s language', async ({
  page,
}) => {
  await page.goto('/demo?lang=ar&step=setup')
  await openMore(page)
  await page.getByRole('button', { name: more.workbook }).click()
  const make = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.make }).click(),
    ])
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
  }
  const workbook = await make()
  expect(workbook.name).toBe('بيت نور - الخطة المالية.xlsx')
  expect(workbook.content.subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('button', { name: exportFile.another }).click()
  await page.getByText(words.kinds.csv).click()
  const table = await make()
  expect(table.name).toBe('بيت نور - الأشهر.csv')
  expect(table.content.toString().startsWith('\ufeffبيت نور')).toBe(true)
})
