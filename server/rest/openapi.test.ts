import { readFileSync } from 'node:fs'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { documentHash } from '../../bench/client/document-hash.mjs'
import { exampleOf } from './component'
import { dereferenced } from './dereference'
import { sentSchema } from './input'
import { openApiDocument } from './openapi'
import { restRoutes } from './routes'

const document = openApiDocument('1.0.0')

describe('the OpenAPI document', () => {
  it('passes a lint without errors or warnings', async () => {
    const config = await createConfig({ extends: ['recommended-strict'], rules: { 'operation-tag-defined': 'error' } })
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
    const said = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
    expect([...new Set(said)]).toEqual([])
  })

  it('names every body and every row among its schemas, and refers to them', () => {
    const schemas = Object.keys(document.components?.schemas ?? {})
    expect(schemas).toEqual(
      expect.arrayContaining(['Project', 'User', 'Plan', 'Evaluation', 'Problem', 'ProjectsSaveBody']),
    )
    for (const name of schemas) expect(JSON.stringify(document)).toContain(`"#/components/schemas/${name}"`)
    expect(JSON.stringify(dereferenced(document))).not.toContain('$ref')
  })

  it('matches the types of bench/client; node bench/client/generate.mjs writes them', () => {
    const [, made] = /^\/\/ .* Document: ([0-9a-f]{64})$/m.exec(readFileSync('server/sdk/src/api.gen.ts', 'utf8')) ?? []
    expect(made).toBe(documentHash(document))
  })

  it.each(restRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is described, and its examples fit its schemas',
    (_name, route) => {
      expect(route.description.length).toBeGreaterThan(10)
      if (route.file === undefined) expect(route.response.safeParse(exampleOf(route.response)).error).toBeUndefined()
      const body = route.method === 'GET' || route.method === 'DELETE' ? undefined : sentSchema(route)
      if (body) expect(body.safeParse(route.exampleBody).error).toBeUndefined()
      else expect(route.exampleBody).toBeUndefined()
    },
  )
})
