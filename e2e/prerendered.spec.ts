import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { openMore } from './more'
import { projectCalls } from './people'

/** Notes for every frame that is painted whether the page has text. */
function watchText() {
  const frames: boolean[] = []
  Object.assign(window, { frames })
  function appearance() {
    const root = document.getElementById('root')
    if (root) frames.push(root.innerText.trim() !== '')
    requestAnimationFrame(appearance)
  }
  requestAnimationFrame(appearance)
}

/** How many frames were painted without text once there had been some. */
const blankFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: unknown = Reflect.get(window, 'frames')
    if (!Array.isArray(frames) || !frames.includes(true)) throw new Error('No frame had text')
    return frames.slice(frames.indexOf(true)).filter((hasText) => !hasText).length
  })

for (const path of ['/privacy', '/terms?lang=ar', '/demo', '/demo?lang=ar&step=results']) {
  test(`${path} stays readable while its scripts load, and then comes to life`, async ({ page }) => {
    await page.addInitScript(watchText)
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      await route.continue()
    })
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    if (path.startsWith('/demo')) {
      await openMore(page)
      await page.getByText(/^(Dark|داكن)$/).click()
    } else {
      await page.getByRole('button', { name: /^(Theme|المظهر)/ }).click()
      await page.getByRole('button', { name: /^(Theme|المظهر)/ }).click()
    }
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect(await blankFrames(page)).toBe(0)
  })
}

test('pages that need scripts say so, and a page that is not there says it in its title', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/404/)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const withoutScripts = await context.newPage()
  for (const path of ['/login', '/register', '/app', '/paywall', '/nowhere', '/demo']) {
    await withoutScripts.goto(`${baseURL}${path}`)
    await expect(withoutScripts.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible()
  }
  await context.close()
  await page.goto('/nowhere')
  await expect(page).toHaveTitle('Page not found – Mizan')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mizan' })).toBeVisible()
  await projectCalls(page).register()
  await page.goto('/app/evaluation/018f0000-0000-7000-8000-000000000000')
  await expect(page).toHaveTitle('This project is not here – Mizan')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
})
