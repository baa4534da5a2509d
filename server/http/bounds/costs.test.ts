import { writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fillWithManyRows } from '../../../db/large/seed-large'
import { rateLimits } from '../../../db/schema'
import { testDatabase, truncateDatabase } from '../../../db/testing'
import { createPasswords } from '../../auth/passwords'
import { workOf } from '../../projects/figures'
import { calls } from '../../query-plans/testing/calls'
import { openWorld, type World } from '../../query-plans/testing/world'
import { needsOf, procedureNames, typeOf } from '../../routers/router'
import { type Budget, works } from '../budgets'
import { enlarge, hasPages, heaviest, many, padded } from './testing/large-account'
import { type Spent, spentBy } from './testing/spending'
import { worstBodies } from './testing/worst-bodies'

const allNeeds = () => procedureNames.map((name): [string, Budget] => [name, needsOf(name)])

/** Milliseconds a minute: a tenth of a core. */
const maxMs = 6000

it('what one caller may take of a procedure in a minute is a tenth of a core at the most', () => {
  const taken: Record<string, number> = {}
  for (const [name, { aMinute, cpuMs, sharedAs = name }] of [...allNeeds(), ...Object.entries<Budget>(works)]) {
    taken[sharedAs] = Math.max(taken[sharedAs] ?? 0, cpuMs * aMinute)
  }
  expect(Object.entries(taken).filter(([, ms]) => ms > maxMs)).toEqual([])
})

/** A page of a hundred plans is read a few at a time. */
const maxStatementsOfAny = 30

describe('the statements of a call', () => {
  it('are no more than are noted, on an account with a hundred of everything', async () => {
    const database = await testDatabase()
    const [users, projects, orders] = [many, many, many]
    const world = await openWorld(() => fillWithManyRows(database, { users, projects, orders }, '{}'), {
      env: { RATE_LIMIT: false },
    })
    await enlarge(world, (mark) => `{"mark":${mark}}`)
    const { account } = world.founder.visitor.trpc
    const spent = await spentBy(world, async () => {
      for (const work of heaviest(world, (mark) => `{"mark":${mark}}`)) await work(0)
      // Every filter and sorting of administrators' lists is the same statement, and `heaviest` asks for the largest page.
      for (const name of procedureNames)
        if (needsOf(name).access !== 'admin' || !hasPages(name)) await calls[name](world)
      await account.endOtherSessions.mutate()
      await account.delete.mutate({ password: world.founder.person.password })
    })
    await world.paying.stop()
    const beyond = procedureNames.flatMap((name) => {
      const statements = maxStatements(spent.get(name) ?? [])
      return statements > needsOf(name).statements ? [`${name}: ${statements}`] : []
    })
    expect(procedureNames.filter((name) => !spent.has(name))).toEqual([])
    expect(beyond).toEqual([])
  })

  it('are fewer than an account has projects, for every procedure', () => {
    expect(procedureNames.filter((name) => needsOf(name).statements > maxStatementsOfAny)).toEqual([])
  })
})

// Measures, for `npm run bench -- costs`: on a machine that does something else besides, figures say nothing.
const report = process.env.COSTS_REPORT

/** How often everything is called. Of the first calls nothing is noted: what is called often has been compiled. */
const [times, noted] = [10, 5]

const maxStatements = (spent: readonly Spent[]) => Math.max(...spent.map(({ statements }) => statements))

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The dearest of what was seen of each. */
class Costs {
  readonly dearest: Record<string, Spent> = {}

  note(name: string, { cpuMs, statements }: Spent) {
    const before = this.dearest[name]
    const larger = (one = 0, other: number) => Math.max(one, other)
    this.dearest[name] = {
      cpuMs: larger(before?.cpuMs, cpuMs),
      statements: larger(before?.statements, statements),
    }
  }

  /** The same some times: a collection of garbage comes in between once. */
  async measure(world: World, work: (time: number) => Promise<unknown>) {
    const all = new Map<string, Spent[]>()
    const { db } = await testDatabase()
    for (let time = 0; time < times; time += 1) {
      // How many projects may be made in an hour.
      await db.delete(rateLimits)
      const spent = await spentBy(world, () => work(time).catch(() => {}))
      if (time >= times - noted) for (const [name, some] of spent) all.set(name, [...(all.get(name) ?? []), ...some])
    }
    for (const [name, spent] of all)
      this.note(name, { cpuMs: median(spent.map(({ cpuMs }) => cpuMs)), statements: maxStatements(spent) })
  }
}

it.runIf(report)('measures what every procedure costs', { timeout: 900_000 }, async () => {
  const database = await testDatabase()
  const amounts = { users: 10_000, projects: 10_000, orders: 10_000 }
  const fill = () => fillWithManyRows(database, amounts, '{"storeName":"متجر"}')
  const world = await openWorld(fill, { env: { RATE_LIMIT: false }, passwords: createPasswords() })
  await enlarge(world, padded)
  const costs = new Costs()
  const { projects } = world.founder.visitor.trpc

  // Of plans that nothing is remembered of; what the same list costs again is its own cost.
  const cold = async (texts: number, read: () => Promise<unknown>) => {
    const sum = (spent: Map<string, Spent[]>) => [...spent.values()].flat().reduce((all, { cpuMs }) => all + cpuMs, 0)
    const total = sum(await spentBy(world, read))
    const again = sum(await spentBy(world, read))
    costs.note('plansRead', { cpuMs: (total - again) / texts / workOf(padded(0)), statements: 0 })
  }
  await cold(100, () => projects.list.query({ limit: 100 }))
  // Each is compared with the one before it.
  await cold(200, () => projects.versions.list.query({ id: world.project.id, limit: 100 }))

  for (const work of heaviest(world, padded)) await costs.measure(world, work)
  for (const call of Object.values(calls)) await costs.measure(world, () => call(world))
  for (const name of procedureNames) {
    const isQuery = typeOf(name) === 'query'
    for (const body of worstBodies(name, isQuery ? 7500 : 1_048_000, world.project.id)) {
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
  for (const name of procedureNames) expect([name, costs.dearest[name]?.cpuMs ?? 0]).not.toEqual([name, 0])
  const budgets: Record<string, Budget> = { ...works, ...Object.fromEntries(allNeeds()) }
  const measured = Object.entries(costs.dearest).flatMap(([name, spent]) => {
    const budget = budgets[name]
    return budget ? [{ name, ...spent, aMinute: budget.aMinute, noted: budget.cpuMs }] : []
  })
  await writeFile(report ?? '', JSON.stringify(measured, null, 2))
  await world.paying.stop()
  await truncateDatabase(database)
})
