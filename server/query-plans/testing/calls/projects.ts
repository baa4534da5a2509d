import type { ProcedureName } from '../../../routers/router'
import { type Call, ours } from './callers'

export const projectCalls = {
  'projects.create': (world) => ours(world).trpc.projects.create.mutate({ projectName: 'New', projectData: '{}' }),
  async 'projects.delete'(world) {
    const { trpc } = ours(world)
    const { id } = await trpc.projects.create.mutate({ projectName: 'To go', projectData: '{}' })
    await trpc.projects.delete.mutate({ id })
  },
  async 'projects.deleted.bringBack'(world) {
    const { trpc } = ours(world)
    const { id } = await trpc.projects.create.mutate({ projectName: 'To come back', projectData: '{}' })
    await trpc.projects.delete.mutate({ id })
    await trpc.projects.deleted.bringBack.mutate({ id })
  },
  'projects.deleted.list': (world) => ours(world).trpc.projects.deleted.list.query(),
  async 'projects.deleted.purge'(world) {
    const { trpc } = ours(world)
    const { id } = await trpc.projects.create.mutate({ projectName: 'To go for good', projectData: '{}' })
    await trpc.projects.delete.mutate({ id })
    await trpc.projects.deleted.purge.mutate({ id })
  },
  'projects.duplicate': (world) =>
    ours(world).trpc.projects.duplicate.mutate({ id: world.project.id, projectName: 'Copy' }),
  'projects.findDefault': (world) => ours(world).trpc.projects.findDefault.query(),
  'projects.get': (world) => ours(world).trpc.projects.get.query({ id: world.project.id }),
  async 'projects.list'(world) {
    const { list } = ours(world).trpc.projects
    const { nextCursor } = await list.query({ limit: 1 })
    await list.query({ limit: 1, cursor: nextCursor })
  },
  async 'projects.listPlans'(world) {
    const { listPlans } = ours(world).trpc.projects
    const { nextCursor } = await listPlans.query({ limit: 1 })
    await listPlans.query({ limit: 1, cursor: nextCursor })
  },
  'projects.rename': (world) => ours(world).trpc.projects.rename.mutate({ id: world.project.id, projectName: 'Other' }),
  async 'projects.save'(world) {
    const { id } = world.project
    const { save } = ours(world).trpc.projects
    const { revision } = await save.mutate({ id, projectData: '{"storeName":"c"}' })
    await save.mutate({ id, projectData: '{"storeName":"d"}', revision, keepReplaced: true })
  },
  async 'projects.saveByAssistant'(world) {
    const { id } = world.project
    const { saveByAssistant, get } = ours(world).trpc.projects
    const { revision } = await get.query({ id })
    await saveByAssistant.mutate({ id, revision, figures: { vatPct: 5 } })
    await saveByAssistant.mutate({ id, revision: revision + 1, figures: { vatPct: 15 } })
  },
  'projects.setFigures': (world) =>
    ours(world).trpc.projects.setFigures.mutate({ id: world.project.id, figures: { vatPct: 15 } }),
  'projects.evaluation': (world) => ours(world).trpc.projects.evaluation.query({ id: world.project.id }),
  'projects.files.csv': (world) => ours(world).trpc.projects.files.csv.query({ id: world.project.id }),
  'projects.files.report': (world) =>
    ours(world).trpc.projects.files.report.query({ id: world.project.id, kind: 'full' }),
  'projects.files.workbook': (world) => ours(world).trpc.projects.files.workbook.query({ id: world.project.id }),
  'projects.setDefault': (world) => ours(world).trpc.projects.setDefault.mutate({ id: world.project.id }),
  'projects.shares.create': (world) => ours(world).trpc.projects.shares.create.mutate({ id: world.project.id }),
  'projects.shares.list': (world) => ours(world).trpc.projects.shares.list.query({ id: world.project.id }),
  async 'projects.shares.revoke'(world) {
    const { shares } = ours(world).trpc.projects
    const { id: shareId } = await shares.create.mutate({ id: world.project.id })
    await shares.revoke.mutate({ id: world.project.id, shareId })
  },
  async 'projects.shares.update'(world) {
    const { shares } = ours(world).trpc.projects
    const { id: shareId } = await shares.create.mutate({ id: world.project.id })
    await shares.update.mutate({ id: world.project.id, shareId })
  },
  async 'shares.open'(world) {
    const { token } = await ours(world).trpc.projects.shares.create.mutate({ id: world.project.id })
    await world.anonymous.trpc.shares.open.mutate({ token })
  },
  'projects.versions.get': (world) =>
    ours(world).trpc.projects.versions.get.query({ id: world.project.id, versionId: world.versionId }),
  'projects.versions.keep': (world) =>
    ours(world).trpc.projects.versions.keep.mutate({ id: world.project.id, projectData: '{"storeName":"e"}' }),
  async 'projects.versions.list'(world) {
    const { id } = world.project
    const { list } = ours(world).trpc.projects.versions
    const [first] = await list.query({ id, limit: 1 })
    await list.query({ id, cursor: first?.id ?? null })
  },
  'projects.versions.name': (world) =>
    ours(world).trpc.projects.versions.name.mutate({ id: world.project.id, versionId: world.versionId, name: 'Eid' }),
  'projects.versions.named': (world) => ours(world).trpc.projects.versions.named.query({ id: world.project.id }),
  'projects.versions.restore': (world) =>
    ours(world).trpc.projects.versions.restore.mutate({ id: world.project.id, versionId: world.versionId }),
} satisfies Partial<Record<ProcedureName, Call>>
