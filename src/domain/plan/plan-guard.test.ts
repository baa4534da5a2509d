import { expect, it } from 'vitest'
import { blankPlan } from './plan'
import { maxPlanBytes } from './plan-bounds'
import { guardPlanText } from './plan-guard'

const textOfBytes = (bytes: number, character: string, size: number) =>
  JSON.stringify({ a: character.repeat((bytes - 8) / size) })

it.each([
  '{}',
  JSON.stringify(blankPlan()),
  '{"a":"\\ud800","b":null,"c":[true,-1.5,"__proto__"],"a":2}',
  textOfBytes(maxPlanBytes, 'a', 1),
  textOfBytes(maxPlanBytes, 'ع', 2),
  `${textOfBytes(maxPlanBytes - 2, '⃁', 3)}  `,
  textOfBytes(maxPlanBytes, '😀', 4),
])('lets a sound text pass', (text) => {
  expect(guardPlanText(text)).toEqual({ ok: true })
})

it.each([
  ['too-large', textOfBytes(maxPlanBytes + 1, 'a', 1)],
  ['too-large', textOfBytes(maxPlanBytes + 2, 'ع', 2)],
  ['too-large', `${textOfBytes(maxPlanBytes - 2, '⃁', 3)}   `],
  ['too-large', textOfBytes(maxPlanBytes + 4, '😀', 4)],
  ['too-large', 'x'.repeat(10_000_000)],
  ['not-json', ''],
  ['not-json', '{"a":NaN}'],
  ['not-json', '{"a":"\0"}'],
  ['too-deep', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['too-deep', `{"a":${'['.repeat(20)}${']'.repeat(20)}}`],
  ['forbidden-key', '{"__proto__":{}}'],
  ['forbidden-key', '{"a":[{"constructor":1}]}'],
  ['forbidden-key', '{"a":{"prototype":null}}'],
  ['not-finite', '{"a":1e999}'],
  ['not-finite', '{"a":[0,-1e999]}'],
  ['nul', '{"a":"\\u0000"}'],
  ['nul', '{"a\\u0000":1}'],
  ['not-an-object', '[]'],
  ['not-an-object', 'null'],
  ['not-an-object', '"text"'],
  ['not-an-object', '5'],
] as const)('refuses a text that is %s', (reason, text) => {
  expect(guardPlanText(text)).toEqual({ ok: false, reason })
})
