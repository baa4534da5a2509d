import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { documented, generatedModules } from './generate'

it.each(Object.entries(generatedModules()))('%s is what the formulas say (npm run model writes it)', (name, text) => {
  expect(readFileSync(`src/domain/model/${name}`, 'utf8') === text).toBe(true)
})

it('docs/model.md has the tables that the formulas say (npm run model writes them)', () => {
  const text = readFileSync('docs/model.md', 'utf8')
  expect(text.match(/<!-- (figures|inputs)/g)?.length).toBeGreaterThan(15)
  expect(documented(text) === text).toBe(true)
})
