import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Clock, type Faults, VirtualDevice, VirtualPage, VirtualServer } from './testing/virtual-world'

/** What a person, a network and two browsers do, one thing after another; `pause` comes before it. */
interface Act {
  pause: number
  kind: 'type' | 'save' | 'hide' | 'return' | 'mine' | 'theirs' | 'kill' | 'leave' | 'weather' | 'room'
  page: number
  weather: number
}

const act: fc.Arbitrary<Act> = fc.record({
  pause: fc.oneof({ weight: 4, arbitrary: fc.integer({ max: 400, min: 1 }) }, fc.integer({ max: 6000, min: 1 })),
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant('type' as const) },
    { weight: 4, arbitrary: fc.constantFrom('save' as const, 'hide' as const, 'return' as const) },
    { weight: 3, arbitrary: fc.constantFrom('mine' as const, 'theirs' as const) },
    { weight: 3, arbitrary: fc.constantFrom('kill' as const, 'leave' as const) },
    { weight: 2, arbitrary: fc.constant('weather' as const) },
    { weight: 1, arbitrary: fc.constant('room' as const) },
  ),
  page: fc.integer({ min: 0, max: 2 }),
  weather: fc.integer({ min: 0, max: 4 }),
})

/** A user with one browser and one tab, whose device has room. */
const actAlone = act.map((one): Act => ({ ...one, page: 0, kind: one.kind === 'room' ? 'type' : one.kind }))

const fates = ['ok', 'lost', 'unanswered', 'broken', 'session'] as const

/** Whether every mark of a text stands in another, in its order. */
function isWithin(text: string, other: string): boolean {
  let at = 0
  for (const mark of other.match(/<[^>]+>/g) ?? []) if (text.startsWith(mark, at)) at += mark.length
  return at === text.length
}

async function play(acts: Act[], latencies: number[], tabs = 3) {
  const [clock, server] = [new Clock(), new VirtualServer()]
  let weather = 0
  let calls = 0
  const faults: Faults = {
    latency: () => latencies[calls++ % latencies.length] ?? 0,
    fate: () => (weather > 0 && calls % 3 > 0 ? (fates[weather] ?? 'ok') : 'ok'),
  }
  // Two tabs of one browser, and another browser.
  const devices = [new VirtualDevice(), new VirtualDevice()] as const
  const open = (at: number) => VirtualPage.open({ clock, server, faults, device: at < 2 ? devices[0] : devices[1] })
  const pages: VirtualPage[] = []
  for (let at = 0; at < tabs; at++) pages.push(await open(at))
  let hadConflict = false
  const typed: { text: string; at: number; until: number; hadRoom: boolean }[] = []
  /** What was typed just before it was left is kept on the way out; just before it was killed, it may be lost. */
  const end = async (at: number, how: 'kill' | 'leave') => {
    const page = pages[at]
    if (!page) return
    let isGone = tabs > 1
    Promise.resolve(page[how]()).then(() => {
      isGone = true
    })
    const until = how === 'kill' ? clock.now : Number.POSITIVE_INFINITY
    typed.push(...page.shown.map((one) => ({ ...one, until })))
    // Coming back in the same tab waits for what is under way; another tab does not.
    while (!isGone) await clock.run(clock.now + 10)
    pages[at] = await open(at)
  }

  for (const [count, { pause, kind, page: at, weather: next }] of acts.entries()) {
    await clock.run(clock.now + pause)
    const page = pages[at]
    if (kind === 'type') page?.type(`<${at}.${count}>`)
    else if (kind === 'weather') weather = next
    else if (kind === 'kill' || kind === 'leave') await end(at, kind)
    else if (kind === 'room') {
      devices[at < 2 ? 0 : 1].isFull = next > 2
      for (const one of at < 2 ? pages.slice(0, 2) : pages.slice(2)) if (next > 2) one.roomEnds()
    } else if (kind === 'mine' || kind === 'theirs') page?.decide(kind)
    else page?.press(kind)
    hadConflict ||= pages.some(({ view }) => view.theirs !== null)
  }

  // The network recovers: each tab resolves its conflict by keeping its own version, and every browser is reopened.
  weather = 0
  for (const device of devices) device.isFull = false
  for (let round = 0; round < 6; round++) {
    await clock.run(clock.now + 40_000)
    for (const page of pages) {
      page.press('return')
      page.decide('mine')
    }
    await clock.run(clock.now + 40_000)
    if (round === 2) for (const at of pages.keys()) await end(at, 'kill')
  }
  typed.push(...pages.flatMap((page) => page.shown.map((one) => ({ ...one, until: clock.now }))))
  return { server, devices, pages, typed, hadConflict }
}

const latencies = fc.array(fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 5000 })), {
  minLength: 1,
  maxLength: 20,
})

async function nothingIsLost(acts: Act[], delays: number[]) {
  const { server, devices, pages, typed } = await play(acts, delays)
  for (const page of pages) expect(page.view.state.failure).toBeNull()
  expect(devices.map(({ kept }) => kept.size)).toEqual([0, 0])
  const kept = [server.text, ...server.versions]
  for (const { text, at, until, hadRoom } of typed)
    if (hadRoom && until - at > 300)
      expect(
        kept.some((one) => isWithin(text, one)),
        `${text} is nowhere`,
      ).toBe(true)
  const everShown = new Set(['', ...typed.map(({ text }) => text)])
  for (const text of server.history) expect(everShown).toContain(text)
}

const runs = Number(process.env.ORACLE_RUNS ?? 20)
const { seed = 1 } = fc.readConfigureGlobal()

it(`${runs} runs lose no keystroke older than 300 ms, and the server holds what was typed (seed ${seed})`, async () => {
  const property = fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 60 }), latencies, nothingIsLost)
  // A failure names the seed and the shortest run that shows it.
  await fc.assert(property, { numRuns: runs })
}, 300_000)

it('a single tab is never shown a conflict', async () => {
  const alone = fc.asyncProperty(
    fc.array(actAlone, { minLength: 5, maxLength: 60 }),
    latencies,
    async (acts, delays) => {
      expect((await play(acts, delays, 1)).hadConflict).toBe(false)
    },
  )
  await fc.assert(alone, { numRuns: runs })
}, 300_000)
