import fc from 'fast-check'
import { expect, it } from 'vitest'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { deflated, deltaOf, inflated, textFrom } from './text-delta'

const text = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' })

it('a text comes back from its difference to any other, to the letter', async () => {
  const pair = fc.tuple(text, text, text, text).map(([a, b, c, d]) => [a + b + c, a + d + c] as const)
  await fc.assert(
    fc.asyncProperty(pair, async ([base, other]) => {
      expect(await textFrom(await deltaOf(other, base), base)).toBe(other)
    }),
  )
})

it('a text comes back from its difference where texts are equal, part of one another, longer than the window, or share half a character', async () => {
  const long = Array.from({ length: 40_000 }, (_, at) => at.toString(36)).join()
  for (const [base, other] of [
    ['{}', '{}'],
    ['{}', '{"a":1}'],
    ['{"a":1}', '{}'],
    ['aaaa', 'aaaaaa'],
    ['متجر', 'متجد'],
    [long, `${long.slice(0, 70_000)}!${long.slice(70_000)}`],
    [long, long.slice(50_000)],
    [long.slice(50_000), long],
  ] as const)
    expect(await textFrom(await deltaOf(other, base), base)).toBe(other)
  expect(await inflated(await deflated(long))).toBe(long)
})

it('the difference of a changed price takes some bytes, not a whole plan', async () => {
  const plan = demoPlan()
  const dearer = { ...plan, products: plan.products.map((product) => ({ ...product, unitPriceInclVAT: 159 })) }
  const [base, other] = [JSON.stringify(plan), JSON.stringify(dearer)]
  expect((await deltaOf(other, base)).length).toBeLessThan(60)
  expect((await deflated(other)).length).toBeGreaterThan(600)
})
