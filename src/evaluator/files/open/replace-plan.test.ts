import { describe, expect, it } from 'vitest'
import { replacePlan } from './replace-plan'

/** A question whose answer waits until the plan before is kept. */
function replacement() {
  const puts: string[] = []
  const controller = new AbortController()
  let settle: { keep: () => void; fail: () => void } = { keep: () => undefined, fail: () => undefined }
  const kept = new Promise<void>((resolve, reject) => {
    settle = { keep: resolve, fail: () => reject(new Error('no connection')) }
  })
  const end = replacePlan({ keep: () => kept, put: () => puts.push('put'), signal: controller.signal })
  return { puts, end, close: () => controller.abort(), ...settle }
}

describe('replacing the plan', () => {
  it('happens once the plan before is kept', async () => {
    const { puts, end, keep } = replacement()
    expect(puts).toEqual([])
    keep()
    expect(await end).toBe('replaced')
    expect(puts).toEqual(['put'])
  })

  it('does not happen when it is closed, or another file is wanted, while that is under way', async () => {
    for (const answer of ['keep', 'fail'] as const) {
      const question = replacement()
      question.close()
      question[answer]()
      expect(await question.end).toBe('canceled')
      expect(question.puts).toEqual([])
    }
  })

  it('does not happen when the plan before cannot be kept', async () => {
    const { puts, end, fail } = replacement()
    fail()
    expect(await end).toBe('failed')
    expect(puts).toEqual([])
  })
})
