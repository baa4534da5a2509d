import { writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { addAccountsWithWebhooks, deliveriesIn, ok, pass, queueFor, startSender } from './testing/saved-webhooks'

const { db } = await testDatabase()
const app = await startTestApp({ env: { RATE_LIMIT: false } })

/** The bench floods for longer, and reads what was measured. */
const seconds = Number(process.env.FLOOD_SECONDS ?? 1)
const report = process.env.FLOOD_REPORT

const flooding = Array.from({ length: 12 }, (_, n) => `slow${n}.example`)
const [webhooksEach, slowMs, everyMs] = [5, 450, 500]

/** A process that sends, and when the project of each name was told to the receiver that is quick. */
async function startProcess() {
  const toldAt = new Map<string, number>()
  const process = await startSender(db, async ({ url, body }) => {
    if (url.includes('slow')) await setTimeout(slowMs)
    else toldAt.set(JSON.parse(body).project.name, performance.now())
    return ok
  })
  return { ...process, toldAt }
}

it('beside a dozen accounts that flood, an honest account’s deliveries go out before the backlog of the others is done', {
  timeout: (seconds + 30) * 1000,
}, async () => {
  await addAccountsWithWebhooks(db, flooding, webhooksEach)
  for (const host of flooding) await queueFor(db, host, 3)
  await pass(db, '1 minute')
  const { visitor } = await signedInVisitor(app)
  await visitor.trpc.webhooks.create.mutate({ url: 'https://quick.example/' })
  const { sent, sendDue, made, toldAt } = await startProcess()
  const sending = sendDue()
  await expect.poll(() => sent.length).toBe(20)
  const savedAt = new Map<string, number>()
  for (let round = 0; round * everyMs < seconds * 1000; round += 1) {
    const name = `Honest ${round}`
    savedAt.set(name, performance.now())
    await visitor.trpc.projects.create.mutate({ projectName: name, projectData: '{}' })
    // Each of them saves two projects a second: all that its limit of saves allows.
    if (round % 2 === 1) for (const host of flooding) await queueFor(db, host, 2)
    await setTimeout(everyMs)
  }
  await expect.poll(() => toldAt.size, { timeout: 20_000 }).toBe(savedAt.size)
  const due = (await deliveriesIn(db)).filter(({ state }) => state === 'waiting')
  expect(due.length).toBeGreaterThan(flooding.length)
  made.stop()
  await sending
  const delays = [...savedAt].map(([name, at]) => (toldAt.get(name) ?? Number.POSITIVE_INFINITY) - at)
  if (report) writeFileSync(report, JSON.stringify({ delays, flooded: sent.length - savedAt.size }))
  const served = new Set(sent.map(({ url }) => new URL(url).host))
  expect(flooding.filter((host) => !served.has(host))).toEqual([])
})
