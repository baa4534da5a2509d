import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { type Page, request } from 'playwright/test'
import { startBuiltServer } from '../scripts/tools/built-server.mjs'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { admin as arAdmin } from '../src/i18n/ar/admin/admin'
import { adminDashboard as arDashboard } from '../src/i18n/ar/admin/admin-dashboard'
import { adminOrders as arOrders } from '../src/i18n/ar/admin/admin-orders'
import { adminProjects as arProjects } from '../src/i18n/ar/admin/admin-projects'
import { results as arResults } from '../src/i18n/ar/evaluator/results'
import { admin as enAdmin } from '../src/i18n/en/admin/admin'
import { adminDashboard as enDashboard } from '../src/i18n/en/admin/admin-dashboard'
import { adminOrders as enOrders } from '../src/i18n/en/admin/admin-orders'
import { adminProjects as enProjects } from '../src/i18n/en/admin/admin-projects'
import { results as enResults } from '../src/i18n/en/evaluator/results'
import { expectAccessible } from './accessibility'
import { call, admin as owner } from './accounts-server'
import { appearances, flowLook, lookName, readingLooks } from './appearances'
import { expect, testOnOwn } from './fixtures'
import { expectNoOverflow } from './layout'
import { projectCalls } from './people'
import { accountsSettings } from './server'

// Figures of everything there is: other tests would move them.
const { test, started } = testOnOwn(() => startBuiltServer(accountsSettings))
test.describe.configure({ mode: 'default' })
test.use({ keepsPage: true })

const words = {
  en: { admin: enAdmin, dashboard: enDashboard, orders: enOrders, projects: enProjects, results: enResults },
  ar: { admin: arAdmin, dashboard: arDashboard, orders: arOrders, projects: arProjects, results: arResults },
}

/** Names that users chose are shown as text and never interpreted. */
const markup = '<img src=x onerror=alert(1)></script>{{7*7}}'
const [sound, broken] = [`Lists ${markup}`, 'Lists, broken']

/** A text that is no plan, phones and statuses of every kind: what no call lets in today. */
const stored = `
  update user_projects set project_data = '{broken' where project_name = '${broken}';
  insert into orders (id, customer_name, customer_email, customer_phone, customer_country_code, product_name, quantity,
    unit_price, total_amount, order_status, order_notes)
  select uuid('01990000-0000-7000-8000-00000000000' || at), name, 'customer@store.example', phone, 'SA', 'Lifetime access',
    quantity, 199, 199 * quantity, status, notes
  from (values
    (1, 'Amal ${markup}', '+966 5 0123 4567', 2, 'confirmed', 'after the evening prayer'),
    (2, 'Basma', 'javascript:alert(1)', 1, 'pending', null),
    (3, 'Huda', '050 123 4567', 1, 'cancelled', null)
  ) as them (at, name, phone, quantity, status, notes);
`

test.beforeAll(async () => {
  const accounts = started()
  const visitor = { request: await request.newContext({ baseURL: accounts.url }) }
  await visitor.request.post('/api/auth/login', { data: owner })
  const calls = projectCalls(visitor)
  await calls.create(sound, demoPlan())
  await calls.create(broken)
  await visitor.request.dispose()
  await accounts.whileStopped(async () => {
    const database = await PGlite.create({ dataDir: join(accounts.folder, 'db') })
    await database.exec(stored)
    await database.close()
  })
})

const rows = (page: Page) => page.locator('tbody tr')

async function looksGood(page: Page) {
  await expect(page.locator('main img')).toHaveCount(0)
  await expectAccessible(page)
  await expectNoOverflow(page)
}

for (const look of appearances) {
  const { admin, dashboard } = words[look.lang]

  test.describe(lookName(look), () => {
    test.use(look)

    test('the dashboard has the figures, the latest activity, and its pictures as tables too', async ({ page }) => {
      await call(page, 'auth.login', owner)
      await page.goto('/admin')
      await expect(page.getByRole('tab', { selected: true })).toHaveText(admin.tabs.dashboard)
      const totals = page.locator('section').filter({ hasText: dashboard.projects.title })
      await expect(totals.locator('dt')).toHaveText([
        dashboard.projects.total,
        dashboard.projects.last30,
        dashboard.projects.last7,
        dashboard.projects.users,
        dashboard.projects.average,
        dashboard.active.title,
      ])
      await expect(totals.locator('dd').last()).toContainText(owner.email)
      const activity = page.locator('section').filter({ hasText: dashboard.activity.title }).getByRole('listitem')
      expect(await activity.count()).toBeLessThanOrEqual(5)
      await expect(activity.filter({ hasText: sound }).first()).toContainText(dashboard.activity.created)
      await expect(page.getByText(dashboard.weeks.empty, { exact: true })).toBeVisible()
      await page
        .getByRole('button', { name: dashboard.weeks.showTable })
        .and(page.getByRole('button', { name: dashboard.weeks.names.projects }))
        .click()
      await expect(rows(page)).toHaveCount(12)
      await expect(rows(page).last().locator('td').last()).not.toHaveText('0')
      await looksGood(page)
    })
  })
}

test.describe(lookName(flowLook), () => {
  test.use(flowLook)
  const { admin, orders: order, projects, results } = words.en

  test('orders are found, narrowed and sorted, only a number that can be called opens a chat; projects are found by owner and name, one is computed, one cannot be read and is empty', async ({
    page,
  }) => {
    await call(page, 'auth.login', owner)
    await page.goto('/admin?tab=orders')
    await expect(rows(page)).toHaveCount(3)
    const [huda, basma, amal] = [rows(page).nth(0), rows(page).nth(1), rows(page).nth(2)]
    for (const [row, name] of [
      [huda, 'Huda'],
      [basma, 'Basma'],
      [amal, `Amal ${markup}`],
    ] as const)
      await expect(row.getByRole('rowheader').locator('bdi').first()).toHaveText(name)
    const chat = amal.getByRole('link')
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/966501234567\?text=[\w%.!~*'()-]+$/)
    await expect(chat).toHaveAttribute('target', '_blank')
    await expect(huda.getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\/966501234567\?/)
    await expect(basma).toContainText('javascript:alert(1)')
    await expect(basma.getByRole('link')).toHaveCount(0)
    for (const text of ['398.00', order.statuses.confirmed, 'after the evening prayer'])
      await expect(amal).toContainText(text)
    await looksGood(page)

    await page.getByRole('button', { name: order.columns.created }).click()
    await expect(page.getByRole('columnheader', { name: order.columns.created })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await expect(rows(page).first()).toContainText('Amal')
    await page.getByLabel(order.columns.status).selectOption('cancelled')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Huda')
    await page.getByLabel(order.columns.status).selectOption('shipped')
    await expect(page.getByText(order.empty, { exact: true })).toBeVisible()
    await page.getByLabel(order.columns.status).selectOption('')
    await page.getByRole('searchbox', { name: order.search }).fill('bas')
    await expect(rows(page)).toHaveCount(1)
    await expect(page).toHaveURL(/search=bas/)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: admin.list.export }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^mizan-orders-\d{4}-\d\d-\d\d\.csv$/)
    const [header, ...exported] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(header).toContain(`"${order.columns.customer}"`)
    expect(exported).toHaveLength(1)
    expect(exported[0]).toContain('"Basma"')

    await page.getByRole('tab', { name: admin.tabs.projects, exact: true }).click()
    const updated = page.getByRole('columnheader', { name: projects.columns.updated })
    await updated.getByRole('button').click()
    await expect(updated).toHaveAttribute('aria-sort', 'descending')
    await page.getByLabel(admin.list.searchedBy).selectOption('email')
    await page.getByRole('searchbox', { name: projects.search }).fill(owner.email.slice(0, 8))
    const brokenRow = rows(page).filter({ hasText: broken })
    const soundRow = rows(page).filter({ hasText: sound })
    await expect(brokenRow.locator('td', { hasText: /^—$/ })).toHaveCount(8)
    await expect(soundRow).toContainText('149.00')
    await expect(soundRow).toContainText(owner.email)
    await page.getByRole('searchbox', { name: projects.search }).fill('unknown')
    await expect(page.getByText(projects.noMatch, { exact: true })).toBeVisible()
    await page.getByLabel(admin.list.searchedBy).selectOption('project')
    await page.getByRole('searchbox', { name: projects.search }).fill('lists')
    await expect(rows(page)).toHaveCount(2)
    await looksGood(page)

    await soundRow.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 2, name: sound })).toBeVisible()
    for (const text of ['34,797', '2,743', '1,782', '34.29']) await expect(page.getByText(text).first()).toBeVisible()
    const breakEven = page.locator('dl > div', { hasText: results.names.bottomLine.monthlyBreakEvenUnits })
    await expect(breakEven.locator('dd')).toHaveText('270')
    await expect(page.getByText(projects.one.readOnly, { exact: true })).toBeVisible()
    await expect(page.getByRole('article').getByRole('textbox')).toHaveCount(0)
    await looksGood(page)

    await page.getByRole('link', { name: projects.one.back }).click()
    await brokenRow.getByRole('link').click()
    await expect(page.getByText(projects.one.unreadable, { exact: true })).toBeVisible()
    await expect(page.getByText(projects.one.month, { exact: true })).toHaveCount(0)
    await expectNoOverflow(page)
  })
})

for (const look of readingLooks) {
  const { admin, orders: order, projects } = words[look.lang]

  test.describe(lookName(look), () => {
    test.use(look)

    test('orders, projects, one that is computed and one that cannot be read are accessible and fit', async ({
      page,
    }) => {
      await call(page, 'auth.login', owner)
      await page.goto('/admin?tab=orders')
      await expect(rows(page)).toHaveCount(3)
      const amal = rows(page).nth(2)
      // On a phone the rows are folded.
      if (look.width < 640)
        for (const row of await rows(page).all()) await row.getByRole('button', { name: admin.list.details }).click()
      await expect(amal.getByRole('link')).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/966501234567\?text=[\w%.!~*'()-]+$/,
      )
      for (const text of ['398.00', order.statuses.confirmed, 'after the evening prayer'])
        await expect(amal).toContainText(text)
      await looksGood(page)
      await page.getByRole('tab', { name: admin.tabs.projects, exact: true }).click()
      await page.getByLabel(admin.list.searchedBy).selectOption('project')
      await page.getByRole('searchbox', { name: projects.search }).fill('lists')
      await expect(rows(page)).toHaveCount(2)
      await looksGood(page)
      await rows(page).filter({ hasText: sound }).getByRole('link').click()
      await expect(page.getByRole('heading', { level: 2, name: sound })).toBeVisible()
      for (const text of ['34,797', '2,743', '1,782', '34.29']) await expect(page.getByText(text).first()).toBeVisible()
      await expect(page.getByText(projects.one.readOnly, { exact: true })).toBeVisible()
      await looksGood(page)
      await page.getByRole('link', { name: projects.one.back }).click()
      await rows(page).filter({ hasText: broken }).getByRole('link').click()
      await expect(page.getByText(projects.one.unreadable, { exact: true })).toBeVisible()
      await expectNoOverflow(page)
    })
  })
}
