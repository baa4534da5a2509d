import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createFairQueue, type Party, type Room } from './fair-queue'

/** A queue whose works end when they are told to, and in what order they began. */
function queueOf(room: Room) {
  const queue = createFairQueue(room)
  const began: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, party: Partial<Party> = {}) => {
    const work = () => {
      began.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    return queue.enter({ key: name, ...party }, work).then(
      () => 'done',
      ({ code }) => String(code),
    )
  }
  const endOne = async () => {
    await pause(3)
    ends.shift()?.()
    await pause(3)
  }
  return { ask, began, endOne }
}

it('runs at most its limit at once, and refuses what would exceed its queue', async () => {
  const { ask, began, endOne } = queueOf({ atOnce: 2, waiting: 1 })
  const answers = ['a', 'b', 'c', 'd'].map((name) => ask(name))
  expect(await answers[3]).toBe('BUSY')
  expect(began).toEqual(['a', 'b'])
  for (let ended = 0; ended < 3; ended += 1) await endOne()
  expect(await Promise.all(answers)).toEqual(['done', 'done', 'done', 'BUSY'])
})

it('serves callers in turn: one with many requests waits behind one with a single request', async () => {
  const { ask, began, endOne } = queueOf({ atOnce: 1, waiting: 10 })
  for (const name of ['m1', 'm2', 'm3', 'm4']) void ask(name, { key: 'many' })
  for (const name of ['x', 'y']) void ask(name)
  for (let ended = 0; ended < 6; ended += 1) await endOne()
  expect(began).toEqual(['m1', 'x', 'y', 'm2', 'm3', 'm4'])
})

it('prefers the caller that was served less, also after the queue was empty', async () => {
  const { ask, began, endOne } = queueOf({ atOnce: 1, waiting: 2 })
  for (const name of ['m1', 'm2']) {
    void ask(name, { key: 'many' })
    await endOne()
  }
  void ask('first')
  const [third, fourth] = [ask('m3', { key: 'many' }), ask('m4', { key: 'many' })]
  void ask('seldom')
  expect(await fourth).toBe('BUSY')
  expect(await ask('m5', { key: 'many' })).toBe('BUSY')
  for (let ended = 0; ended < 3; ended += 1) await endOne()
  expect(await third).toBe('done')
  expect(began).toEqual(['m1', 'm2', 'first', 'seldom', 'm3'])
})

it('keeps places for known callers, who go first and leave every fourth turn to strangers', async () => {
  const { ask, began, endOne } = queueOf({ atOnce: 1, waiting: 2, reserved: 5 })
  for (const name of ['s1', 's2', 's3']) void ask(name)
  expect(await ask('s4')).toBe('BUSY')
  for (const name of ['k1', 'k2', 'k3', 'k4']) void ask(name, { isKnown: true })
  for (let ended = 0; ended < 7; ended += 1) await endOne()
  expect(began).toEqual(['s1', 'k1', 'k2', 'k3', 's2', 'k4', 's3'])
})

it('limits the places of one caller', async () => {
  const { ask, endOne } = queueOf({ atOnce: 2, waiting: 10, ofOne: 1 })
  const askKnown = () => ask('a', { isKnown: true })
  const first = askKnown()
  expect(await askKnown()).toBe('TOO_MANY_REQUESTS')
  await endOne()
  expect(await first).toBe('done')
  const again = askKnown()
  await endOne()
  expect(await again).toBe('done')
})

it('gives the place of a frequent known caller to a rare one, and to no stranger', async () => {
  const { ask, began, endOne } = queueOf({ atOnce: 1, waiting: 1, reserved: 1 })
  const askMuch = (name: string) => ask(name, { key: 'much', isKnown: true })
  const much = ['m1', 'm2', 'm3'].map(askMuch)
  expect(await askMuch('m4')).toBe('BUSY')
  const seldom = ask('seldom', { isKnown: true })
  expect(await much[2]).toBe('BUSY')
  void ask('stranger')
  for (let ended = 0; ended < 4; ended += 1) await endOne()
  expect(await seldom).toBe('done')
  expect(began).toEqual(['m1', 'seldom', 'm2', 'stranger'])
})

it('refuses what would wait too long, estimated from recent durations', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1000, maxWait: 100 })
  const work = () => pause(30)
  for (let done = 0; done < 15; done += 1) await queue.enter({ key: 'a' }, work)
  const codes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      queue.enter({ key: `b${at}` }, work).then(
        () => 'done',
        ({ code }) => code,
      ),
    ),
  )
  const served = codes.filter((code) => code === 'done').length
  expect(served).toBeGreaterThan(2)
  expect(served).toBeLessThan(10)
})

it('continues after a failed job', async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1 })
  const fails = queue.enter({ key: 'a' }, () => Promise.reject(new Error('no')))
  const follows = queue.enter({ key: 'b' }, () => 'served')
  await expect(fails).rejects.toThrow('no')
  expect(await follows).toBe('served')
})
