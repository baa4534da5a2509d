import { defineRoute } from '../define-route'
import { evaluatedProjectResponse } from '../responses/evaluation'
import { successResponse } from '../responses/problem'
import {
  deletedProjectListResponse,
  projectHeadResponse,
  projectPageResponse,
  projectResponse,
  versionHeadResponse,
  versionListResponse,
  versionResponse,
} from '../responses/project'
import type { RestRoute } from '../route'

const common = { tag: 'Projects' } as const
const revisionOf = ({ revision }: { revision: number }) => revision

const versionRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/projects/{id}/versions',
    procedure: 'projects.versions.list',
    summary: 'What saves replaced, newest first, 20 at a time',
    description:
      'Each version comes with what its plan leads to and in what it differs from the one before it, but without the plan itself. A stored text that cannot be read counts as a blank plan. A page that saves while it is edited leaves one after a pause of a minute and every ten minutes, every other save leaves one. All versions of the last hour are kept, one an hour for a day, one a day for 90 days, and those with a name. The cursor of the next page is the id of the last version of this one.',
    wrap: 'versions',
    response: versionListResponse,
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/projects/{id}/versions/{versionId}',
    procedure: 'projects.versions.get',
    summary: 'One version with its plan',
    description: 'The plan is the text that was stored, character for character.',
    wrap: 'version',
    response: versionResponse,
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: '/api/projects/{id}/versions/{versionId}/name',
    procedure: 'projects.versions.name',
    summary: 'Names a version, which is then kept for ever; null takes the name away',
    description:
      'A name has up to 80 characters and is trimmed. Neither the plan nor its revision changes. A project has 200 ' +
      'versions with a name at most: one more is 409 TOO_MANY_NAMED_VERSIONS.',
    wrap: 'version',
    response: versionHeadResponse,
    exampleBody: { name: 'Before the price rise' },
    refusals: [409],
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/projects/{id}/versions/{versionId}/restore',
    procedure: 'projects.versions.restore',
    summary: 'Makes a version the current plan; the one it replaces becomes a version',
    description: 'The revision goes up by one, as with every save.',
    wrap: 'project',
    response: projectHeadResponse,
    etag: revisionOf,
  }),
]

const deletedRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/deleted-projects',
    procedure: 'projects.deleted.list',
    summary: 'The projects that were deleted in the last 30 days, the last one first',
    description: 'They count for the 200 MB of an account and for nothing else. Of more than 1,000, the last 1,000.',
    wrap: 'projects',
    response: deletedProjectListResponse,
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/deleted-projects/{id}/restore',
    procedure: 'projects.deleted.bringBack',
    summary: 'Brings a deleted project back, with its versions',
    description: 'It is no default project any more. 429 when there are 1,000 projects already.',
    wrap: 'project',
    response: projectHeadResponse,
    etag: revisionOf,
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/api/deleted-projects/{id}',
    procedure: 'projects.deleted.purge',
    summary: 'Deletes a deleted project for good, with all its versions',
    description: 'There is no way back.',
    response: successResponse,
  }),
]

export const projectRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/projects',
    procedure: 'projects.listPlans',
    summary: 'The projects of the signed-in user with their plans, newest first, up to 100 at a time',
    description:
      'A page also ends early when its plans weigh more than about 2 MiB. nextCursor of the last page is null.',
    response: projectPageResponse,
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/projects',
    procedure: 'projects.create',
    summary: 'Makes a project; a new plan is {}',
    description:
      'The plan is sent as it is or as JSON text, and stored as it is sent, keys that the model does not know included.',
    wrap: 'project',
    response: projectHeadResponse,
    status: 201,
    location: '/api/projects/{id}',
    etag: revisionOf,
    takesIdempotencyKey: true,
    exampleBody: { projectName: 'Noor Home', projectData: { storeName: 'Noor', vatPct: 15 } },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/projects/{id}',
    procedure: 'projects.get',
    summary: 'One project with its plan',
    description: 'The ETag names the revision: send it in If-Match with the next save.',
    wrap: 'project',
    response: projectResponse,
    etag: revisionOf,
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: '/api/projects/{id}',
    procedure: 'projects.save',
    summary: 'Saves the plan. Without If-Match the last writer wins',
    description:
      'What is replaced and differs is kept as a version, unless the same editingSession saved it within the last minute, and a version within the last ten. With If-Match, or the revision in the body, the save replaces the named revision and no other: 412 when another save came first, and nothing is changed. A figure that was a typical value, an example or an administrator’s default is none any more once it is written over.',
    wrap: 'project',
    response: projectHeadResponse,
    etag: revisionOf,
    ifMatch: 'revision',
    exampleBody: { projectData: { storeName: 'Noor', vatPct: 15 } },
  }),
  defineRoute({
    ...common,
    method: 'PATCH',
    path: '/api/projects/{id}',
    procedure: 'projects.setFigures',
    summary: 'Sets figures of the plan by their paths; everything else of it stays',
    description:
      'Paths are those of the schema Plan, elements of lists by their place: products.0.unitPriceInclVAT. All of them are set, or none where one is refused. What is set answers the questions that it belongs to, and is known as written by a program. With If-Match, or the revision in the body: 412 when another save came first.',
    wrap: 'project',
    response: projectHeadResponse,
    etag: revisionOf,
    ifMatch: 'revision',
    exampleBody: { figures: { vatPct: 15, 'products.0.unitPriceInclVAT': 159 } },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/projects/{id}/evaluation',
    procedure: 'projects.evaluation',
    summary: 'The whole model over the plan of a project',
    description: 'The same answer as POST /api/evaluate has for the stored plan, with the revision that it is of.',
    response: evaluatedProjectResponse,
    etag: revisionOf,
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/api/projects/{id}',
    procedure: 'projects.delete',
    summary: 'Deletes a project with all its versions',
    description: 'It can be brought back for 30 days, and is gone for every other call.',
    response: successResponse,
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/projects/{id}/default',
    procedure: 'projects.setDefault',
    summary: 'Makes a project the default one, in place of any other',
    description: 'Neither the plan nor its revision changes.',
    response: successResponse,
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: '/api/projects/{id}/name',
    procedure: 'projects.rename',
    summary: 'Renames a project; its plan and revision stay',
    description: 'A name has up to 200 characters and is trimmed.',
    wrap: 'project',
    response: projectHeadResponse,
    etag: revisionOf,
    exampleBody: { projectName: 'Noor & Co' },
  }),
  ...versionRoutes,
  ...deletedRoutes,
]
