import * as z from 'zod/mini'
import { defineRoute } from '../define-route'
import { auditEntryResponse } from '../responses/admin'
import { nextCursor } from '../responses/fields'
import { adminStatusResponse, listedUserResponse } from '../responses/user'
import type { RestRoute } from '../route'

const common = { tag: 'Administration' } as const

export const adminUserRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/admin/status',
    procedure: 'admin.status',
    summary: 'The signed-in administrator; 403 to other users',
    description: 'The signed-in administrator.',
    response: adminStatusResponse,
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/admin/users',
    procedure: 'admin.users.list',
    summary: 'Accounts, up to 100 at a time',
    description:
      'search finds words of the name, the address or the user number by their beginnings and sorts by them; a page of it may be short while nextCursor is not null. Without a search the list is sorted by sort, with a minus for descending order.',
    response: z.object({ users: z.array(listedUserResponse), nextCursor }),
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/admin/audit-log',
    procedure: 'admin.audit.list',
    summary: 'What administrators changed, newest first, up to 100 at a time',
    description: 'Each entry names the actor, the target, and the values before and after. Entries cannot be changed.',
    response: z.object({ entries: z.array(auditEntryResponse), nextCursor }),
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/admin/create-user',
    procedure: 'admin.users.create',
    summary: 'Makes an account whose owner must choose a password at the first sign-in',
    description: 'A phone number, country or currency that is missing is filled in.',
    takesIdempotencyKey: true,
    status: 201,
    wrap: 'user',
    response: listedUserResponse,
    exampleBody: {
      firstName: 'Noor',
      lastName: 'Saleh',
      email: 'noor@store.example',
      password: 'to be replaced',
    },
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: '/api/admin/users/{id}/status',
    procedure: 'admin.users.setStatus',
    summary: 'Activates or deactivates an account',
    description: 'Deactivating ends all sessions of the account. Administrators cannot deactivate themselves (409).',
    wrap: 'user',
    response: listedUserResponse,
    refusals: [409],
    exampleBody: { isActive: false },
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/api/admin/users/{id}/sessions',
    procedure: 'admin.users.endSessions',
    summary: 'Signs a user out of every browser',
    description:
      'Access tokens and webhooks of the account go on. Administrators cannot end their own sessions here (409).',
    wrap: 'user',
    response: listedUserResponse,
    refusals: [409],
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: '/api/admin/users/{id}/access',
    procedure: 'admin.users.setAccess',
    summary: 'Gives access without a payment, or ends what was given or early',
    description:
      'What was paid for ends by its refund alone (409). accountType and paymentStatus say why there is access.',
    wrap: 'user',
    response: listedUserResponse,
    refusals: [409],
    exampleBody: { hasAccess: true },
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: '/api/admin/users/{id}/admin',
    procedure: 'admin.users.setAdmin',
    summary: 'Gives or takes the role of an administrator',
    description:
      'Ends all sessions of the account. Administrators cannot change their own role, and the last active one stays (409).',
    wrap: 'user',
    response: listedUserResponse,
    refusals: [409],
    exampleBody: { isAdmin: true },
  }),
]
