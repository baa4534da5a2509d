import type { ProcedureName } from '../../../routers/router'
import type { World } from '../world'
import { type Call, ours } from './callers'

const benchmark = { minMargin: 1, typicalMargin: 2, maxMargin: 3, minCac: 1, typicalCac: 2, maxCac: 3 }

/** Each kind of what administrators set: made, listed, changed and deleted. */
const kinds = {
  categoryBenchmarks: { categoryId: 'home', ...benchmark },
  defaultCosts: { fieldName: 'packagingPerOrder', defaultValue: 7 },
  overheadDefaults: { fieldName: 'branding', defaultAmount: 7 },
  teamTemplates: { roleName: 'Gift wrapper' },
} as const

const added = {
  categoryBenchmarks: (world) => ours(world).admin.categoryBenchmarks.create.mutate(kinds.categoryBenchmarks),
  defaultCosts: (world) => ours(world).admin.defaultCosts.create.mutate(kinds.defaultCosts),
  overheadDefaults: (world) => ours(world).admin.overheadDefaults.create.mutate(kinds.overheadDefaults),
  teamTemplates: (world) => ours(world).admin.teamTemplates.create.mutate(kinds.teamTemplates),
} satisfies Record<keyof typeof kinds, (world: World) => Promise<{ id: string }>>

export const referenceCalls = {
  'admin.categoryBenchmarks.create': added.categoryBenchmarks,
  'admin.categoryBenchmarks.list': (world) => ours(world).admin.categoryBenchmarks.list.query(),
  async 'admin.categoryBenchmarks.update'(world) {
    const [row] = await ours(world).admin.categoryBenchmarks.list.query()
    await ours(world).admin.categoryBenchmarks.update.mutate({ id: row?.id ?? '', typicalCac: 3 })
  },
  async 'admin.categoryBenchmarks.delete'(world) {
    const [row] = await ours(world).admin.categoryBenchmarks.list.query()
    await ours(world).admin.categoryBenchmarks.delete.mutate({ id: row?.id ?? '' })
  },
  'admin.defaultCosts.create': added.defaultCosts,
  'admin.defaultCosts.list': (world) => ours(world).admin.defaultCosts.list.query(),
  'admin.defaultCosts.update': async (world) =>
    ours(world).admin.defaultCosts.update.mutate({ ...(await added.defaultCosts(world)), defaultValue: 8 }),
  'admin.defaultCosts.delete': async (world) =>
    ours(world).admin.defaultCosts.delete.mutate(await added.defaultCosts(world)),
  'admin.overheadDefaults.create': added.overheadDefaults,
  'admin.overheadDefaults.list': (world) => ours(world).admin.overheadDefaults.list.query(),
  'admin.overheadDefaults.update': async (world) =>
    ours(world).admin.overheadDefaults.update.mutate({ ...(await added.overheadDefaults(world)), defaultAmount: 8 }),
  'admin.overheadDefaults.delete': async (world) =>
    ours(world).admin.overheadDefaults.delete.mutate(await added.overheadDefaults(world)),
  'admin.teamTemplates.create': added.teamTemplates,
  'admin.teamTemplates.list': (world) => ours(world).admin.teamTemplates.list.query(),
  'admin.teamTemplates.update': async (world) =>
    ours(world).admin.teamTemplates.update.mutate({ ...(await added.teamTemplates(world)), roleName: 'Other' }),
  'admin.teamTemplates.delete': async (world) =>
    ours(world).admin.teamTemplates.delete.mutate(await added.teamTemplates(world)),
  'benchmarks.list': ({ anonymous }) => anonymous.trpc.benchmarks.list.query(),
  'evaluator.defaults': ({ anonymous }) => anonymous.trpc.evaluator.defaults.query(),
  'teamTemplates.list': ({ anonymous }) => anonymous.trpc.teamTemplates.list.query(),
} satisfies Partial<Record<ProcedureName, Call>>
