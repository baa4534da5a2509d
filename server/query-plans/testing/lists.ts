import type { inferRouterInputs } from '@trpc/server'
import { orderSearches, orderSorts, orderStatuses, projectSearches, projectSorts } from '../../../src/domain/options'
import { userRoles, userSorts, userStates } from '../../../src/domain/schemas/user-list'
import { auditActions } from '../../../src/domain/site/audit'
import type { AppRouter } from '../../routers/router'
import type { Visitor } from '../../testing/test-app'
import type { World } from './world'

type Inputs = inferRouterInputs<AppRouter>['admin']
type UserList = NonNullable<Inputs['users']['list']>

/** The first page of a list and the one after it. */
async function twoPages<Input extends object>(
  list: (input: Input & { cursor?: string | null; limit?: number }) => Promise<{ nextCursor: string | null }>,
  inputs: readonly Input[],
) {
  for (const input of inputs) {
    const { nextCursor } = await list({ ...input, limit: 20 })
    if (nextCursor) await list({ ...input, limit: 20, cursor: nextCursor })
  }
}

const users: UserList[] = userSorts.flatMap((sort) => [
  { sort },
  ...userStates.map((state) => ({ sort, state })),
  ...userRoles.map((role) => ({ sort, role })),
  ...(['pending', 'refunded'] as const).flatMap((paymentStatus) => [
    { sort, paymentStatus },
    { sort, paymentStatus, state: 'inactive' as const },
  ]),
])
const sort = '-created'
const searches: UserList[] = ['م', 'محمد', 'mohammed alharbi', 'user', 'store3', '4711', 'nobody'].flatMap((search) => [
  { search, sort },
  { search, sort, state: 'inactive' },
  { search, sort, paymentStatus: 'refunded' },
])
const orders = [
  ...orderSorts.flatMap((sort) => [{ sort }, ...orderStatuses.map((status) => ({ sort, status }))]),
  ...orderSearches.flatMap((searchBy) => [
    { searchBy, search: 'm' },
    { searchBy, search: 'user1', status: 'cancelled' as const },
  ]),
]
const projects = [
  ...projectSorts.map((sort) => ({ sort })),
  ...projectSearches.flatMap((searchBy) => ['م', 'my store', 'user1', 'none'].map((search) => ({ searchBy, search }))),
]

/** Every list taken along as a file: page after page, narrowed so that there are a few. */
export async function exportLists(visitor: Visitor) {
  const queries = [
    { list: 'users', filters: { search: 'user1' } },
    { list: 'users', filters: { role: 'admin' } },
    { list: 'orders', filters: { status: 'cancelled' } },
    { list: 'projects', filters: { searchBy: 'email', search: 'user1' } },
  ]
  for (const wanted of queries) {
    const answer = await visitor.post('/api/admin/exports', wanted)
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
}

/** The lists of all users, with every filter and sorting of the screens. */
export const adminLists = {
  users: ({ trpc }: Visitor) => twoPages(trpc.admin.users.list.query, [...users, ...searches]),
  orders: ({ trpc }: Visitor) => twoPages(trpc.admin.orders.list.query, orders),
  projects: ({ trpc }: Visitor) => twoPages(trpc.admin.projects.list.query, projects),
  audit({ trpc }: Visitor, { admin, founder }: World) {
    const who = [{}, { actorId: admin.user.id }, { targetId: founder.user.id }]
    const what = [{}, ...auditActions.map((action) => ({ action }))]
    return twoPages(
      trpc.admin.audit.list.query,
      who.flatMap((one) => what.map((action) => ({ ...one, ...action }))),
    )
  },
}
