import { writeFileSync } from 'node:fs'
import { type Browser, expect, test } from 'playwright/test'
import { beginDay, type Cookies, endDay, liveDay } from './oracle/chaos-run'
import { KillableServer } from './oracle/killable-server'
import { Random } from './oracle/random'
import { projectCalls } from './people'

const runs = Number(process.env.ORACLE_DAYS ?? 2)
const atOnce = Number(process.env.ORACLE_AT_ONCE ?? 2)
const given = process.env.FUZZ_SEED ?? '1'
const firstSeed = given === 'random' ? Date.now() % 1_000_000 : Number(given)
const actsADay = 20

async function signIn(browser: Browser, url: string): Promise<Cookies> {
  const context = await browser.newContext({ baseURL: url })
  await projectCalls(context).register()
  const cookies = await context.cookies()
  await context.close()
  return cookies
}

test(`${runs} random days lose no keystroke older than 300 ms (seed ${firstSeed})`, async ({ browser }) => {
  test.setTimeout(60_000 + runs * 60_000)
  const server = new KillableServer()
  await server.start()
  const random = new Random(firstSeed)
  const found = { days: runs, keystrokes: 0, serverKills: 0, wrong: [] as string[] }
  try {
    const cookies = await signIn(browser, server.url)
    for (let done = 0; done < runs; done += atOnce) {
      const seeds = Array.from({ length: Math.min(atOnce, runs - done) }, (_, n) => firstSeed + done + n)
      const days = await Promise.all(seeds.map((seed) => beginDay(browser, server.url, cookies, seed)))
      const calm = server.trouble(() => random.between(500, 2500))
      await Promise.all(days.map((day) => liveDay(day, actsADay)))
      await calm()
      found.wrong.push(...(await Promise.all(days.map(endDay))).flat())
      for (const tab of days.flatMap(({ tabs }) => tabs)) found.keystrokes += tab.typed
    }
    found.serverKills = server.kills
  } finally {
    await server.stop()
  }
  if (process.env.ORACLE_REPORT) writeFileSync(process.env.ORACLE_REPORT, JSON.stringify(found))
  expect(found.wrong.join('\n')).toBe('')
  expect(found.serverKills).toBeGreaterThan(0)
})
