import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { goToStep } from './more'
import { startOwnPlan } from './own-plan'
import { railOf } from './rail'
import { openAnalysis } from './results-page'
import { Deployment } from './servers/deployment'

test.use({ serviceWorkers: 'allow' })

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const price = 'products.0.unitPriceInclVAT'

/** Waits until the files of the page are kept, which nobody asks for. */
const filesStored = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))

/** Every text that any cache of the origin holds. */
const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const entry of await cache.keys()) {
        const answer = await cache.match(entry)
        texts.push(`${entry.url}\n${await answer?.text()}`)
      }
    }
    return texts
  })

/** The entries of all versions that are kept. */
const keptEntries = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return keys
      .flat()
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => /^\/assets\/app-/.test(path))
  })

const deployment = new Deployment()
test.afterAll(() => deployment.remove())

test('the evaluator is kept on the device: newer versions, no account, and no server at all', async ({
  page,
  problems,
}) => {
  problems.expect(
    /ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED)|Failed to (load|fetch|update)|unknown error occurred/,
  )
  test.setTimeout(240_000)
  await deployment.start()
  const { url } = deployment

  // A first look at the landing page is enough.
  await page.goto(`${url}/`)
  await filesStored(page)
  await page.goto(`${url}/demo`)
  await startOwnPlan(page, 'Dates')

  await test.step('what an account sees is in no cache', async () => {
    const person = await page.evaluate(async () => {
      const email = `noor-${crypto.randomUUID()}@store.example`
      const body = { firstName: 'Nawal', lastName: 'Saleh', email, password: 'four words of mine', phone: '0501234567' }
      const post = (path: string, data: object) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) })
      await post('/api/auth/register', body)
      await post('/api/projects', { projectName: 'Secret Lab', projectData: '{}' })
      return email
    })
    await page.goto(`${url}/app`)
    await expect(page.getByText('Secret Lab').first()).toBeVisible()
    await page.goto(`${url}/demo?step=setup`)
    await expect(field(page, 'productName')).toHaveValue('Dates')
    const texts = await cachedTexts(page)
    expect(texts.length).toBeGreaterThan(100)
    expect(
      texts.filter(
        (text) =>
          text.includes(person) || /Secret Lab|Nawal|"isSignedIn":true|^[^\n]+\/(api|trpc|app)[/?\n]/.test(text),
      ),
    ).toEqual([])
  })

  await test.step('a newer version is offered, and its reload keeps what was typed', async () => {
    await page.goto(`${url}/demo?step=revenue`)
    await field(page, price).fill('80')
    await field(page, 'products.0.unitsPerMonth').fill('many')
    const entry = await deployment.deployNewer()
    const reload = page.getByRole('button', { name: 'Reload' })
    // An open page looks for newer versions when the network is back, from some seconds after it was loaded.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')))
      await expect(reload).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 20_000 })
    await reload.click()
    await expect(reload).toHaveCount(0)
    await expect(field(page, price)).toHaveValue('80')
    await expect(field(page, 'products.0.unitsPerMonth')).toHaveValue('many')
    await expect(async () => expect(await keptEntries(page)).toEqual([entry])).toPass()
    await field(page, 'products.0.unitsPerMonth').fill('50')
  })

  deployment.kill()
  for (const lang of ['en', 'ar']) {
    await test.step(`without a server, in ${lang}`, async () => {
      await page.goto(`${url}/demo?lang=${lang}&step=revenue`)
      await expect(field(page, price)).toHaveValue('80')
      await field(page, price).fill('90')
      await expect(railOf(page)).toContainText(/\d/)
      await field(page, price).fill('80')
      // Each of them has parts of its own to load.
      for (const step of ['setup', 'costs', 'advanced'] as const) await goToStep(page, step)
      await page.goto(`${url}/demo?step=results`)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await page.goto(`${url}/demo?start=`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
  await test.step('without a server, other pages say what works', async () => {
    for (const path of ['/', '/login', '/app']) {
      await page.goto(`${url}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('لا يوجد اتصال')
    }
    await page.goto(`${url}/app?lang=en`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no connection')
    await page.getByRole('link', { name: 'Open the evaluator' }).click()
    await expect(railOf(page)).toContainText(/\d/)
  })
  await page.goto(`${url}/demo?lang=en`)
  await page.getByRole('button', { name: 'View the sample store' }).click()
  await openAnalysis(page)
})
