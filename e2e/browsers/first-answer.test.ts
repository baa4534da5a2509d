import { it } from 'vitest'
import { inEachEngine } from './browsers'
import { firstAnswer } from './first-answer'

inEachEngine((visit) => {
  it('from the landing page through the quick start to the first answer and the results', async () => {
    const { tab } = await visit()
    await firstAnswer(tab)
  })
})
