import { demoPlan } from '../src/domain/plan/demo-plan'
import { fields } from '../src/i18n/ar/evaluator/fields'
import { more } from '../src/i18n/ar/more'
import { compare } from '../src/i18n/ar/plans/compare'
import { notes } from '../src/i18n/ar/plans/notes'
import { sharing } from '../src/i18n/ar/plans/sharing'
import { expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { openMore } from './more'
import { projectCalls } from './people'

test.use({ keepsPage: true, lang: 'ar', width: 390 })

test('a link opens the results without an account, is counted, and ends', async ({
  page,
  browser,
  problems,
  baseURL,
}) => {
  const { register, create } = projectCalls(page)
  const { email, phone } = await register()
  const secret = 'Ahmed of the team'
  const team = [{ id: 'one', role: 'custom', customRole: secret, monthlyCost: 4000 }]
  const id = await create('Private name', { ...demoPlan(), team, unanswered: [] })
  await page.goto(`/app/evaluation/${id}?step=setup`)
  await openMore(page)
  await page.getByRole('button', { name: more.share }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: sharing.create }).click()
  const link = await dialog.getByRole('textbox', { name: sharing.link, exact: true }).inputValue()
  await expect(dialog.getByRole('img', { name: sharing.qr })).toBeVisible()
  const whatsapp = await dialog.getByRole('link', { name: sharing.whatsapp }).getAttribute('href')
  expect(decodeURIComponent(whatsapp ?? '')).toContain(link)
  // The step behind it is checked in its own test.
  await expectAccessible(page, '[role=dialog]')
  await expectNoOverflow(page)

  const stranger = await browser.newContext({
    ...(baseURL && { baseURL }),
    locale: 'en',
    viewport: { width: 1280, height: 900 },
  })
  const reader = await stranger.newPage()
  const answers: Promise<string>[] = []
  reader.on('response', (answer) => void answers.push(answer.text().catch(() => '')))
  await reader.goto(link)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(demoPlan().storeName)
  const before = await reader.locator('#verdict').textContent()
  await reader.locator('#slider-price').fill('60')
  await expect(reader.locator('#verdict')).not.toHaveText(before ?? '')
  const readerGets = `${(await Promise.all(answers)).join('')}${await reader.content()}`
  for (const text of [email, phone, secret, 'Private name']) expect(readerGets).not.toContain(text)
  expect(await reader.evaluate(() => sessionStorage.length)).toBe(0)

  await page.reload()
  await openMore(page)
  await page.getByRole('button', { name: more.share }).click()
  await expect(dialog.getByRole('listitem')).toContainText('مرة واحدة')
  await dialog.getByRole('button', { name: sharing.remove }).click()
  await dialog.getByRole('group').getByRole('button', { name: sharing.remove }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(0)
  problems.expect(/404/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: sharing.page.gone })).toBeVisible()
  // Asked of the built server: what a bundler leaves out is found by no other test.
  for (const odd of ['/s/%zz', '/s/%ff', '/s/a%00b']) expect((await page.request.get(odd)).status()).toBe(404)
  await stranger.close()
})

test('projects and versions stand side by side, the better one marked by a word', async ({ page }) => {
  const { register, create, nameVersion, save } = projectCalls(page)
  await register()
  const dearer = demoPlan().products.map((product) => ({
    ...product,
    unitPriceInclVAT: product.unitPriceInclVAT * 1.1,
  }))
  const first = await create('149', { ...demoPlan(), unanswered: [] })
  await create('164', { ...demoPlan(), products: dearer, unanswered: [] })
  await save(first, { ...demoPlan(), vatPct: 5, unanswered: [] })
  await nameVersion(first, 'قبل تغيير الضريبة')
  await page.goto(`/app/evaluation/${first}?step=setup`)
  await openMore(page)
  await page.getByRole('button', { name: more.compare, exact: true }).click()
  await expect(page.getByRole('heading', { name: compare.scenarios.replace('{{name}}', '149') })).toBeVisible()
  await page.getByRole('checkbox', { name: '164' }).check()
  await expect(page.getByRole('table').first()).toContainText(compare.best)
  await expect(page.getByRole('table', { name: compare.inputs })).toContainText('163.9')
  await page.getByRole('checkbox', { name: 'قبل تغيير الضريبة' }).check()
  await expect(page.getByRole('columnheader', { name: /قبل تغيير الضريبة/ }).first()).toContainText('149')
  await expect(page.getByRole('columnheader', { name: /^149/ }).first()).toContainText(compare.asItIsNow)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test('a note on the currency says who wrote it, and stays over a reload', async ({ page }) => {
  const { register, create, stored } = projectCalls(page)
  const { firstName } = await register()
  const id = await create('Noted', { ...demoPlan(), unanswered: [] })
  await page.goto(`/app/evaluation/${id}?step=setup`)
  await openMore(page)
  await page.getByRole('combobox').first().focus()
  await page.getByRole('button', { name: fields.noteWrite.replace('{{label}}', more.currency) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('الأسعار كلها بالريال')
  await dialog.getByRole('button', { name: notes.save }).click()
  await page.getByRole('button', { name: fields.noteRead.replace('{{label}}', more.currency) }).waitFor()
  await expect.poll(async () => (await stored(id)).projectData).toContain('الأسعار كلها بالريال')
  await page.goto(`/app/evaluation/${id}?step=costs`)
  await openMore(page)
  await page.getByRole('button', { name: more.notes }).click()
  await expect(dialog).toContainText('الأسعار كلها بالريال')
  await expect(dialog).toContainText(firstName)
  // The note leads to its field, which is in the menu.
  await dialog.getByRole('listitem').getByRole('button').first().click()
  await expect(page.locator('#currency')).toBeFocused()
})
