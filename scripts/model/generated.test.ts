import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generated } from './generate'

it.each(Object.entries(generated))('%s is what the formulas say (npm run model writes it)', (name, text) => {
  expect(readFileSync(`src/domain/model/generated/${name}`, 'utf8') === text).toBe(true)
})
