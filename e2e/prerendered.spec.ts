import type { Page, Request } from 'playwright/test'
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

/** Holds every script back, as a slow line does. */
const delayScripts = (page: Page, ms: number) =>
  page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue()
  })

/**
 * Holds style sheets, and so the first frame, back until the fonts are there that the page asks for at once: what a late font
 * moves depends on the line, and the bench measures it on a slow one.
 */
async function fontsFirst(page: Page) {
  const [asked, done] = [new Set<unknown>(), new Set<unknown>()]
  const note = (to: Set<unknown>) => (request: Request) => void (request.resourceType() === 'font' && to.add(request))
  page.on('request', note(asked))
  page.on('requestfinished', note(done))
  await page.route('**/*.css', async (route) => {
    // Twice alike: a second font may be asked for once the first is there.
    let before = 0
    const areThere = () => {
      const [seen, isDone] = [before, asked.size > 0 && done.size === asked.size]
      before = asked.size
      return isDone && seen === asked.size
    }
    await expect.poll(areThere).toBe(true)
    await route.continue()
  })
}

/** How far what is on the screen has moved by itself, as the browser's own score. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 200)
      }),
  )

const paths = ['/terms?lang=ar', '/login', '/register?lang=ar', '/demo', '/demo?lang=ar&step=results', '/demo?start']
for (const path of paths) {
  test(`${path} stays readable and in its place while its scripts load, and then comes to life`, async ({ page }) => {
    await page.addInitScript(watchText)
    await delayScripts(page, 100)
    await fontsFirst(page)
    // Of two columns a slow processor draws the first before the second has come.
    if (path.startsWith('/register')) {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    }
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
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

test('what is typed and pressed before the scripts are there is kept and answered, once', async ({
  page,
  problems,
}) => {
  problems.expect(/401/)
  await delayScripts(page, 500)

  await test.step('signing in', async () => {
    await page.goto('/login?next=%2Faccount', { waitUntil: 'commit' })
    await page.getByLabel('Email address').fill('early@store.example')
    await page.getByLabel('Password', { exact: true }).fill('four words of mine')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('alert')).not.toBeEmpty()
    expect(new URL(page.url()).search).toBe('?next=%2Faccount')
    await expect(page.getByLabel('Email address')).toHaveValue('early@store.example')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('four words of mine')
  })

  await test.step('signing in leads on to the page that was asked for', async () => {
    const person = await projectCalls(page).register()
    await page.context().clearCookies()
    await page.goto('/login?next=%2Faccount', { waitUntil: 'commit' })
    await page.getByLabel('Email address').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/account$/)
    await page.context().clearCookies()
  })

  await test.step('a box that was left with half an address', async () => {
    await page.goto('/register', { waitUntil: 'commit' })
    await page.getByLabel('Email address').fill('noor@')
    await page.getByLabel('Email address').blur()
    await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  })

  await test.step('a menu, pressed twice because nothing came', async () => {
    await page.goto('/demo', { waitUntil: 'commit' })
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.dblclick()
    await expect(page.getByText('Dark', { exact: true })).toBeVisible()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('a menu that was held down while another step took the place of the document', async () => {
    await page.goto('/demo?step=setup', { waitUntil: 'commit' })
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.hover()
    await page.mouse.down()
    await expect(page.locator('[id="storeName"]')).toBeVisible()
    await page.mouse.up()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
  })

  await test.step('a slider', async () => {
    await page.goto('/demo', { waitUntil: 'commit' })
    const units = page.locator('#slider-units')
    await units.focus()
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    const moved = await units.inputValue()
    await page.waitForLoadState('networkidle')
    await expect(units).toHaveValue(moved)
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  })

  await test.step('the first figures of a plan', async () => {
    await page.goto('/demo?start', { waitUntil: 'commit' })
    const boxes = page.locator('main input[type=text]')
    const [name, price] = [boxes.nth(0), boxes.nth(1)]
    await name.fill('Oud candles')
    await price.pressSequentially('120')
    await page.waitForLoadState('networkidle')
    await expect(price).toBeFocused()
    await price.pressSequentially('5')
    await expect(name).toHaveValue('Oud candles')
    await expect(price).toHaveValue('1205')
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(name).toHaveValue('Oud candles')
  })
})

test('pages that need scripts say so, and a page that is not there says it in its title', async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  problems.expect(/404/)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const withoutScripts = await context.newPage()
  for (const path of ['/login', '/register', '/app', '/paywall', '/demo']) {
    await withoutScripts.goto(`${baseURL}${path}`)
    await expect(withoutScripts.getByRole('heading', { name: 'This page needs JavaScript' })).toBeVisible()
  }
  await withoutScripts.goto(`${baseURL}/nowhere`)
  await expect(withoutScripts.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await withoutScripts.goto(`${baseURL}/s/nothing`)
  await expect(withoutScripts.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await context.close()
  await page.goto('/nowhere')
  await expect(page).toHaveTitle('Page not found – Mizan')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mizan' })).toBeVisible()
  await projectCalls(page).register()
  await page.goto('/app/evaluation/018f0000-0000-7000-8000-000000000000')
  await expect(page).toHaveTitle('This project is not here – Mizan')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign out' })).toBeVisible()
})
