import { emptyFounderMonth } from '../../../../src/domain/actuals/month'
import type { ProcedureName } from '../../../routers/router'
import type { World } from '../world'
import { type Call, ours } from './callers'

const month = '2026-09'
const typedMonth = { ...emptyFounderMonth(month), figures: { orders: 12 } }

/** A project with an actual month. */
async function withMonth(world: World) {
  const { actuals, projects: all } = ours(world).trpc
  const { id } = await all.create.mutate({ projectName: 'Actual', projectData: '{}' })
  await actuals.put.mutate({ id, months: [typedMonth] })
  return { id, actuals }
}

export const actualCalls = {
  'actuals.list': (world) => ours(world).trpc.actuals.list.query({ id: world.project.id }),
  'actuals.put': (world) => withMonth(world),
  async 'actuals.close'(world) {
    const { id, actuals } = await withMonth(world)
    await actuals.close.mutate({ id, month, name: 'September' })
  },
  async 'actuals.reopen'(world) {
    const { id, actuals } = await withMonth(world)
    await actuals.close.mutate({ id, month })
    await actuals.reopen.mutate({ id, month })
  },
  async 'actuals.remove'(world) {
    const { id, actuals } = await withMonth(world)
    await actuals.remove.mutate({ id, month, source: 'founder' })
  },
} satisfies Partial<Record<ProcedureName, Call>>
