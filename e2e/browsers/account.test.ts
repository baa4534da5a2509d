import { expect, it } from 'vitest'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { admin } from '../server'
import { inEachEngine, type Visit } from './browsers'
import { call, create } from './calls'
import { wordsOf } from './words'

let people = 0

async function register({ tab }: Visit) {
  people += 1
  const person = {
    firstName: 'Noor',
    lastName: 'Saleh',
    email: `noor-${tab.engine.name}-${people}@store.example`,
    password: 'four words of mine',
    phone: '0501234567',
  }
  await tab.open('/register')
  for (const [id, text] of Object.entries(person)) await tab.fill(id, text)
  await tab.pressAt('form button[type=submit]')
  await tab.isAt(/\/app$|\/app\?/)
}

inEachEngine((visit, { lang }) => {
  const { admin: console, saving, sharing, more, evaluator } = wordsOf[lang]
  const savedAt = new RegExp(saving.status.saved.replace('{{time}}', ''))

  it('registers; what is typed in a project is saved, in two tabs, and offline until the server is back', async () => {
    const seen = await visit()
    const { tab, line } = seen
    // The server is gone for a while.
    seen.allow(/Failed to fetch|NetworkError|Load failed|not loaded|Importing a module|ServiceWorker|connect to server/)
    await register(seen)
    const id = await create(tab, 'Candles')
    await tab.open(`/app/evaluation/${id}?step=setup`)
    await tab.fill('storeName', 'first')
    await tab.sees(savedAt, 'header')

    const first = await tab.driver.getWindowHandle()
    await tab.driver.switchTo().newWindow('tab')
    await tab.open(`/app/evaluation/${id}?step=setup`)
    await tab.holds('storeName', 'first')
    await tab.fill('productName', 'from the second tab')
    await tab.sees(savedAt, 'header')
    await tab.driver.close()
    await tab.driver.switchTo().window(first)
    await tab.fill('storeName', 'second')
    const stored = async () => JSON.parse((await call(tab, 'GET', `/api/projects/${id}`)).project.projectData)
    await tab.until('both edits saved', async () => {
      const { storeName, productName } = await stored()
      return storeName === 'second' && productName === 'from the second tab'
    })

    await line.cut()
    await tab.fill('storeName', 'typed without a server')
    await tab.sees(saving.status.unreachable, 'header')
    await line.join()
    await tab.run(() => void dispatchEvent(new Event('online')))
    await tab.sees(savedAt, 'header')
    expect((await stored()).storeName).toBe('typed without a server')
  })

  it('a link that was made for a plan shows its results to a reader without an account', async () => {
    const seen = await visit()
    const { tab } = seen
    await register(seen)
    const id = await create(tab, 'Shown')
    await tab.open(`/app/evaluation/${id}?step=setup`)
    await tab.press(evaluator.toolbar.menu)
    await tab.press(more.share)
    await tab.press(sharing.create, '[role=dialog]')
    const link = await tab.until('a link', () =>
      tab.run(() => {
        const boxes = [...document.querySelectorAll<HTMLInputElement>('[role=dialog] input')]
        return boxes.find(({ value }) => value.includes('/s/'))?.value ?? null
      }),
    )
    await tab.fits()
    await tab.driver.manage().deleteAllCookies()
    await tab.driver.get(link)
    await tab.sees(demoPlan().storeName, 'h1')
    await tab.at('#slider-price')
    await tab.fits()
  })

  it('the lists of the administration show what there is', async () => {
    const { tab } = await visit()
    await call(tab, 'POST', '/api/auth/login', admin)
    await create(tab, 'In the list')
    await tab.open('/admin')
    await tab.sees(console.tabs.dashboard, '[role=tab][aria-selected=true]')
    await tab.fits()
    for (const [name, text] of [
      [console.tabs.users, admin.email],
      [console.tabs.projects, 'In the list'],
    ] as const) {
      await tab.press(name)
      await tab.sees(text, 'main')
      await tab.fits()
    }
  })
})
