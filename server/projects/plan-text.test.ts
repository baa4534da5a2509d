import { expect, it } from 'vitest'
import { guardedPlan, storablePlan } from './plan-text'

const codeOf = (read: Promise<string>) =>
  read.then(
    () => 'OK',
    (error) => error.code,
  )
const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`

it.each([
  ['{"notes":"', 'PLAN_NOT_JSON'],
  [JSON.stringify({ notes: 'x'.repeat(300_000) }), 'PLAN_TOO_LARGE'],
  [deep, 'PLAN_TOO_DEEP'],
  ['{"__proto__":{}}', 'PLAN_FORBIDDEN_KEY'],
  ['{"vatPct":1e999}', 'PLAN_NUMBER'],
  ['{"storeName":"a\\u0000b"}', 'NUL_CHARACTER'],
])('a text that begins with %.30s is refused with %s, to be read or to be kept', async (text, code) => {
  expect(await codeOf(guardedPlan(text))).toBe(code)
  expect(await codeOf(storablePlan(text))).toBe(code)
})

it('a text that is JSON but no object is read as a blank plan, and not kept', async () => {
  for (const text of ['[]', '5', 'null', '"text"']) {
    expect(await guardedPlan(text)).toBe(text)
    expect(await codeOf(storablePlan(text))).toBe('PLAN_NOT_OBJECT')
  }
})

it('half a character is read, and not kept, for the database would change it', async () => {
  const half = '{"storeName":"\ud800"}'
  expect(await guardedPlan(half)).toBe(half)
  expect(await codeOf(storablePlan(half))).toBe('PLAN_NOT_JSON')
})

it('an ordinary text and a long one come back to the letter', async () => {
  for (const text of [' {"storeName":"متجر"} ', JSON.stringify({ notes: 'x'.repeat(20_000) })]) {
    expect(await guardedPlan(text)).toBe(text)
    expect(await storablePlan(text)).toBe(text)
  }
})

it('a long text lets others be served before it is looked through, and a text of ordinary length is looked through at once', async () => {
  const isTurned = async (read: (text: string) => Promise<string>, length: number) => {
    let turned = false
    setImmediate(() => (turned = true))
    await read(`{"notes":"${'x'.repeat(length - 12)}"}`)
    return turned
  }
  for (const read of [guardedPlan, storablePlan])
    expect([await isTurned(read, 16_384), await isTurned(read, 16_385)]).toEqual([false, true])
})
