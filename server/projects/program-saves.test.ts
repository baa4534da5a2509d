import { expect, it } from 'vitest'
import { blankPlan } from '../../src/domain/plan/plan'
import { mayHoldLent, withOverwrittenText } from './program-saves'

const plan = { ...blankPlan(), packagingPerOrder: 4, origins: { packagingPerOrder: 'typical' } }
const before = JSON.stringify(plan)

it('a text that writes over nothing that was lent is kept to the letter', () => {
  for (const sent of [before, ` ${before} `, JSON.stringify({ ...plan, unknown: { a: 1 } }), '{"storeName":"Noor"}'])
    expect(withOverwrittenText(sent, sent)).toBe(sent)
})

it('a typical value that a program writes over is the program’s, and the rest of the text stays', () => {
  const sent = JSON.stringify({ ...plan, packagingPerOrder: 9, unknown: { a: 1 } })
  const kept = JSON.parse(withOverwrittenText(before, sent))
  expect(kept).toEqual({ ...JSON.parse(sent), origins: kept.origins })
  expect(kept.origins.packagingPerOrder).not.toBe('typical')
})

it('only a text that says of no figure where it is from is kept without a look at the plan before it', () => {
  expect(mayHoldLent('{"storeName":"Noor","vatPct":15}')).toBe(false)
  const spelled = JSON.stringify({ origins: { vatPct: 'typical' } }).replace('origins', '\\u006frigins')
  for (const sent of [before, '{}', '{"typicalWith":{"vatPct":15}}', '{"createdWith":{"vatPct":15}}', spelled])
    expect([sent, mayHoldLent(sent)]).toEqual([sent, true])
})
