import * as z from 'zod/mini'
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi'
import { exampleOf } from './component'
import { pathNames, querySchema, sentSchema } from './input'
import { headerParameters, pathParameters, queryParameters } from './parameters'
import { refusalResponses } from './refusals'
import type { RestRoute } from './route'
import { restRoutes } from './routes'
import { tags } from './tags'
import { webhookOperations } from './webhook-messages'

/** `ProjectsSaveBody`: the name of a body among the document's schemas. */
const bodyName = (procedure: string) =>
  `${procedure.replaceAll(/(?:^|\.)(\w)/g, (_all, letter: string) => letter.toUpperCase())}Body`

const bodies = new WeakMap<RestRoute, z.ZodMiniType>()

/** The body of a route as a named component, made once: zod keeps each name for one schema. */
function bodySchema(route: RestRoute): z.ZodMiniType | undefined {
  if (route.method === 'GET' || route.method === 'DELETE') return undefined
  const sent = sentSchema(route)
  const known = bodies.get(route) ?? sent?.check(z.meta({ id: bodyName(route.procedure) }))
  if (known) bodies.set(route, known)
  return known
}

function requestBody(route: RestRoute) {
  const schema = bodySchema(route)
  const content = schema && { 'application/json': { schema, example: route.exampleBody } }
  return content && { requestBody: { required: true, content } }
}

function parameters(route: RestRoute) {
  const query = querySchema(route)
  const names = pathNames(route.path)
  const header = headerParameters(route)
  if (names.length === 0 && !query && !header) return undefined
  return {
    requestParams: {
      ...(names.length > 0 && { path: pathParameters(names) }),
      ...(header && { header }),
      ...(query && { query: queryParameters(query) }),
    },
  }
}

const text = { type: 'string' as const }
const etag = { ETag: { description: 'The revision of the plan, in quotes', schema: text } }
const validator = {
  ETag: { description: 'What If-None-Match names to be told whether this answer changed', schema: text },
}
const revisedValidator = {
  ETag: {
    description: 'The revision of the plan and what names this answer, for If-Match and If-None-Match',
    schema: text,
  },
}
const unchanged = { id: 'NotModified', description: 'The same answer as If-None-Match names', headers: validator }
const location = { Location: { description: 'The path of what was made', schema: text } }
const disposition = { 'Content-Disposition': { description: 'The name of the file', schema: text } }
const cacheControl = { 'Cache-Control': { description: 'How long the answer may be kept', schema: text } }

const wrapped = ({ wrap, response }: RestRoute) => (wrap === undefined ? response : z.object({ [wrap]: response }))

function responses(route: RestRoute) {
  const schema = wrapped(route)
  const isRead = route.method === 'GET'
  const headers = {
    ...(isRead ? (route.hasEtag ? revisedValidator : validator) : route.hasEtag && etag),
    ...(route.file !== undefined && { ...validator, ...disposition }),
    ...(route.location !== undefined && location),
    ...(route.maxAge !== undefined && cacheControl),
  }
  const { file } = route
  const answered = {
    description: file === undefined ? 'OK' : 'The file',
    content:
      file === undefined
        ? { 'application/json': { schema, example: exampleOf(schema) } }
        : { [file]: { schema: { type: 'string' as const, format: 'binary' } } },
    ...(Object.keys(headers).length > 0 && { headers }),
  }
  return {
    ...refusalResponses(route),
    [route.successStatus]: answered,
    ...((isRead || route.file !== undefined) && { 304: unchanged }),
  }
}

/** What is public may be called without either. A bearer scheme has no scopes of its own: the operation's x-scope names it. */
function securityOf({ isSignedIn, programs }: RestRoute) {
  const token = programs === null ? [] : [{ token: [] }]
  if (isSignedIn) return [{ session: [] }, ...token]
  return programs === null ? [] : [{}, ...token]
}

function operation(route: RestRoute): ZodOpenApiOperationObject {
  return {
    operationId: route.procedure,
    summary: route.summary,
    description: route.description,
    tags: [route.tag],
    security: securityOf(route),
    ...(route.programs !== null && { 'x-scope': route.programs }),
    ...(route.deprecated && { deprecated: true }),
    ...parameters(route),
    ...requestBody(route),
    responses: responses(route),
  }
}

const description =
  'The financial model of online stores over HTTP, and the projects of an account. Everything but files is JSON. A refusal has the body of the schema Problem: `code` is for programs, `message` is a sentence in the language that Accept-Language prefers, English or Arabic. Keys of a body that its schema does not name are ignored, except where it says that there are no others. How the calls belong together is told, with a whole session, in docs/rest.md of the source.'

/** The document at /api/openapi.json: the routes and the procedures' own schemas. */
export function openApiDocument(version: string, cookieName = 'mizan_session'): ReturnType<typeof createDocument> {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {}
  for (const route of restRoutes)
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Mizan',
        version,
        description,
        contact: { name: 'Support of this server' },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/', description: 'The server that serves this document' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: cookieName,
            description: 'Set by registering and signing in. Over https its name is __Host-mizan_session.',
          },
          token: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A personal access token, mizan_ and 43 characters, which its owner makes on the page API and webhooks of the account. Its scope is read, write, webhooks or account; write may read too. The x-scope of each operation is the scope that it needs; one without it answers a token with 403 TOKEN_SCOPE. With a token no cookie is looked at.',
          },
        },
      },
      paths,
      webhooks: webhookOperations,
    },
    {
      override: ({ zodSchema, jsonSchema }) =>
        void (zodSchema._zod.def.type === 'date' && Object.assign(jsonSchema, { type: 'string', format: 'date-time' })),
    },
  )
}
