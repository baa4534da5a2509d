import { statementsOf } from '../../../../db/testing'
import type { World } from '../../../query-plans/testing/world'
import { listExport } from '../../../rest/export/route'
import { restRoutes } from '../../../rest/routes'

/** What one request took. */
export interface Spent {
  /** Milliseconds of processor time. */
  cpuMs: number
  /** Statements that the database was sent before the answer. */
  statements: number
}

/** The procedure that a request is for, of tRPC or of REST. */
function nameOf(url: string): string {
  const [, name] = /^\/trpc\/([^?,]+)/.exec(url) ?? []
  return name ?? [...restRoutes, listExport].find(({ path }) => path === url)?.procedure ?? url
}

/** What every request of a procedure took while `work` went on, one request after the other. */
export async function spentBy(
  { app }: Pick<World, 'app'>,
  work: () => Promise<unknown>,
): Promise<Map<string, Spent[]>> {
  const spent = new Map<string, Spent[]>()
  const { inject } = app
  const watched = async (options: { url: string }) => {
    let answer: unknown
    const before = process.cpuUsage()
    const sent = await statementsOf(async () => {
      answer = await Reflect.apply(inject, app, [options])
    })
    const { user, system } = process.cpuUsage(before)
    const name = nameOf(options.url)
    const one = { cpuMs: (user + system) / 1000, statements: sent.length }
    spent.set(name, [...(spent.get(name) ?? []), one])
    return answer
  }
  Object.assign(app, { inject: watched })
  await work().finally(() => Object.assign(app, { inject }))
  return spent
}
