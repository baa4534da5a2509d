import * as z from 'zod/mini'
import { apiTokens, webhooks } from '../../../../db/connect-schema'
import { projectVersions as versions } from '../../../../db/history-schema'
import { userProjects, userSessions } from '../../../../db/schema'
import { projectShares } from '../../../../db/sharing-schema'
import { testDatabase } from '../../../../db/testing'
import { heaviestPlan } from '../../../../src/domain/testing/heaviest-plan'
import type { World } from '../../../query-plans/testing/world'
import { inputSchema } from '../../../rest/input'
import { needsOf, type ProcedureName, procedureNames } from '../../../routers/router'

/** The heaviest plan, different for each mark, and as long as one may be. */
export const padded = (mark: number) => {
  const plan = heaviestPlan()
  return `${plan.slice(0, -1)},"notes":"${`${mark} `.padEnd(250_000 - plan.length, 'note ')}"}`
}

/** Projects, deleted ones, and versions of the account. */
export const many = 100
const atOnce = 20

/** Of what an account may have few of: as many as leave room for those that the calls make. */
const few = { tokens: 12, links: 5, webhooks: 3, sessions: 40 }

type Plan = (mark: number) => string

const marks = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)

/** An account with as much as one may have, about: a hundred plans, a project of many versions, links and so on. */
export async function enlarge({ founder, project }: Pick<World, 'founder' | 'project'>, plan: Plan): Promise<void> {
  const { db } = await testDatabase()
  const [userId, projectId, projectName, url] = [founder.user.id, project.id, 'Oud', 'https://hooks.store.example/']
  const expiresAt = new Date(Date.now() + 86_400_000)
  for (let from = 0; from < many; from += atOnce) {
    const texts = marks(atOnce, from).map((at) => ({ at, projectName, projectData: plan(at) }))
    const gone = { userId, projectName, projectData: '{}', deletedAt: new Date() }
    await db.insert(userProjects).values(texts.map(({ at, ...text }) => ({ ...text, userId })))
    await db.insert(userProjects).values(texts.map(() => gone))
    await db.insert(versions).values(texts.map(({ at, ...text }) => ({ ...text, userId, projectId, revision: at + 1 })))
  }
  const hashed = (count: number) =>
    marks(count).map((at) => ({ tokenHash: `large ${at}`, name: `Large ${at}`, expiresAt }))
  const plans = { userId, projectId, planData: '{}' }
  await db.insert(projectShares).values(hashed(few.links).map((link) => ({ ...link, ...plans })))
  await db.insert(apiTokens).values(hashed(few.tokens).map((token) => ({ ...token, userId, scope: 'read' as const })))
  const sessions = marks(few.sessions).map((at) => ({ userId, sessionToken: `large ${at}`, expiresAt }))
  await db.insert(userSessions).values(sessions)
  await db.insert(webhooks).values(marks(few.webhooks).map(() => ({ userId, url })))
}

const maximumOf = (field: z.core.JSONSchema._JSONSchema | undefined) =>
  typeof field === 'object' ? field.maximum : undefined

const fieldsOf = (name: ProcedureName) => {
  const input = inputSchema({ procedure: name })
  return input && z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties
}

/** Whether a procedure answers with a page of a list, as long as the caller asks for. */
export const hasPages = (name: ProcedureName) => fieldsOf(name)?.limit !== undefined

/** The largest page of a list, of the project where the list is one of a project's. */
function largestPage(name: ProcedureName, { founder, admin, project }: World) {
  const fields = fieldsOf(name)
  const input = { limit: maximumOf(fields?.limit), ...(fields?.id !== undefined && { id: project.id }) }
  const { visitor } = needsOf(name).access === 'admin' ? admin : founder
  return async () => {
    const { statusCode } = await visitor.get(`/trpc/${name}?input=${encodeURIComponent(JSON.stringify(input))}`)
    if (statusCode !== 200) throw new Error(`${name} answered ${statusCode}`)
  }
}

/** What costs more than the screens' usual calls: the largest answers, and the largest plans. */
export function heaviest(world: World, plan: Plan) {
  const { founder, admin, anonymous, project } = world
  const { projects, account } = founder.visitor.trpc
  const { id } = project
  return [
    ...procedureNames.filter(hasPages).map((name) => largestPage(name, world)),
    () => anonymous.trpc.evaluator.evaluate.mutate({ projectData: heaviestPlan() }),
    (time: number) => projects.save.mutate({ id, projectData: plan(1000 + time) }),
    (time: number) => projects.versions.keep.mutate({ id, projectData: plan(2000 + time), name: `kept ${time}` }),
    (time: number) => projects.create.mutate({ projectName: 'Large', projectData: plan(3000 + time) }),
    () => projects.duplicate.mutate({ id, projectName: 'Copy' }),
    () => projects.get.query({ id }),
    () => projects.deleted.list.query(),
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
  ]
}
