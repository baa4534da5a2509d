import { type Browser, type Page, request } from 'playwright/test'
import { blankPlan, blankProduct } from '../src/domain/plan/plan'
import { expect, test } from './fixtures'
import { goToStep, openMore } from './more'
import { projectCalls } from './people'
import { railOf } from './rail'

test.use({ keepsPage: true })

const name = (page: Page) => page.locator('[id="storeName"]')
const status = (page: Page) => page.getByRole('banner').getByRole('status')
const conflict = (page: Page) => page.getByRole('alert')

const product = {
  ...blankProduct('product-1'),
  name: 'Candle',
  unitPriceInclVAT: 90,
  unitsPerMonth: 100,
  unitCostLanded: 5,
}
const plan = (storeName: string) => ({ ...blankPlan(), storeName, products: [product] })

/** A project that no page has open yet. */
async function storedProject(page: Page) {
  const calls = projectCalls(page)
  const person = await calls.register()
  const id = await calls.create('Candles', plan('first'))
  const open = async (on: Page) => {
    await on.goto(`/app/projects/${id}?step=setup`)
    // Looks more often than an assertion does.
    await name(on).waitFor()
  }
  const storedName = async () => JSON.parse((await calls.stored(id)).projectData).storeName
  return { ...calls, id, person, open, storedName }
}

async function newProject(page: Page) {
  const project = await storedProject(page)
  await project.open(page)
  return project
}

/** Not after two seconds, which the first test waits for. */
const saveNow = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Another browser in which the same person is signed in. */
async function otherBrowser(browser: Browser, page: Page) {
  const { cookies } = await page.context().storageState()
  const context = await browser.newContext({ storageState: { cookies, origins: [] } })
  return context.newPage()
}

test('two seconds after the last key one save goes out, with everything; Complete saves and leads on', async ({
  page,
}) => {
  const { storedName, id, stored } = await newProject(page)
  let saves = 0
  page.on('request', (request) => {
    if (request.url().includes('projects.save')) saves += 1
  })
  await name(page).press('End')
  await name(page).pressSequentially(' of many keys', { delay: 60 })
  await expect(status(page)).toHaveText('Not saved yet')
  expect(saves).toBe(0)
  await expect(status(page)).toHaveText(/^Saved at \d\d:\d\d$/)
  expect([saves, await storedName(), (await stored(id)).revision]).toEqual([1, 'first of many keys', 2])
  await name(page).fill('at once')
  await saveNow(page)
  await expect.poll(storedName, { timeout: 1500 }).toBe('at once')
  await name(page).fill('with the next step')
  await page.getByRole('button', { name: /Revenue/ }).click()
  await expect.poll(storedName, { timeout: 1500 }).toBe('with the next step')

  await goToStep(page, 'setup')
  await name(page).fill('complete')
  await goToStep(page, 'results')
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('heading', { name: 'Your analysis is saved' })).toBeVisible()
  expect(await storedName()).toBe('complete')
  await page.getByRole('dialog').getByRole('link', { name: 'Back to my projects' }).click()
  await expect(page).toHaveURL(/\/app$/)
})

test('what waits for the network is sent when it is back, survives the tab, and is sent as a tab closes', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const { storedName, open } = await newProject(page)
  const context = page.context()
  await context.setOffline(true)
  await name(page).fill('patient')
  await expect(status(page)).toContainText('Offline', { timeout: 8000 })
  await context.setOffline(false)
  await expect.poll(storedName, { timeout: 3000 }).toBe('patient')
  await expect(status(page)).toHaveText(/^Saved at/)

  await context.setOffline(true)
  await name(page).fill('typed offline')
  await expect(status(page)).toContainText('kept on this device', { timeout: 8000 })
  await name(page).fill('typed offline, and more')
  await page.waitForTimeout(300)
  // The browser's own 'offline' ends with the page: what a closing page sends may still arrive, as on no device without a network.
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  await page.close()
  expect(await storedName()).toBe('patient')
  await context.setOffline(false)
  const again = await context.newPage()
  await open(again)
  await expect(name(again)).toHaveValue('typed offline, and more')
  await expect(again.getByText('Edits that had not reached the server were restored')).toBeVisible()
  await expect.poll(storedName).toBe('typed offline, and more')
  await again.reload()
  await expect(name(again)).toHaveValue('typed offline, and more')
  await expect(again.getByText('Edits that had not reached')).toHaveCount(0)

  await name(again).fill('last words')
  await again.close({ runBeforeUnload: true })
  await expect.poll(storedName, { timeout: 2000 }).toBe('last words')
})

test('an unreachable server is not called a missing network, the notice stays in sight, and a full device is reported', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  const { storedName } = await newProject(page)
  const saves = '**/trpc/projects.save*'
  await page.route(saves, (route) => route.abort())
  await name(page).fill('kept here')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const trouble = railOf(page).getByText('The server cannot be reached – kept on this device')
  await expect(trouble).toBeInViewport({ timeout: 8000 })
  await page.unroute(saves)
  await expect.poll(storedName, { timeout: 8000 }).toBe('kept here')
  await expect(trouble).toHaveCount(0)

  // Nothing is said to be kept.
  problems.expect(/503/)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route(saves, (route) => route.fulfill({ status: 503, body: 'no' }))
  await name(page).fill('nowhere but here')
  await expect(page.getByText('This device cannot store your edits')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 8000 })
  await page.unroute(saves)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(storedName).toBe('nowhere but here')
})

test('the second of two browsers resolves the conflict, and the text not chosen becomes a version', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/409/)
  const { id, open, storedName, versions } = await newProject(page)
  const other = await otherBrowser(browser, page)
  await open(other)
  await name(other).fill('theirs')
  await saveNow(other)
  await expect.poll(storedName).toBe('theirs')

  await name(page).fill('mine')
  await expect(conflict(page)).toContainText('changed somewhere else')
  await expect(conflict(page)).toContainText(/both versions show a (profit|loss) of SAR\s[\d,]+ per month\./)
  await expect(conflict(page)).toContainText('Store name: theirs there, mine here')
  await name(page).pressSequentially(' and more')
  expect(await storedName()).toBe('theirs')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(storedName).toBe('mine and more')
  expect((await versions(id)).map((one) => one.storeName)).toEqual(['theirs', 'first'])
  await expect(conflict(page)).toHaveCount(0)

  await name(other).fill('theirs again')
  await saveNow(other)
  await expect(conflict(other)).toBeVisible()
  await other.getByRole('button', { name: 'Load theirs' }).click()
  await expect(name(other)).toHaveValue('mine and more')
  expect((await versions(id)).map((one) => one.storeName)).toEqual(['theirs again', 'theirs', 'first'])
  await name(other).fill('in turn')
  await saveNow(other)
  await expect.poll(storedName).toBe('in turn')

  // Another field than theirs: both stay, without a question.
  await page.locator('[id="productName"]').fill('Musk')
  await saveNow(page)
  await expect(name(page)).toHaveValue('in turn')
  await expect(page.locator('[id="productName"]')).toHaveValue('Musk')
  await expect(conflict(page)).toHaveCount(0)
  await other.context().close()
})

test('two tabs of one browser show each other’s saves at once, and neither overwrites the other', async ({ page }) => {
  const { id, open, storedName } = await newProject(page)
  const tab = await page.context().newPage()
  await open(tab)
  await saveNow(tab)
  await name(page).fill('from the first tab')
  await name(tab).fill('from the second tab')
  await saveNow(tab)
  await expect.poll(storedName).toBe('from the second tab')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(conflict(page)).toBeInViewport()
  await expect(name(page)).toHaveValue('from the first tab')
  await page.close()
  await open(tab)
  await expect(name(tab)).toHaveValue('from the first tab')
  await expect(conflict(tab)).toBeVisible()
  // Where no step has brought the words of the fields along.
  await tab.goto(`/app/evaluation/${id}?actuals=`)
  await expect(conflict(tab)).toContainText('Store name: from the second tab there')
})

test('a session that ends while one types loses nothing', async ({ page, baseURL, problems }) => {
  problems.expect(/401/)
  const { person, storedName } = await newProject(page)
  const other = await request.newContext({
    ...(baseURL && { baseURL }),
    storageState: await page.context().storageState(),
  })
  await other.post('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } })
  await other.dispose()
  await name(page).fill('typed after the end')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(status(page)).toContainText('kept on this device')
  await name(page).fill('typed after the end, and on')
  await page.waitForTimeout(300)
  await page.getByRole('link', { name: 'Sign in and continue' }).click()
  await page.locator('[id="email"]').fill(person.email)
  await page.locator('[id="password"]').fill(person.password)
  await page.locator('form button[type=submit]').first().click()
  await expect(name(page)).toHaveValue('typed after the end, and on')
  await expect.poll(storedName).toBe('typed after the end, and on')
})

test('an earlier version comes back, and Undo returns', async ({ page }) => {
  const { id, save, open, storedName } = await storedProject(page)
  await save(id, plan('second'))
  await open(page)
  await openMore(page)
  await page.getByRole('button', { name: 'Earlier versions' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Shows a profit of SAR 6,866 per month')
  await expect(dialog.getByRole('list', { name: 'What changed' })).toContainText(/Store name.*first.*second/)
  await dialog.getByRole('button', { name: /^View/ }).click()
  await dialog.getByLabel('Name of the version').fill('Opening')
  await dialog.getByRole('button', { name: 'Save the name' }).click()
  await expect(dialog).toContainText('The name is saved.')
  await dialog.getByRole('button', { name: 'Restore this version' }).click()
  await expect(name(page)).toHaveValue('first')
  await expect.poll(storedName).toBe('first')
  await page.keyboard.press('Control+z')
  await expect(name(page)).toHaveValue('second')
  await expect.poll(storedName).toBe('second')
  await open(page)
  await expect(name(page)).toHaveValue('second')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(name(page)).toHaveValue('first')
})

test('a stored text that cannot be read is kept, offered, and not overwritten by opening', async ({
  page,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  const { id, stored, storedName, open, versions } = await storedProject(page)
  const calls = '**/trpc/projects.get*'

  await test.step('a project that does not load is asked for once more; then the page says so, and shows no plan', async () => {
    let requests = 0
    await page.route(calls, (route) => {
      requests += 1
      return route.abort()
    })
    await page.goto(`/app/projects/${id}?step=setup`)
    await expect(page.getByText('The project could not be opened.')).toBeVisible()
    expect(requests).toBe(2)
    await expect(name(page)).toHaveCount(0)
    await page.unroute(calls)
  })

  await page.route(calls, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"projectData":"(?:[^"\\]|\\.)*"/, '"projectData":"{ half a plan"')
    await route.fulfill({ response: answer, body })
  })
  await open(page)
  await expect(name(page)).toHaveValue('')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the original' }).click()
  expect((await download).suggestedFilename()).toBe('mizan-plan.txt')
  await page.waitForTimeout(2500)
  expect((await stored(id)).revision).toBe(1)
  await name(page).fill('second name')
  await expect.poll(storedName).toBe('second name')
  expect((await versions(id)).map((one) => one.storeName)).toEqual(['first'])
})

test('several generations of killed tabs, typed into before the question is answered, lose nothing', async ({
  page,
  problems,
}) => {
  // What a page loads ahead may be on its way when the network goes.
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const { id, save, open, storedName, versions } = await newProject(page)
  const context = page.context()
  await context.setOffline(true)
  await name(page).fill('offline')
  await page.waitForTimeout(300)
  await page.close()
  await context.setOffline(false)
  await save(id, plan('from elsewhere'))
  for (const more of [' and on', ' and on again']) {
    const again = await context.newPage()
    await open(again)
    await expect(conflict(again)).toBeVisible()
    await name(again).press('End')
    await name(again).pressSequentially(more)
    await again.waitForTimeout(300)
    await again.close()
    expect(await storedName()).toBe('from elsewhere')
  }
  const last = await context.newPage()
  await open(last)
  await expect(name(last)).toHaveValue('offline and on and on again')
  await expect(last.getByText('Edits that had not reached the server were restored')).toBeVisible()
  await last.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(storedName).toBe('offline and on and on again')
  expect((await versions(id)).map((one) => one.storeName)).toEqual(['from elsewhere', 'first'])
  // The page hears of the save a moment after the server has it.
  await expect.poll(() => unsavedOn(last)).toEqual([])
})

const unsavedOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mizan.unsaved')))

const draftsOn = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

test('of two killed tabs the newer is shown and the older becomes a version; unreadable drafts stay', async ({
  page,
  problems,
}) => {
  // What a page loads ahead may be on its way when the network goes.
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const { open, storedName, versions, id } = await newProject(page)
  const context = page.context()
  const tab = await context.newPage()
  await open(tab)
  await context.setOffline(true)
  await name(page).fill('older')
  await expect.poll(() => draftsOn(tab)).toContain('older')
  await name(tab).fill('newer')
  await expect.poll(() => draftsOn(tab)).toContain('newer')
  await tab.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith('mizan.unsaved')) ?? ''
    localStorage.setItem(key.replace(/[^:]*$/, 'strange'), '{"text":"{ half a plan","base":1,"sent":[]}')
  })
  await Promise.all([page.close(), tab.close()])
  await context.setOffline(false)
  const again = await context.newPage()
  await open(again)
  await expect(name(again)).toHaveValue('newer')
  await expect(again.getByText('Older edits from another tab are kept under earlier versions')).toBeVisible()
  await expect.poll(storedName).toBe('newer')
  expect((await versions(id)).map((one) => one.storeName)).toContain('older')
  const download = again.waitForEvent('download')
  await again.getByRole('button', { name: 'Download these edits' }).click()
  expect((await download).suggestedFilename()).toBe('mizan-plan.txt')
  await expect.poll(async () => (await unsavedOn(again)).map((key) => key.split(':').at(-1))).toEqual(['strange'])
  await again.getByRole('button', { name: 'Discard' }).click()
  await again.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  expect(await unsavedOn(again)).toEqual([])
})
