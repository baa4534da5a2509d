import type { Browser, BrowserContext } from 'playwright/test'
import { blankPlan } from '../../src/domain/plan/plan'
import { projectCalls } from '../people'
import { Random } from './random'
import { type Shown, Tab } from './tab'

const weathers = ['clear', 'slow', 'broken', 'unanswered'] as const
const kinds = [
  ...(['save', 'save', 'keep mine', 'load theirs', ...weathers, 'offline', 'online'] as const),
  ...(['crash', 'close', 'list', 'reload'] as const),
] as const

/** Whether the marks of a text stand in another, in their order. */
function isWithin(text: string, other: string): boolean {
  const marks = text.split(' ').filter(Boolean)
  let at = 0
  for (const mark of other.split(' ')) if (mark === marks[at]) at += 1
  return at === marks.length
}

/** A day of one project: two tabs, of one browser or of two. */
export interface Day {
  seed: number
  random: Random
  id: string
  contexts: BrowserContext[]
  tabs: readonly [Tab, Tab]
  /** What was on a screen long enough to be found again. */
  required: Shown[]
  problems: string[]
  /** A log of events, for the report of a failure. */
  story: string[]
}

/** The user of the run: the cookies of a signed-in browser. */
export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

export async function beginDay(browser: Browser, url: string, cookies: Cookies, seed: number): Promise<Day> {
  const random = new Random(seed)
  const problems: string[] = []
  const newBrowser = async () => {
    const context = await browser.newContext({ baseURL: url, storageState: { cookies, origins: [] } })
    context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
    return context
  }
  const first = await newBrowser()
  const contexts = random.next() < 0.5 ? [first] : [first, await newBrowser()]
  const id = await projectCalls(first).create(`Day ${seed}`, { ...blankPlan(), storeName: '' })
  const project = `${url}/app/projects/${id}?step=setup&lang=en`
  const tabs = [new Tab(first, project, 'a'), new Tab(contexts.at(-1) ?? first, project, 'b')] as const
  await Promise.all(tabs.map((tab) => tab.open()))
  return { seed, random, id, contexts, tabs, required: [], problems, story: [] }
}

/** What can be done with a tab: each name says how often it comes up. What is answered has to be found again. */
function deedsOf(tab: Tab): Record<string, () => Promise<Shown[] | undefined>> {
  const plain = (deed: () => Promise<void>) => () => deed().then(() => undefined)
  const online = () => tab.context.setOffline(false)
  const killed = async (how: 'crash' | 'close') => {
    const required = await tab.kill(how)
    await online()
    await tab.open()
    return required
  }
  const left = (how: 'list' | 'reload') => online().then(() => tab.leave(how))
  return {
    type: plain(() => tab.type()),
    save: plain(() => tab.press('Save')),
    'keep mine': plain(() => tab.press('Keep mine')),
    'load theirs': plain(() => tab.press('Load theirs')),
    ...Object.fromEntries(weathers.map((one) => [one, plain(() => tab.weather(one))])),
    offline: plain(() => tab.context.setOffline(true)),
    online: plain(online),
    crash: () => killed('crash'),
    close: () => killed('close'),
    list: () => left('list'),
    reload: () => left('reload'),
  }
}

async function act(day: Day) {
  const { random, required, story } = day
  const tab = random.pick(day.tabs)
  required.push(...(await tab.revive()))
  const deeds = deedsOf(tab)
  const kind = random.next() < 0.55 ? 'type' : random.pick(kinds)
  const since = Date.now()
  required.push(...((await deeds[kind]?.()) ?? []))
  story.push(`${since} ${tab.mark} ${kind} ${Date.now() - since} ms: '${tab.shown.at(-1)?.text}'`)
}

/** Typing, saving, choosing, leaving, losing the network and being killed, at random. */
export async function liveDay(day: Day, actCount: number): Promise<void> {
  const { random } = day
  for (let done = 0; done < actCount; done += 1) {
    await act(day)
    const pause = random.between(20, random.pick([120, 400, 1500]))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

async function clearUp({ tabs, required, problems }: Day) {
  for (const tab of tabs) {
    required.push(...(await tab.revive()))
    await tab.context.setOffline(false)
    await tab.weather('clear')
  }
  for (const tab of tabs) if (!(await tab.settle())) problems.push('a tab did not settle')
  for (const tab of tabs) {
    required.push(...tab.shown)
    await tab.close()
  }
  // What closed and killed tabs left on a device is found by the next opening.
  for (const tab of tabs) {
    await tab.open()
    if (!(await tab.settle())) problems.push('a reopened tab did not settle')
    if ((await tab.unsaved()) > 0) problems.push('edits stay on the device')
    await tab.close()
  }
}

async function compare({ contexts: [context], id, tabs, required, problems }: Day) {
  if (!context) return
  const calls = projectCalls(context)
  const present: string = JSON.parse((await calls.stored(id)).projectData).storeName
  const saved = [present, ...(await calls.versions(id)).map((version) => version.storeName)]
  const everShown = new Set(tabs.flatMap((tab) => tab.shown.map(({ text }) => text)))
  const lost = new Set(required.map(({ text }) => text).filter((text) => !saved.some((one) => isWithin(text, one))))
  problems.push(...[...lost].map((text) => `lost: '${text}'; kept: ${JSON.stringify(saved)}`))
  problems.push(...saved.filter((text) => !everShown.has(text)).map((text) => `'${text}' was never typed`))
}

/** Lets everything settle and answers what is wrong then: nothing, one hopes. */
export async function endDay(day: Day): Promise<string[]> {
  await clearUp(day)
  await compare(day)
  for (const context of day.contexts) await context.close()
  const { seed, problems, story } = day
  return problems.length > 0 ? [`day ${seed}: ${problems.join('\n')}\n${story.join('\n')}`] : []
}
