import { writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { projectVersions } from '../../../db/history-schema'
import { rateLimits, userProjects } from '../../../db/schema'
import { fillWithManyRows } from '../../../db/seed-large'
import { testDatabase, truncateDatabase } from '../../../db/testing'
import { heaviestPlan } from '../../../src/domain/testing/heaviest-plan'
import { createPasswords } from '../../auth/passwords'
import { workOf } from '../../projects/figures'
import { calls } from '../../query-plans/testing/calls'
import { openWorld, type World } from '../../query-plans/testing/world'
import { type ProcedureName, procedureNames, typeOf } from '../../router'
import { budgets, works } from '../budgets'
import { worstBodies, worstFields } from './testing/worst-bodies'

/** Milliseconds a minute: a tenth of a core. */
const mostMs = 6000

it('what one caller may take of a procedure in a minute is a tenth of a core at the most', () => {
  const taken: Record<string, number> = {}
  for (const [name, budget] of Object.entries({ ...budgets, ...works })) {
    const pool = 'sharedAs' in budget ? String(budget.sharedAs) : name
    taken[pool] = Math.max(taken[pool] ?? 0, budget.cpuMs * budget.aMinute)
  }
  expect(Object.entries(taken).filter(([, ms]) => ms > mostMs)).toEqual([])
})

// Measures, for `npm run bench -- costs`: on a machine that does something else besides, figures say nothing.
const report = process.env.COSTS_REPORT

/** How often everything is called. Of the first calls nothing is noted: what is called often has been compiled. */
const [times, noted] = [10, 5]

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What the calls reach by another path. */
const ofPaths: Record<string, ProcedureName> = {
  '/api/admin/exports': 'admin.exports.begin',
  '/api/auth/register': 'auth.register',
}

/** The processor time of every request of a procedure while `work` goes on. */
async function spentBy({ app }: World, work: () => Promise<unknown>): Promise<Map<string, number[]>> {
  const spent = new Map<string, number[]>()
  const { inject } = app
  const watched = async (options: { url: string }) => {
    const before = process.cpuUsage()
    const answer = await Reflect.apply(inject, app, [options])
    const { user, system } = process.cpuUsage(before)
    const [, path = ''] = /^\/trpc\/([^?,]+)/.exec(options.url) ?? []
    const name = ofPaths[options.url] ?? path
    spent.set(name, [...(spent.get(name) ?? []), (user + system) / 1000])
    return answer
  }
  Object.assign(app, { inject: watched })
  await work().finally(() => Object.assign(app, { inject }))
  return spent
}

/** The dearest of what was seen of each. */
class Costs {
  readonly dearest: Record<string, number> = {}

  note(name: string, ms: number) {
    this.dearest[name] = Math.max(this.dearest[name] ?? 0, ms)
  }

  /** The same some times: a collection of garbage comes in between once. */
  async measure(world: World, work: (time: number) => Promise<unknown>) {
    const all = new Map<string, number[]>()
    const { db } = await testDatabase()
    for (let time = 0; time < times; time += 1) {
      // How many projects may be made in an hour.
      await db.delete(rateLimits)
      const spent = await spentBy(world, () => work(time).catch(() => {}))
      if (time >= times - noted) for (const [name, ms] of spent) all.set(name, [...(all.get(name) ?? []), ...ms])
    }
    for (const [name, spent] of all) this.note(name, median(spent))
  }
}

const padded = (mark: number) => {
  const plan = heaviestPlan()
  return `${plan.slice(0, -1)},"notes":"${`${mark} `.padEnd(250_000 - plan.length, 'note ')}"}`
}

/** An account with as much as one may have, about: a hundred large plans, and a project of many versions. */
async function enlarge({ founder, project }: World) {
  const { db } = await testDatabase()
  const rows = Array.from({ length: 100 }, (_, at) => ({
    userId: founder.user.id,
    projectName: `Project ${at}`,
    projectData: padded(at),
  }))
  for (let at = 0; at < rows.length; at += 20) await db.insert(userProjects).values(rows.slice(at, at + 20))
  const kept = Array.from({ length: 100 }, (_, at) => ({
    ...{ projectId: project.id, projectName: 'Oud', revision: at + 1, projectData: padded(at) },
  }))
  for (let at = 0; at < kept.length; at += 20) await db.insert(projectVersions).values(kept.slice(at, at + 20))
}

/** What costs more than the screens' usual calls: the largest answers, and the largest plans. */
function heaviest({ founder, admin, anonymous, project }: World): ((time: number) => Promise<unknown>)[] {
  const { projects, account } = founder.visitor.trpc
  const { id } = project
  return [
    () => anonymous.trpc.evaluator.evaluate.mutate({ projectData: heaviestPlan() }),
    (time) => projects.save.mutate({ id, projectData: padded(1000 + time) }),
    (time) => projects.versions.keep.mutate({ id, projectData: padded(2000 + time), name: `kept ${time}` }),
    (time) => projects.create.mutate({ projectName: 'Large', projectData: padded(3000 + time) }),
    () => projects.duplicate.mutate({ id, projectName: 'Copy' }),
    () => projects.get.query({ id }),
    () => projects.list.query({ limit: 100 }),
    () => projects.listPlans.query({ limit: 100 }),
    () => projects.deleted.list.query(),
    () => projects.versions.list.query({ id, limit: 100 }),
    async () => {
      const [version] = await projects.versions.list.query({ id, limit: 1 })
      const versionId = version?.id ?? ''
      await projects.versions.get.query({ id, versionId })
      await projects.versions.restore.mutate({ id, versionId })
      const { id: shareId, token } = await projects.shares.create.mutate({ id })
      await anonymous.trpc.shares.open.mutate({ token })
      await projects.shares.list.query({ id })
      await projects.shares.update.mutate({ id, shareId })
    },
    () => account.exportData.query({}),
    () => account.exportData.query({ cursor: id }),
    () => admin.visitor.trpc.admin.projects.get.query({ id }),
    () => admin.visitor.trpc.admin.projects.list.query({ limit: 100 }),
  ]
}

it.runIf(report)('measures what every procedure costs', { timeout: 900_000 }, async () => {
  const database = await testDatabase()
  const amounts = { users: 10_000, projects: 10_000, orders: 10_000 }
  const fill = () => fillWithManyRows(database, amounts, '{"storeName":"متجر"}')
  const world = await openWorld(fill, { env: { RATE_LIMIT: false }, passwords: createPasswords() })
  await enlarge(world)
  const costs = new Costs()
  const { projects } = world.founder.visitor.trpc

  // Of plans that nothing is remembered of; what the same list costs again is its own cost.
  const cold = async (texts: number, read: () => Promise<unknown>) => {
    const sum = (spent: Map<string, number[]>) => [...spent.values()].flat().reduce((all, ms) => all + ms, 0)
    const total = sum(await spentBy(world, read))
    const again = sum(await spentBy(world, read))
    costs.note('plansRead', (total - again) / texts / workOf(padded(0)))
  }
  await cold(100, () => projects.list.query({ limit: 100 }))
  // Each is compared with the one before it.
  await cold(200, () => projects.versions.list.query({ id: world.project.id, limit: 100 }))

  for (const work of heaviest(world)) await costs.measure(world, work)
  for (const call of Object.values(calls)) await costs.measure(world, () => call(world))
  for (const [name, fields] of Object.entries(worstFields)) {
    const isQuery = typeOf(name) === 'query'
    for (const body of worstBodies(fields, isQuery ? 7500 : 1_048_000, world.project.id)) {
      const sent = isQuery
        ? { url: `/trpc/${name}?input=${encodeURIComponent(body).slice(0, 15_000)}` }
        : {
            method: 'POST' as const,
            url: `/trpc/${name}`,
            payload: body,
            headers: { 'content-type': 'application/json' },
          }
      const visitor = name.startsWith('admin.') ? world.admin.visitor : world.founder.visitor
      await costs.measure(world, () => visitor.send(sent))
    }
  }
  for (const name of procedureNames) expect([name, costs.dearest[name] ?? 0]).not.toEqual([name, 0])
  await writeFile(report ?? '', JSON.stringify(costs.dearest, null, 2))
  await world.paying.stop()
  await truncateDatabase(database)
})
