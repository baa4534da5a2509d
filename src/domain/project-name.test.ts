import { expect, it } from 'vitest'
import { copyName, longestProjectName } from './project-name'

it('the name of a copy ends with the suffix and is never too long', () => {
  expect(copyName('Noor Home', ' (Copy)')).toBe('Noor Home (Copy)')
  expect(copyName('a'.repeat(200), ' (Copy)')).toBe(`${'a'.repeat(193)} (Copy)`)
  expect(copyName(`${'a'.repeat(192)} ${'b'.repeat(7)}`, ' (Copy)')).toBe(`${'a'.repeat(192)} (Copy)`)
  const odd = copyName('😀'.repeat(100), ' (نسخة)')
  expect(odd.length).toBeLessThanOrEqual(longestProjectName)
  expect(odd).toBe(`${'😀'.repeat(96)} (نسخة)`)
})
