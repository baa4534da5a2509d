import type { ProcedureName } from '../../../routers/router'
import { newPerson } from '../../../testing/test-app'
import { adminLists, exportLists } from '../lists'
import { type Call, newUser, ours } from './callers'
import { ordered } from './payments'

export const adminCalls = {
  'admin.analytics': (world) => ours(world).admin.analytics.query(),
  'admin.audit.list': (world) => adminLists.audit(world.admin.visitor, world),
  // The whole lists, as they are exported.
  'admin.exports.begin': ({ admin }) => exportLists(admin.visitor),
  'admin.orders.list': ({ admin }) => adminLists.orders(admin.visitor),
  'admin.projects.get': (world) => ours(world).admin.projects.get.query({ id: world.project.id }),
  'admin.projects.list': ({ admin }) => adminLists.projects(admin.visitor),
  'admin.statistics': (world) => ours(world).admin.statistics.query(),
  'admin.status': (world) => ours(world).admin.status.query(),
  'admin.users.create': (world) => ours(world).admin.users.create.mutate({ ...newPerson(), isAdmin: true }),
  'admin.users.list': ({ admin }) => adminLists.users(admin.visitor),
  async 'admin.orders.setStatus'(world) {
    const { user } = await ordered(world)
    const { orders } = await ours(world).admin.orders.list.query({ searchBy: 'email', search: user.email })
    for (const status of ['confirmed', 'refunded'] as const)
      await ours(world).admin.orders.setStatus.mutate({ id: orders[0]?.id ?? '', status })
  },
  async 'admin.users.setAccess'(world) {
    const { id } = (await newUser(world)).user
    for (const hasAccess of [false, true]) await ours(world).admin.users.setAccess.mutate({ id, hasAccess })
  },
  async 'admin.users.setAdmin'(world) {
    const { id } = (await newUser(world)).user
    for (const isAdmin of [true, false]) await ours(world).admin.users.setAdmin.mutate({ id, isAdmin })
  },
  async 'admin.users.endSessions'(world) {
    const { id } = (await newUser(world)).user
    await ours(world).admin.users.endSessions.mutate({ id })
  },
  'admin.users.exportData': async (world) => ours(world).admin.users.exportData.mutate({ id: world.founder.user.id }),
  async 'admin.users.delete'(world) {
    const { id, email } = (await newUser(world)).user
    await ours(world).admin.users.delete.mutate({ id, email })
  },
  async 'admin.users.setPassword'(world) {
    const { users } = ours(world).admin
    const { id } = await users.create.mutate(newPerson())
    await users.setPassword.mutate({ id, password: 'another one of mine' })
  },
  async 'admin.users.setStatus'(world) {
    const { id } = (await newUser(world)).user
    for (const isActive of [false, true]) await ours(world).admin.users.setStatus.mutate({ id, isActive })
  },
} satisfies Partial<Record<ProcedureName, Call>>
