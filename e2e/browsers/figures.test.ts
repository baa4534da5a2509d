import { createServer } from 'node:http'
import fc from 'fast-check'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import { engines, lacking } from '../../scripts/testing/engines.mjs'
import { evaluate } from '../../src/domain/model/evaluate'
import { everythingPlan } from '../../src/domain/testing/plan-arbitraries'
import { startEngine } from './engine'

const count = 1000

/** The evaluation as a browser loads it. */
async function evaluation(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'src/domain/model/evaluate.ts',
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const output = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : []
  const chunk = output.find((one): one is Rolldown.OutputChunk => one.type === 'chunk' && one.isEntry)
  return chunk?.code ?? ''
}

/** Runs in the page: the figures of each plan as text. As text here too, for a function would be compiled for Node. */
const evaluateAll = `return (async () => {
  const { evaluate } = await import('/evaluate.js')
  const plans = await (await fetch('/plans.json')).json()
  const texts = plans.map((plan) => JSON.stringify(evaluate(plan)))
  await fetch('/figures', { method: 'POST', body: JSON.stringify(texts) })
  return texts.length
})()`

/** Engines round powers and logarithms differently in the last digit or two of sixteen. */
const isSame = (a: unknown, b: unknown) =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= 1e-11 * Math.max(1, Math.abs(a), Math.abs(b))
    : a === b

/** Where two evaluations differ by more than that: each place with both values. */
function differing(a: unknown, b: unknown, place = ''): string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return isSame(a, b) ? [] : [`${place}: ${a}, ${b}`]
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].flatMap((key) => differing(Reflect.get(a, key), Reflect.get(b, key), `${place}.${key}`))
}

describe('the figures of 1 000 random plans', () => {
  for (const name of engines) {
    it.skipIf(lacking(name).length > 0)(
      `are in ${name} those of V8, which Chromium and the server have, but for the last digits`,
      async () => {
        const plans = JSON.stringify(fc.sample(everythingPlan, { numRuns: count, seed: 41 }))
        const expected = JSON.parse(plans).map((plan: Parameters<typeof evaluate>[0]) => JSON.stringify(evaluate(plan)))
        const files = new Map([
          ['/', ['text/html', '<!doctype html><title>figures</title>']],
          ['/evaluate.js', ['text/javascript', await evaluation()]],
          ['/plans.json', ['application/json', plans]],
        ])
        let figures: string[] = []
        const server = createServer(async (request, response) => {
          const [kind = 'text/plain', content = ''] = files.get(request.url ?? '') ?? []
          if (request.method === 'POST') {
            let text = ''
            for await (const piece of request) text += piece
            figures = JSON.parse(text)
          }
          response.setHeader('content-type', kind).end(content)
        })
        await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
        const engine = await startEngine(name)
        try {
          const address = server.address()
          await engine.driver.get(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)
          expect(await engine.driver.executeScript(evaluateAll)).toBe(count)
          expect(figures.flatMap((text, at) => differing(JSON.parse(text), JSON.parse(expected[at])))).toEqual([])
          expect(figures).toHaveLength(count)
        } finally {
          await engine.stop()
          server.closeAllConnections()
          server.close()
        }
      },
    )
  }
})
