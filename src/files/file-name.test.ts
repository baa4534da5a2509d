import { expect, it } from 'vitest'
import { fileName } from './file-name'

it('names a file after the store in its language', () => {
  expect(fileName('Noor Home', 'financial plan', 'pdf')).toBe('Noor Home - financial plan.pdf')
  expect(fileName('متجر نور', 'الخطة المالية', 'pdf')).toBe('متجر نور - الخطة المالية.pdf')
})

it('takes out what no system allows in a name', () => {
  expect(fileName('a/b\\c:d*e?f"g<h>i|j\u0000k\u202el', 'plan', 'pdf')).toBe('a b c d e f g h i j k l - plan.pdf')
  expect(fileName('..', 'plan', 'pdf')).toBe('plan.pdf')
  expect(fileName('  ', 'plan', 'pdf')).toBe('plan.pdf')
})

const bytesOf = (name: string) => new TextEncoder().encode(name).length

it('keeps the whole name below 255 bytes in any script, and splits no letter', () => {
  for (const letter of ['م', '蜡', '🕯', '👩‍👩‍👧'])
    for (const what of ['الخطة المالية في صفحة واحدة', 'plan']) {
      const name = fileName(letter.repeat(300), what, 'pdf')
      expect(bytesOf(name)).toBeLessThan(255)
      expect(name).toMatch(/^.{20,}[^\u200d] - .*\.pdf$/u)
      expect(name).not.toMatch(/\p{Surrogate}|\ufffd/u)
    }
})

it('takes out invisible characters and those that change the direction of text', () => {
  expect(fileName('a\u061cb\u2066c\u0085d\u200be\ufefff\ud800', 'plan', 'pdf')).toBe('a b c d e f - plan.pdf')
})

it('leaves no line break, quote or path of a hostile name', () => {
  const name = fileName('../..\\x\r\nSet-Cookie: "a=1"; filename*=UTF-8\'\'y', 'plan', 'json')
  expect(name).not.toMatch(/[\r\n"/\\:*]/)
  expect(name.startsWith('.')).toBe(false)
  expect(name.endsWith(' - plan.json')).toBe(true)
})
