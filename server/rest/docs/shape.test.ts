import { expect, it } from 'vitest'
import { shapeOf } from './shape'

it('prints a schema in the notation of TypeScript', () => {
  const shape = shapeOf({
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid' },
      kind: { enum: ['a', 'b'] },
      sure: { const: true },
      list: { type: 'array', items: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] } },
      maybe: { anyOf: [{ type: 'string' }, { type: 'null' }] },
      anything: {},
      bag: { type: 'object' },
    },
    required: ['id', 'kind', 'list'],
  })
  expect(shape).toBe(`{
  id: string (uuid)
  kind: "a" | "b"
  sure?: true
  list: {
    n: number
  }[]
  maybe?: string | null
  anything?: unknown
  bag?: object
}`)
})
