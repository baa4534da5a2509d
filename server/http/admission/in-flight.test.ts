import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createInFlight } from './in-flight'

it('runs eight calls of a caller at the same time, lets more wait, and refuses those beyond the queue', async () => {
  const inFlight = createInFlight(true)
  let [running, maxRunning] = [0, 0]
  const work = async () => {
    maxRunning = Math.max(maxRunning, ++running)
    await pause(2)
    running -= 1
  }
  const codeOf = (who: string) =>
    inFlight(who, work).then(
      () => 'done',
      ({ code, retryAfter }) => `${code} ${retryAfter}`,
    )
  const answers = await Promise.all(Array.from({ length: 80 }, () => codeOf('much')))
  expect(maxRunning).toBe(8)
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(68)
  expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS 1')
  expect(await codeOf('much')).toBe('done')
})

it('makes no caller wait for another, and goes on after a call that fails', async () => {
  const inFlight = createInFlight(true)
  const never = new Promise<void>(() => {})
  for (let times = 0; times < 8; times += 1) void inFlight('much', () => never)
  await expect(inFlight('seldom', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inFlight('seldom', async () => 'served')).toBe('served')
})
