import { type Page, request } from 'playwright/test'
import { blankPlan } from '../src/domain/plan/plan'
import { expect, test } from './fixtures'
import { projectCalls } from './people'

test.use({ keepsPage: true })

const name = (page: Page) => page.locator('[id="storeName"]')
const status = (page: Page) => page.getByRole('banner').getByRole('status')
const plan = (storeName: string) => ({ ...blankPlan(), storeName })
const newProject = 'Save as a new project'

const unsavedOn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mizan.unsaved')).length)

/** A project that no page has open yet. */
async function kept(page: Page) {
  const calls = projectCalls(page)
  const person = await calls.register()
  const id = await calls.create('Candles', plan('first'))
  const open = async (on: Page) => {
    await on.goto(`/app/projects/${id}?step=setup`)
    // Looks more often than an assertion does.
    await name(on).waitFor()
  }
  return { ...calls, id, person, open }
}

async function opened(page: Page) {
  const project = await kept(page)
  await project.open(page)
  return project
}

/** From the list to the one project there, which is hardly begun: the quick start asks for the name of its store. */
async function openSetup(page: Page) {
  await page.getByRole('article').getByRole('link', { name: 'Open Candles' }).first().click()
}

/** Types into a project without a network and closes the tab. */
async function leaveTyped(page: Page, text: string) {
  await page.context().setOffline(true)
  await name(page).fill(text)
  await page.waitForTimeout(300)
  await page.close()
  await page.context().setOffline(false)
}

test('edits of a project that was deleted meanwhile are offered in the list, and become a project', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  // Without a network the first key cannot fetch the other steps ahead, unless they are kept.
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const { id, open, remove, names } = await opened(page)
  const context = page.context()
  const [second, list] = [await context.newPage(), await context.newPage()]
  await open(second)
  await leaveTyped(page, 'older words')
  await leaveTyped(second, 'newer words')
  await remove(id)
  await list.goto('/app')
  const offer = list.getByRole('status').filter({ hasText: 'Unsaved edits to “Candles”' })
  await expect(offer).toContainText('This project was deleted.')
  await offer.getByRole('button', { name: newProject }).click()
  await expect(list.getByRole('article')).toContainText('Candles')
  await expect(offer).toHaveCount(0)
  expect([await names(), await unsavedOn(list)]).toEqual([['Candles'], 0])
  await openSetup(list)
  await expect(name(list)).toHaveValue('newer words')
  const made = /evaluation\/([\da-f-]{36})/.exec(list.url())?.[1] ?? ''
  expect((await projectCalls(list).versions(made)).map((one) => one.storeName)).toContain('older words')
})

test('the address of a deleted project offers its edits too, and discards them only on request', async ({
  page,
  problems,
}) => {
  problems.expect(/404/)
  // Without a network the first key cannot fetch the other steps ahead, unless they are kept.
  problems.allow(/ERR_INTERNET_DISCONNECTED/)
  const { id, remove, names } = await opened(page)
  const again = await page.context().newPage()
  await leaveTyped(page, 'words')
  await remove(id)
  await again.goto(`/app/projects/${id}`)
  await expect(again.getByRole('heading', { name: 'This project is not here' })).toBeVisible()
  const download = again.waitForEvent('download')
  await again.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('mizan-plan.json')
  await again.getByRole('button', { name: 'Discard' }).click()
  await again.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  expect(await unsavedOn(again)).toBe(1)
  await again.getByRole('button', { name: 'Discard' }).click()
  await again.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(again.getByText('Unsaved edits to')).toHaveCount(0)
  expect([await names(), await unsavedOn(again)]).toEqual([[], 0])
})

test('a project that was deleted elsewhere is saved as a new one: pressed twice and tried again after a lost answer, makes one', async ({
  page,
  problems,
}) => {
  problems.expect(/404|ERR_FAILED/)
  const { id, remove, names } = await opened(page)
  await remove(id)
  await name(page).fill('still here')
  const button = page.getByRole('button', { name: newProject })
  await expect(button).toBeVisible()
  await expect(page.getByText('This project was deleted somewhere else')).toBeVisible()
  let isLost = true
  await page.route('**/trpc/projects.create', async (route) => {
    const answer = await route.fetch()
    await (isLost ? route.abort() : route.fulfill({ response: answer }))
  })
  await button.click()
  await expect(page.getByText('That did not work.')).toBeVisible()
  isLost = false
  await name(page).fill('still here, and on')
  // Twice before the page has drawn anything.
  await button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) return
    element.click()
    element.click()
  })
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(name(page)).toHaveValue('still here, and on')
  expect([await names(), await unsavedOn(page)]).toEqual([['Candles'], 0])
})

/** On the page that signing out leads to. */
async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.locator('[id="email"]').fill(email)
  await page.locator('[id="password"]').fill(password)
  await page.locator('form button[type=submit]').first().click()
  await expect(page).toHaveURL(/\/app$/)
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login/)
}

test('another account on the same device neither sees nor saves what the first one typed', async ({
  page,
  baseURL,
  problems,
}) => {
  problems.expect(/40[14]|ERR_FAILED/)
  const elsewhere = await request.newContext(baseURL ? { baseURL } : {})
  const other = await projectCalls({ request: elsewhere }).register()
  await elsewhere.dispose()
  const { id, person, remove } = await opened(page)
  const tab = await page.context().newPage()
  // Deleted, so that only what was typed here is left of it.
  await remove(id)
  // This tab learns of the deletion only when it saves.
  await page.route('**/trpc/**', (route) => route.abort())
  await name(page).fill('typed by the first user')
  await tab.goto('/app')
  await signOut(tab)
  await signIn(tab, other)
  await name(page).fill('typed by the first user, and on')
  const refused = page.waitForResponse((response) => response.url().includes('projects.save'))
  await page.unroute('**/trpc/**')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await refused).status()).toBe(401)
  // The page is reloaded for the user who is signed in.
  await expect(page.getByRole('heading', { name: 'This project is not here' })).toBeVisible()
  await expect(page.getByText('typed by the first user')).toHaveCount(0)
  await tab.reload()
  await expect(tab.getByText('No projects created yet')).toBeVisible()
  expect(await projectCalls(tab).names()).toEqual([])
  await signOut(tab)
  await signIn(tab, person)
  await tab.getByRole('button', { name: newProject }).click()
  await openSetup(tab)
  await expect(name(tab)).toHaveValue('typed by the first user, and on')
})

test('leaving during a save and returning at once loses no edit and shows no question', async ({ page }) => {
  const { stored, id, versions } = await kept(page)
  await page.goto('/app')
  await openSetup(page)
  await expect(name(page)).toHaveValue('first')
  await page.route('**/trpc/projects.save*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await name(page).fill('one')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await name(page).fill('one two')
  await page.goBack()
  await expect(page.getByRole('article')).toBeVisible()
  await page.goForward()
  await expect(name(page)).toHaveValue('one two')
  await name(page).fill('one two three')
  await expect(status(page)).toHaveText(/^Saved at/, { timeout: 10_000 })
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(JSON.parse((await stored(id)).projectData).storeName).toBe('one two three')
  expect((await versions(id)).map((one) => one.storeName)).not.toContain('one two three')
  expect(await unsavedOn(page)).toBe(0)
})
