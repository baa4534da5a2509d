import { expect, it } from 'vitest'
import { copyName, maxProjectNameLength, splitCopyName, storeNameOf } from './project-name'

const english = { first: ' (Copy)', numbered: ' (Copy {{number}})' }
const arabic = { first: ' (نسخة)', numbered: ' (نسخة {{number}})' }

it('the name of a copy ends with the suffix and is never too long', () => {
  expect(copyName('Noor Home', english, [])).toBe('Noor Home (Copy)')
  expect(copyName('a'.repeat(200), english, [])).toBe(`${'a'.repeat(193)} (Copy)`)
  expect(copyName(`${'a'.repeat(192)} ${'b'.repeat(7)}`, english, [])).toBe(`${'a'.repeat(192)} (Copy)`)
  const odd = copyName('😀'.repeat(100), arabic, [])
  expect(odd.length).toBeLessThanOrEqual(maxProjectNameLength)
  expect(odd).toBe(`${'😀'.repeat(96)} (نسخة)`)
})

it('copies are numbered, and a copy of a copy counts on', () => {
  const taken = ['Noor', 'Noor (Copy)', 'Noor (Copy 2)']
  expect(copyName('Noor', english, taken)).toBe('Noor (Copy 3)')
  expect(copyName('Noor (Copy)', english, taken)).toBe('Noor (Copy 3)')
  expect(copyName('Noor (Copy 2)', english, ['Noor (Copy 2)'])).toBe('Noor (Copy)')
  expect(copyName('نور', arabic, ['نور', 'نور (نسخة)'])).toBe('نور (نسخة 2)')
})

it('what says that a name is a copy can be shown apart, however long the name is', () => {
  expect(splitCopyName('Noor (Copy 12)', english)).toEqual(['Noor', ' (Copy 12)'])
  expect(splitCopyName('Noor (Copy)', english)).toEqual(['Noor', ' (Copy)'])
  expect(splitCopyName('Noor (Copy) of mine', english)).toEqual(['Noor (Copy) of mine', ''])
})

it('the store of a new project is called like the project, as far as a store’s name may go', () => {
  expect(storeNameOf('  Noor Home ')).toBe('Noor Home')
  expect(storeNameOf(`${'ا'.repeat(99)} ${'ب'.repeat(50)}`)).toBe('ا'.repeat(99))
  expect(storeNameOf('😀'.repeat(120))).toBe('😀'.repeat(100))
})
