import { describe, expect, it } from 'vitest'
import { demoPlan } from '../domain/plan/demo-plan'
import { projectFigures } from '../domain/project/project-figures'
import type { Project } from './project'
import { arranged, type Sorting } from './sort-and-filter'

const demo = demoPlan()
const cheaper = { ...demo, products: demo.products.map((product) => ({ ...product, unitPriceInclVAT: 1 })) }

function project(projectName: string, day: number, plan: object = {}): Project {
  const at = new Date(Date.UTC(2026, 10, day))
  const figures = projectFigures(JSON.stringify(plan))
  return { id: projectName, projectName, isDefault: false, revision: 1, createdAt: at, updatedAt: at, figures }
}

const list = [
  project('متجر أمّي', 3),
  project('Loss', 1, cheaper),
  project('candles 10', 4),
  project('Candles 9', 2, demo),
]
const compare = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })
const names = (sorting: Sorting, search = '') =>
  arranged(list, { search, sorting, compare }).map((one) => one.projectName)

describe('the list of projects', () => {
  it.each([
    ['updated', ['candles 10', 'متجر أمّي', 'Candles 9', 'Loss']],
    ['created', ['candles 10', 'متجر أمّي', 'Candles 9', 'Loss']],
    ['name', ['Candles 9', 'candles 10', 'Loss', 'متجر أمّي']],
    ['profit', ['Candles 9', 'Loss', 'متجر أمّي', 'candles 10']],
    ['margin', ['Candles 9', 'Loss', 'متجر أمّي', 'candles 10']],
    ['completion', ['Loss', 'Candles 9', 'متجر أمّي', 'candles 10']],
  ] as const)('is sorted by %s', (sorting, expected) => {
    expect(names(sorting)).toEqual(expected)
  })

  it('puts a half-answered plan among those without a profit', () => {
    const half = project('Half', 5, { ...demo, unanswered: ['marketing'] })
    for (const sorting of ['profit', 'margin'] as const) {
      const sorted = arranged([half, ...list], { search: '', sorting, compare }).map((one) => one.projectName)
      expect(sorted.slice(0, 2)).toEqual(['Candles 9', 'Loss'])
    }
  })

  it.each([
    ['candles', ['candles 10', 'Candles 9']],
    [' 9  CAND', ['Candles 9']],
    ['امي', ['متجر أمّي']],
    ['مَتجر', ['متجر أمّي']],
    ['.*', []],
  ])('is searched for %j', (search, expected) => {
    expect(names('updated', search)).toEqual(expected)
  })
})

it('the default project is first in every order', () => {
  const pinned = list.map((one) => ({ ...one, isDefault: one.projectName === 'Loss' }))
  for (const sorting of ['updated', 'name', 'profit'] as const)
    expect(arranged(pinned, { search: '', sorting, compare })[0]?.projectName).toBe('Loss')
})
