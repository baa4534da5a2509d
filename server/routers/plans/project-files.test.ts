import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { blankProduct } from '../../../src/domain/plan/plan'
import type { FileOrder } from '../../../src/files/made-file'
import { AppError } from '../../infra/errors'
import type { FileMaker } from '../../projects/files/file-maker'
import { programOf, quickFiles, signedInVisitor, startTestApp, Visitor } from '../../testing/test-app'

let app: FastifyInstance
let noor: Awaited<ReturnType<typeof signedInVisitor>>
let ordered: FileOrder[]
/** What the thread of files does. */
let make: FileMaker['make']
beforeEach(async () => {
  ordered = []
  make = quickFiles.make
  const files: FileMaker = {
    ...quickFiles,
    make: (order) => {
      ordered.push(order)
      return make(order)
    },
  }
  app = await startTestApp({ files, env: { RATE_LIMIT: true } })
  noor = await signedInVisitor(app, { lastName: 'الغامدي' })
})

async function newProject(projectName = 'Noor Home', projectData: unknown = demoPlan()) {
  const made = await noor.visitor.post('/api/projects', { projectName, projectData })
  return String(made.json().project.id)
}

describe('files of a project', () => {
  it('are the plan, its owner and its language, under a name in letters of any language', async () => {
    const id = await newProject('متجر نور')
    const answer = await noor.visitor.get(`/api/projects/${id}/report?kind=full&language=ar`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': expect.stringContaining('no-store'),
      'x-content-type-options': 'nosniff',
    })
    const disposition = String(answer.headers['content-disposition'])
    expect(disposition).toMatch(/^attachment; filename="\w[\w .-]*\.pdf"; filename\*=UTF-8''/)
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('متجر نور - full.pdf')
    expect(ordered).toMatchObject([{ kind: 'full', language: 'ar', projectName: 'متجر نور', maker: 'Noor الغامدي' }])
    expect(JSON.parse(ordered[0]?.projectData ?? '')).toMatchObject({ storeName: 'Noor Home' })
    expect(JSON.parse(answer.body)).toMatchObject({ kind: 'full' })
    const others = [
      await noor.visitor.get(`/api/projects/${id}/workbook`),
      await noor.visitor.get(`/api/projects/${id}/csv`),
    ]
    expect(others.map(({ headers }) => headers['content-type'])).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'text/csv;charset=utf-8',
    ])
    // Without a language that of the account.
    expect(ordered.map(({ language }) => language)).toEqual(['ar', 'en', 'en'])
  })

  it('hold the actual months, closed ones beside the plan that they were closed beside', async () => {
    const id = await newProject()
    const month = { kind: 'founder', source: 'founder', month: '2026-09', products: {}, matches: {} }
    await noor.visitor.put(`/api/projects/${id}/actuals`, { months: [{ ...month, figures: { orders: 12 } }] })
    await noor.visitor.post(`/api/projects/${id}/actuals/2026-09/close`)
    await noor.visitor.put(`/api/projects/${id}`, { projectData: { storeName: 'Later' } })
    await noor.visitor.get(`/api/projects/${id}/workbook`)
    const [order] = ordered
    expect(order?.months).toMatchObject([{ month: '2026-09', figures: { orders: 12 } }])
    expect(order?.closed).toMatchObject([{ month: '2026-09' }])
    expect(JSON.parse(order?.closed[0]?.projectData ?? '{}').storeName).toBe('Noor Home')
  })

  it('are not made again for a caller that has them, until anything of them changes', async () => {
    const id = await newProject()
    const read = (etag: unknown) =>
      noor.visitor.send({
        method: 'GET',
        url: `/api/projects/${id}/workbook`,
        headers: { 'if-none-match': String(etag) },
      })
    const { etag } = (await read('"other"')).headers
    const same = await read(etag)
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag])
    expect(ordered).toHaveLength(1)
    await noor.visitor.send({ method: 'PUT', url: `/api/projects/${id}/name`, payload: { projectName: 'Renamed' } })
    expect((await read(etag)).statusCode).toBe(200)
  })

  it('are nobody else’s, and a token needs the scope to read', async () => {
    const id = await newProject()
    const other = (await signedInVisitor(app)).visitor
    const hooks = (await programOf(app, noor.visitor, 'webhooks')).visitor
    const reader = (await programOf(app, noor.visitor, 'read')).visitor
    for (const file of ['workbook', 'csv', 'report']) {
      const url = `/api/projects/${id}/${file}`
      const statuses = [new Visitor(app), other, hooks, reader].map(
        async (visitor) => (await visitor.get(url)).statusCode,
      )
      expect([file, await Promise.all(statuses)]).toEqual([file, [401, 404, 403, 200]])
    }
    expect(ordered.map(({ projectName }) => projectName)).toEqual(['Noor Home', 'Noor Home', 'Noor Home'])
  })

  it('are refused of a plan of more than 250 entries, and while a query says what nobody knows', async () => {
    const products = Array.from({ length: 200 }, (_, at) => blankProduct(`p${at}`))
    const team = Array.from({ length: 60 }, (_, at) => ({ id: `m${at}` }))
    const id = await newProject('Large', JSON.stringify({ products, team }))
    const large = await noor.visitor.get(`/api/projects/${id}/report`)
    expect([large.statusCode, large.json().code]).toEqual([413, 'PLAN_TOO_LARGE'])
    for (const query of ['kind=whole', 'language=fr', 'maker=Me'])
      expect((await noor.visitor.get(`/api/projects/${id}/report?${query}`)).statusCode).toBe(400)
    expect(ordered).toEqual([])
  })

  it('are made one after the other, two of an account at the most, and paid by their time', async () => {
    const id = await newProject()
    let [running, most, refused] = [0, 0, 0]
    // However slowly the calls arrive, none finds a place that another has left.
    let release = () => {}
    const restRefused = new Promise<void>((resolve) => {
      release = resolve
    })
    make = async (order) => {
      running += 1
      most = Math.max(most, running)
      await restRefused
      running -= 1
      return quickFiles.make(order)
    }
    const url = `/api/projects/${id}/workbook`
    const ask = async () => {
      const answer = await noor.visitor.get(url)
      if (answer.statusCode === 429) refused += 1
      if (refused === 8) release()
      return answer
    }
    const answers = await Promise.all(Array.from({ length: 10 }, ask))
    expect(most).toBe(1)
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, ...Array(8).fill(429)])
    for (const { statusCode, headers } of answers)
      if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    const now = performance.now.bind(performance)
    let ahead = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
    // What a minute may take is six seconds: the file that goes beyond is given, and the next one refused.
    make = async (order) => {
      ahead += 6500
      return quickFiles.make(order)
    }
    expect((await noor.visitor.get(url)).statusCode).toBe(200)
    const beyond = await noor.visitor.get(url)
    expect([beyond.statusCode, beyond.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    clock.mockRestore()
  })

  it('that take too long are refused, and are no fault of the next one', async () => {
    const id = await newProject()
    make = async () => {
      throw new AppError('TIMEOUT')
    }
    const slow = await noor.visitor.get(`/api/projects/${id}/report`)
    expect([slow.statusCode, slow.json().code]).toEqual([503, 'TIMEOUT'])
    make = quickFiles.make
    expect((await noor.visitor.get(`/api/projects/${id}/report`)).statusCode).toBe(200)
  })
})

describe('a file of a plan in the body', () => {
  it('needs no account, and is in the language that is asked for or preferred', async () => {
    const send = (path: string, payload: object, language = 'ar') =>
      app.inject({ method: 'POST', url: path, payload, headers: { 'accept-language': language } })
    const report = await send('/api/compute/report', { projectData: demoPlan() })
    expect([report.statusCode, report.headers['content-type']]).toEqual([200, 'application/pdf'])
    await send('/api/compute/workbook', { projectData: '{}', language: 'en' })
    expect(ordered).toMatchObject([
      { kind: 'page', language: 'ar', projectName: '', maker: '', months: [] },
      { kind: 'excel', language: 'en' },
    ])
    const wrong = await send('/api/compute/report', { projectData: '{"a":{"__proto__":{}}}' })
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'PLAN_FORBIDDEN_KEY'])
  })
})
