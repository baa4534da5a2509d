import { expect, it } from 'vitest'
import { copyName, longestProjectName, storeNameOf } from './project-name'

it('the name of a copy ends with the suffix and is never too long', () => {
  expect(copyName('Noor Home', ' (Copy)')).toBe('Noor Home (Copy)')
  expect(copyName('a'.repeat(200), ' (Copy)')).toBe(`${'a'.repeat(193)} (Copy)`)
  expect(copyName(`${'a'.repeat(192)} ${'b'.repeat(7)}`, ' (Copy)')).toBe(`${'a'.repeat(192)} (Copy)`)
  const odd = copyName('😀'.repeat(100), ' (نسخة)')
  expect(odd.length).toBeLessThanOrEqual(longestProjectName)
  expect(odd).toBe(`${'😀'.repeat(96)} (نسخة)`)
})

it('B32: the store of a new project is called like the project, as far as a store’s name may go', () => {
  expect(storeNameOf('  Noor Home ')).toBe('Noor Home')
  expect(storeNameOf(`${'ا'.repeat(99)} ${'ب'.repeat(50)}`)).toBe('ا'.repeat(99))
  expect(storeNameOf('😀'.repeat(120))).toBe('😀'.repeat(100))
})
