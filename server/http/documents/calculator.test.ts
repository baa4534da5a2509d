import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { knownPath } from '../../../src/paths'
import { startTestSite } from './testing/test-site'

describe('the calculator for pages of others', () => {
  let app: FastifyInstance
  let remove: () => Promise<void>
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })
  beforeAll(async () => {
    ;({ app, remove } = await startTestSite())
  })
  afterAll(() => remove())

  it('lets any page put the calculator into a frame, and no page any other answer', async () => {
    const session = { cookie: 'mizan_session=a; lang=ar' }
    const framed = await get('/embed?category=abaya&lang=en', session)
    expect([framed.statusCode, /<title>(.*)<\/title>/.exec(framed.body)?.[1]]).toEqual([200, 'abaya'])
    const { headers } = framed
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none';script-src 'self' 'sha256-[^ ]+';style-src 'self';/)
    expect(policy).toContain('frame-ancestors *')
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cross-origin-embedder-policy': 'require-corp',
    })
    const others = [
      '/',
      '/demo?embed',
      '/embed/',
      '/embed.html',
      '/embed/abaya',
      '/embed.js',
      '/sw.js',
      '/api/health',
      '/-',
    ]
    for (const url of [...others, '/%65mbedx', '/demo/embed', '/login?next=/embed'])
      expect([url, (await get(url)).headers['content-security-policy']]).toEqual([
        url,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
    expect((await get('/embed.js')).headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect((await get('/sw.js')).headers['cross-origin-resource-policy']).toBe('same-origin')
    // Framing is for what shows the same to everybody.
    expect(knownPath('/embed')).toBe(false)
  })

  it('gives everybody the same calculator, without a cookie, in the language of its address or of the browser', async () => {
    const asked = await get('/embed?category=dates&lang=ar', { cookie: 'lang=en' })
    expect([asked.body.includes('lang="ar"'), asked.cookies]).toEqual([true, []])
    for (const [accepted, lang] of [
      ['ar', 'ar'],
      ['fr', 'en'],
    ] as const) {
      const { body, headers } = await get('/embed?category=dates', { 'accept-language': accepted, cookie: 'lang=en' })
      expect(body).toContain(`lang="${lang}"`)
      expect(headers.vary).not.toContain('Cookie')
    }
    const etag = String(asked.headers.etag)
    expect((await get('/embed?category=dates&lang=ar', { 'if-none-match': etag })).statusCode).toBe(304)
  })

  it.each([
    ['unnamed', ''],
    ['unnamed', '?lang=ar'],
    ['unnamed', '?category='],
    ['unknown', '?category=cars'],
    ['unknown', '?category=__proto__'],
    ['unknown', '?category=%00'],
    ['unknown', `?category=${'a'.repeat(2000)}`],
  ])('tells the author of a page that the store of the calculator is %s: %s', async (reason, query) => {
    const answer = await get(`/embed${query}`)
    expect([answer.statusCode, answer.body.includes(`<title>${reason}</title>`)]).toEqual([404, true])
    expect(answer.headers['content-security-policy']).toContain('frame-ancestors *')
  })
})
