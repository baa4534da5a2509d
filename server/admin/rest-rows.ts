import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { auditEntryAnswer } from '../answers/audit'
import { adminStatusAnswer, listedUserAnswer } from '../answers/user'
import { pageQuery } from '../paging'
import type { RestRow } from '../rest-table'

const nothing = () => undefined

const object = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})

/** The body, with the id of the path in place of any that it holds. */
const bodyAndId = ({ body, params }: FastifyRequest) => ({ ...object(body), ...object(params) })

export const adminRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/admin/status',
    summary: 'Who administers; 403 to everybody else',
    procedure: 'admin.status',
    input: nothing,
    answer: adminStatusAnswer,
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/admin/users',
    summary:
      'Accounts, up to 100 at a time; search finds words of the name, the address or the user number by their beginnings and sorts by them, a page of it may be short while nextCursor is not null; sort is one of created, name, projects, with a minus for the other way round',
    procedure: 'admin.users.list',
    input: pageQuery,
    answer: z.object({ users: z.array(listedUserAnswer), nextCursor: z.nullable(z.string()) }),
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/admin/audit-log',
    summary: 'What administrators changed, newest first, up to 100 at a time',
    procedure: 'admin.audit.list',
    input: pageQuery,
    answer: z.object({ entries: z.array(auditEntryAnswer), nextCursor: z.nullable(z.string()) }),
    signedIn: true,
  },
  {
    method: 'POST',
    path: '/api/admin/create-user',
    summary: 'Makes an account whose owner must choose a password at the first sign-in',
    procedure: 'admin.users.create',
    takes: ['Idempotency-Key'],
    status: 201,
    wrap: 'user',
    answer: listedUserAnswer,
    signedIn: true,
  },
  {
    method: 'PUT',
    path: '/api/admin/users/{id}/status',
    summary: 'Activates or deactivates an account',
    procedure: 'admin.users.setStatus',
    input: bodyAndId,
    wrap: 'user',
    answer: listedUserAnswer,
    signedIn: true,
    refusals: [409],
  },
  {
    method: 'PUT',
    path: '/api/admin/users/{id}/admin',
    summary: 'Gives or takes the role of an administrator',
    procedure: 'admin.users.setAdmin',
    input: bodyAndId,
    wrap: 'user',
    answer: listedUserAnswer,
    signedIn: true,
    refusals: [409],
  },
]
