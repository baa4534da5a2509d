import { gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicPages } from '../../../src/paths'
import { signedInVisitor } from '../../testing/test-app'
import { startTestSite } from './testing/test-site'

describe('pages and files', () => {
  let app: FastifyInstance
  let remove: () => Promise<void>
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers })

  beforeAll(async () => {
    ;({ app, remove } = await startTestSite())
  })
  afterAll(async () => {
    await remove()
  })

  it('answers the address of a shared plan by whether its link works, and keeps it out of lists and referrers', async () => {
    const { visitor } = await signedInVisitor(app)
    const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })
    const { token } = await visitor.trpc.projects.shares.create.mutate({ id })
    for (const [path, status] of [
      [`/s/${token}`, 200],
      [`/s/${token}/`, 200],
      [`/s/${token}x`, 404],
      ['/s/', 404],
      ['/s/a/b%20c', 404],
      ['/s/%zz', 404],
      ['/s/%E0%A4%A', 404],
      ['/s/%ff?lang=ar', 404],
      ['/s/a%00b', 404],
      [`/s/${'a'.repeat(5000)}`, 404],
    ] as const) {
      const answer = await get(path, { 'if-none-match': '*' })
      const title = status === 200 ? 'app' : 'sharedGone'
      expect([path, answer.statusCode, answer.body.includes(`<title>${title}</title>`)]).toEqual([path, status, true])
      expect(answer.headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      })
    }
    const [link] = await visitor.trpc.projects.shares.list.query({ id })
    expect(link?.views).toBe(0)
  })

  it('answers an address that cannot be decoded with a page of the product', async () => {
    for (const path of ['/%ff', '/%', '/en/%zz?x=%ff']) {
      const answer = await get(path)
      expect([path, answer.statusCode, answer.body.includes('<title>notFound</title>')]).toEqual([path, 404, true])
    }
    const asked = await get('/app/evaluation/%ff')
    expect([asked.statusCode, asked.headers.location]).toEqual([302, '/login?next=%2Fapp%2Fevaluation%2F%2525ff'])
  })

  it('refuses an address that tries too many links, in the page too', async () => {
    const guess = `/s/${'g'.repeat(32)}`
    for (let tries = 0; tries < 100; tries += 1) await get(guess)
    const { visitor } = await signedInVisitor(app)
    const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })
    const { token } = await visitor.trpc.projects.shares.create.mutate({ id })
    expect((await get(`/s/${token}`)).statusCode).toBe(200)
    for (let tries = 0; tries < 20; tries += 1) await get(guess)
    const refused = await get(guess)
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect(refused.body).toContain('<title>app</title>')
  })

  it.each([
    ['/app', 'projects'],
    ['/app/projects/', 'projects'],
    ['/projects?lang=ar', 'projects'],
    ['/app/evaluation/018f?actuals=', 'project'],
    ['/account/connect', 'app'],
    ['/paywall', 'app'],
  ])(
    'leads from %s to signing in and back where there is no session, and shows its frame where there is one',
    async (url, title) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers).toMatchObject({
        location: `/login?next=${encodeURIComponent(url)}`,
        'cache-control': 'no-cache',
      })
      expect(answer.headers.vary).toContain('Cookie')
      const signedIn = await get(url, { cookie: 'mizan_session=1' })
      expect([signedIn.statusCode, signedIn.body.includes(`<title>${title}</title>`)]).toEqual([200, true])
    },
  )

  it('leads to signing in alone from an address that is too long for the head of an answer', async () => {
    expect((await get(`/app?x=${'%'.repeat(9000)}`)).headers.location).toBe('/login')
  })

  it('finds a session beside a cookie of the other name that holds nothing', async () => {
    expect((await get('/app', { cookie: 'mizan_session=; __Host-mizan_session=1' })).statusCode).toBe(200)
  })

  it.each([
    ['/', 200, 'landing'],
    ['/demo', 200, 'demo'],
    ['/privacy', 200, 'privacy'],
    ['/terms/', 200, 'terms'],
    ['/demo/?start', 200, 'start'],
    ['/demo?compare', 200, 'app'],
    ['/login?next=%2Fapp', 200, 'login'],
    ['/login?way=code', 200, 'loginWithCode'],
    ['/login?way=reset', 200, 'passwordReset'],
    ['/register?buy=1', 200, 'register'],
    ['/values', 200, 'app'],
    ['/offline?lang=ar', 200, 'offline'],
    ['/nothing/here', 404, 'notFound'],
    ['/.env', 404, 'notFound'],
    ['/.git/config', 404, 'notFound'],
    ['/.vite/manifest.json', 404, 'notFound'],
    ['/assets/%2e%2e/%2e%2e/pages/app.en.html', 404, 'notFound'],
    ['/assets/..%2f..%2fpages/app.en.html', 404, 'notFound'],
    ['/assets/app-1a2b3c4d.js.map', 404, 'notFound'],
    ['/assets/missing.js', 404, 'notFound'],
    ['/assets/', 404, 'notFound'],
  ])('%s is answered %i with the page %s', async (url, status, title) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(`<title>${title}</title>`)
  })

  it('answers unknown calls with JSON', async () => {
    for (const url of ['/api', '/api/unknown', '/api/../api/x', '/trpc/a/b']) {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.headers['content-type']).toContain('application/json')
    }
  })

  it('takes the language from the query, the cookie, the header, then English', async () => {
    const language = async (url: string, headers = {}) => /lang="(\w+)"/.exec((await get(url, headers)).body)?.[1]
    expect(await language('/demo')).toBe('en')
    expect(await language('/demo', { 'accept-language': 'ar-SA,ar;q=0.9,en;q=0.8' })).toBe('ar')
    expect(await language('/demo', { 'accept-language': 'fr, en;q=0.4, ar;q=0.5' })).toBe('ar')
    expect(await language('/demo', { 'accept-language': 'ar', cookie: 'lang=en' })).toBe('en')
    expect(await language('/demo?lang=ar', { cookie: 'lang=en' })).toBe('ar')
    expect(await language('/demo?lang=xx', { cookie: 'lang=ar' })).toBe('ar')
  })

  it('remembers an asked language for a year and says what the page varies by', async () => {
    const answer = await get('/?lang=ar')
    expect(answer.headers['set-cookie']).toBe('lang=ar; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(answer.headers.vary).toContain('Accept-Language, Cookie')
    expect((await get('/')).headers['set-cookie']).toBeUndefined()
  })

  it('lets browsers keep a page only after asking', async () => {
    const first = await get('/demo')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await get('/demo', { 'if-none-match': String(first.headers.etag) })
    expect(again.statusCode).toBe(304)
    expect((await get('/demo?lang=ar', { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(200)
  })

  it('compresses pages and files', async () => {
    const page = await get('/', { 'accept-encoding': 'gzip, deflate' })
    expect(page.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(page.rawPayload).toString()).toContain('<title>landing</title>')
    const file = await get('/assets/app-1a2b3c4d.js', { 'accept-encoding': 'br' })
    expect(file.headers['content-encoding']).toBe('br')
    expect((await get('/', { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
  })

  it('lets browsers keep a hashed file for ever, and ask for the service worker every time', async () => {
    const { headers } = await get('/assets/app-1a2b3c4d.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
    const worker = await get('/sw.js')
    expect(worker.headers['cache-control']).toBe('no-cache')
    expect(worker.headers['content-security-policy']).toContain("worker-src 'self' blob:")
  })

  it('allows the inline scripts of our own pages and no other', async () => {
    const policy = String((await get('/demo')).headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+={0,2}';/)
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy.split(';').find((part) => part.startsWith('script-src '))).not.toContain('unsafe')
  })

  it('carries what a page shows of the settings, as data', async () => {
    const { body } = await get('/')
    const json = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(body)?.[1]
    expect(JSON.parse(json ?? '')).toMatchObject({ creatorName: '</script><b>', supportEmail: null, takesCards: false })
  })

  it('is rendered with the settings and the address of this installation', async () => {
    const { body } = await get('/?lang=ar')
    expect(body).toContain('<p>ar free of 2 by </script><b></p>')
    expect((await get('/demo')).body).toContain('<link rel="canonical" href="http://mizan.example/">')
  })

  it('lists the public pages in both languages for search engines, and keeps them away from calls', async () => {
    const robots = await get('/robots.txt')
    expect(robots.headers['content-type']).toContain('text/plain')
    expect(robots.body).toContain('Sitemap: http://mizan.example/sitemap.xml')
    expect(robots.body).toContain('Disallow: /api/')
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    const places = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place)
    expect(places).toHaveLength(publicPages.length * 2)
    expect(places).toContain('http://mizan.example/demo?lang=ar')
    expect(places).toContain('http://mizan.example/')
    expect(body.match(/hreflang="x-default"/g)).toHaveLength(publicPages.length * 2)
  })

  it('names neither its server nor its version', async () => {
    const { headers } = await get('/')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  it('changes nothing by other methods', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const)
      expect((await app.inject({ method, url: '/demo' })).statusCode).toBe(404)
  })

  it('tells the landing page and the demo that their visitor is signed in', async () => {
    const cookie = `mizan_session=${'a'.repeat(43)}`
    expect((await get('/')).body).not.toContain('known')
    expect((await get('/', { cookie })).body).toContain('known')
    for (const [headers, isSignedIn] of [
      [{}, false],
      [{ cookie }, true],
    ] as const)
      expect((await get('/demo', headers)).body).toContain(`"isSignedIn":${isSignedIn}`)
    expect((await get('/demo?start', { cookie })).body).toContain('<title>start')
  })
})
