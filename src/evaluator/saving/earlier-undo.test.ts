import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import { historyAtom } from '../state/undo/undo'
import { offerEarlier } from './earlier-undo'

const text = (vatPct: number, language: 'en' | 'ar' = 'en') => JSON.stringify({ ...demoPlan(), vatPct, language })

/** The rates of VAT that Undo leads to in a project of revision 5 with a rate of 15, with these versions, the newest first. */
async function offered(versions: readonly { revision: number; projectData: string }[], revision = 5) {
  const store = createStore()
  const listed = versions.map((version, at) => ({ ...version, id: `${at}` }))
  const project = { id: 'p', projectName: 'Candles', revision, projectData: text(15), updatedAt: new Date() }
  await offerEarlier(
    { project, store },
    {
      list: { query: async ({ limit }) => listed.slice(0, limit) },
      get: { query: async ({ versionId }) => ({ projectData: listed[Number(versionId)]?.projectData ?? '' }) },
    },
  )
  return store.get(historyAtom).past.map(({ plan }) => plan.vatPct)
}

it('leads to what the last save replaced', async () => {
  expect(await offered([{ revision: 4, projectData: text(10) }])).toEqual([10])
  expect(await offered([])).toEqual([])
  expect(await offered([{ revision: 0, projectData: text(10) }], 1)).toEqual([])
})

it('leads neither to what was kept beside the present plan, nor to one that shows no difference', async () => {
  const kept = { revision: 5, projectData: text(7) }
  const inArabic = { revision: 4, projectData: text(15, 'ar') }
  expect(await offered([kept, kept, inArabic, { revision: 3, projectData: text(10) }])).toEqual([10])
  expect(await offered([kept])).toEqual([])
  expect(await offered([inArabic])).toEqual([])
})

it('leads to no plan that cannot be read, or only in part', async () => {
  expect(await offered([{ revision: 4, projectData: 'broken' }])).toEqual([])
  const products = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}` }))
  const tooLarge = JSON.stringify({ ...demoPlan(), vatPct: 10, products })
  expect(await offered([{ revision: 4, projectData: tooLarge }])).toEqual([])
})
