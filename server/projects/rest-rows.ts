import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../errors'
import type { RestRow } from '../rest-table'

const head = {
  id: z.uuid(),
  projectName: z.string(),
  isDefault: z.boolean(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}
const projectHead = z.object(head)
const project = z.object({ ...head, projectData: z.string() })
const projectPage = z.object({ projects: z.array(project), nextCursor: z.nullable(z.uuid()) })

const versionHead = { id: z.uuid(), revision: z.int(), projectName: z.string(), createdAt: z.iso.datetime() }

/** Money in the plan's currency, a month; of a blank plan where the stored one cannot be read. */
const versionFigures = { isReadable: z.boolean(), operatingIncome: z.number(), currency: z.string() }

const object = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})
const params = ({ params }: FastifyRequest) => params

/** A query's numbers arrive as text; what is no number is left for the schema to refuse. */
function pageOf({ query }: FastifyRequest) {
  const { limit, ...rest } = { limit: undefined, ...object(query) }
  return { ...rest, ...(limit !== undefined && { limit: /^\d{1,9}$/.test(String(limit)) ? Number(limit) : limit }) }
}

/** The revision that If-Match names; '*' asks for any, and so does its absence. */
function expectedRevision({ headers }: FastifyRequest) {
  const match = headers['if-match']?.trim()
  if (match === undefined || match === '*') return {}
  const revision = /^"(\d{1,9})"$/.exec(match)?.[1]
  if (revision === undefined) throw new AppError('BAD_INPUT', { issues: [{ path: 'If-Match', code: 'invalid' }] })
  return { revision: Number(revision) }
}

const saved = (request: FastifyRequest) =>
  Object.assign({}, object(request.body), expectedRevision(request), object(request.params))

const bodyAndParams = ({ body, params }: FastifyRequest) => ({ ...object(body), ...object(params) })

function etag(answer: unknown): Record<string, string> {
  return { etag: `"${Reflect.get(object(answer), 'revision')}"` }
}

export const projectRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/projects',
    summary: 'The projects of the signed-in user with their plans, newest first, up to 100 at a time',
    procedure: 'projects.listPlans',
    input: pageOf,
    answer: projectPage,
    signedIn: true,
  },
  {
    method: 'POST',
    path: '/api/projects',
    summary: 'Makes a project; a new plan is {}',
    procedure: 'projects.create',
    wrap: 'project',
    answer: projectHead,
    status: 201,
    headers: etag,
    takes: ['Idempotency-Key'],
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/projects/{id}',
    summary: 'One project with its plan',
    procedure: 'projects.get',
    input: params,
    wrap: 'project',
    answer: project,
    headers: etag,
    signedIn: true,
  },
  {
    method: 'PUT',
    path: '/api/projects/{id}',
    summary: 'Saves the plan. Without If-Match the last writer wins and the replaced plan is kept as a version',
    procedure: 'projects.save',
    input: saved,
    wrap: 'project',
    answer: projectHead,
    headers: etag,
    takes: ['If-Match'],
    refusals: [409],
    signedIn: true,
  },
  {
    method: 'DELETE',
    path: '/api/projects/{id}',
    summary: 'Deletes a project with all its versions',
    procedure: 'projects.delete',
    input: params,
    wrap: 'success',
    signedIn: true,
  },
  {
    method: 'POST',
    path: '/api/projects/{id}/default',
    summary: 'Makes a project the default one, in place of any other',
    procedure: 'projects.setDefault',
    input: params,
    wrap: 'success',
    signedIn: true,
  },
  {
    method: 'PUT',
    path: '/api/projects/{id}/name',
    summary: 'Renames a project; its plan and revision stay',
    procedure: 'projects.rename',
    input: bodyAndParams,
    wrap: 'project',
    answer: projectHead,
    headers: etag,
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/projects/{id}/versions',
    summary: 'What saves replaced, newest first: the last 20',
    procedure: 'projects.versions.list',
    input: params,
    wrap: 'versions',
    answer: z.array(z.object({ ...versionHead, ...versionFigures })),
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/projects/{id}/versions/{versionId}',
    summary: 'One version with its plan',
    procedure: 'projects.versions.get',
    input: params,
    wrap: 'version',
    answer: z.object({ ...versionHead, projectData: z.string() }),
    signedIn: true,
  },
  {
    method: 'POST',
    path: '/api/projects/{id}/versions/{versionId}/restore',
    summary: 'Makes a version the present plan; the one it replaces becomes a version',
    procedure: 'projects.versions.restore',
    input: params,
    wrap: 'project',
    answer: projectHead,
    headers: etag,
    signedIn: true,
  },
]
