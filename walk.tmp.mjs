import { chromium } from 'playwright'
import { mkdirSync } from 'node:fs'
import { loadDomain, withProducts } from './bench/evaluation/evaluation.mjs'
const { demoPlan } = await loadDomain()
const url = 'http://127.0.0.1:3000'
const out = '/dev/shm/pics/walk'; mkdirSync(out, { recursive: true })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const [lang, theme, width] of [['en', 'light', 1280], ['ar', 'dark', 1280], ['ar', 'light', 360], ['en', 'dark', 360]]) {
  const c = await b.newContext({ viewport: { width, height: 900 }, colorScheme: theme, locale: lang === 'ar' ? 'ar-SA' : 'en-GB', hasTouch: width < 400 })
  const page = await c.newPage()
  const n = `${lang}-${theme}-${width}`
  page.on('pageerror', (e) => console.log(n, 'PAGEERROR', e.message)); page.on('console', (m) => m.type() === 'error' && console.log(n, 'console', m.text().slice(0, 160)))
  const shot = async (name, full = false) => { await page.waitForTimeout(350); await page.screenshot({ path: `${out}/${name}-${n}.png`, fullPage: full }) }
  const over = async (name) => { const o = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth); if (o > 0) console.log(n, name, 'OVERFLOW', o) }
  const step = async (name, f) => { try { await f(); await over(name) } catch (e) { console.log(n, name, 'FAILED', String(e).split('\n')[0].slice(0, 150)) } }
  await step('start', async () => { await page.goto(`${url}/demo?start&lang=${lang}`); await page.waitForLoadState('networkidle'); await shot('start', true) })
  await step('results', async () => {
    await page.goto(`${url}/demo?step=results&lang=${lang}`); await page.waitForLoadState('networkidle'); await shot('results', true)
    const s = page.locator('input[type=range]').first(); await s.focus(); for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowLeft'); await page.waitForTimeout(500); await shot('tried', true)
    await page.evaluate(() => scrollTo(0, 0)); await page.locator('button[aria-haspopup], button[aria-expanded]').filter({ has: page.locator('svg') }).last().scrollIntoViewIfNeeded().catch(() => {})
    const more = page.getByRole('button', { name: lang === 'ar' ? 'المزيد' : 'More' }).first(); await more.click(); await page.waitForTimeout(500); await shot('menu'); await page.keyboard.press('Escape')
  })
  await step('analysis', async () => {
    await page.goto(`${url}/demo?step=results&lang=${lang}`); await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: lang === 'ar' ? 'فتح التحليل' : 'Open the analysis' }).or(page.getByRole('button', { name: lang === 'ar' ? 'فتح التحليل' : 'Open the analysis' })).first().click()
    await page.waitForTimeout(1500)
    await page.locator('[aria-controls="decisions"]').click(); await page.locator('#decisions').getByRole('tab').nth(2).click(); await page.waitForTimeout(5000)
    await page.locator('#decisions').screenshot({ path: `${out}/sure-${n}.png` })
    await shot('analysis', true)
  })
  await step('costs', async () => {
    await page.goto(`${url}/demo?step=costs&lang=${lang}`); await page.waitForLoadState('networkidle')
    for (const i of await page.locator('button[aria-expanded=false][aria-controls$="-hint"]').all()) { if (await i.isVisible()) await i.click() }
    await shot('costs', true)
  })
  await step('advanced', async () => { await page.goto(`${url}/demo?step=advanced&lang=${lang}`); await page.waitForLoadState('networkidle'); await shot('advanced', true) })
  await step('register', async () => { await page.goto(`${url}/register?lang=${lang}`); await page.waitForLoadState('networkidle'); await page.locator('form button[type=submit]').click(); await shot('register', true); await page.goto(`${url}/login?lang=${lang}`); await page.waitForLoadState('networkidle'); await page.locator('form button[type=submit]').first().click(); await shot('login', true) })
  await step('catalogue', async () => {
    await page.evaluate((e) => { localStorage.setItem('mizan.inputs', e); localStorage.setItem('mizan.active', 'own') }, JSON.stringify({ version: 1, plan: withProducts(demoPlan(), 60) }))
    await page.goto(`${url}/demo?step=revenue&lang=${lang}`); await page.locator('[id="products.4.name"]').waitFor(); await page.locator('[id="products.4.name"]').focus(); await page.keyboard.press('Enter'); await page.waitForTimeout(400)
    await page.evaluate(() => { document.querySelector('[role=grid]').parentElement.scrollTop = 205 }); await page.locator('[role=grid]').evaluate((g) => g.parentElement.scrollIntoView({ block: 'center' })); await shot('catalogue')
  })
  await c.close()
}
await b.close()
