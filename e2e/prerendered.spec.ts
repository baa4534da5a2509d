import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { openMore } from './more'

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
