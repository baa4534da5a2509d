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

it('keeps the whole name below 255 bytes', () => {
  const long = fileName('م'.repeat(300), 'الخطة المالية في صفحة واحدة', 'pdf')
  expect(new TextEncoder().encode(long).length).toBeLessThan(255)
})

it('35: leaves no line break, quote or path of a hostile name', () => {
  const name = fileName('../..\\x\r\nSet-Cookie: "a=1"; filename*=UTF-8\'\'y', 'plan', 'json')
  expect(name).not.toMatch(/[\r\n"/\\:*]/)
  expect(name.startsWith('.')).toBe(false)
  expect(name.endsWith(' - plan.json')).toBe(true)
})
