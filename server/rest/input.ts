import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../infra/errors'
import { planTextOf } from '../projects/plan-text'
import { rowId } from '../projects/row-id'
import { procedureNamed } from '../routers/router'
import { revisionIn } from './conditional-get'
import { planInput, planOrText } from './responses/plan'
import type { RouteDefinition } from './route-definition'

type Named = Pick<RouteDefinition<never>, 'procedure' | 'path'>
type Reader = (request: FastifyRequest) => unknown

const isSchema = (value: unknown): value is z.ZodMiniType => value instanceof z.core.$ZodType

/** The object schema inside defaults and optionals. */
function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault
    ? unwrapped(schema.def.innerType)
    : schema
}

/** The names in braces of a path. */
export const pathNames = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

/** Whether what a path names so is the id of a row. */
const isRowId = (name: string) => name === 'id' || name.endsWith('Id')

/** What a procedure takes; undefined for one without input. */
export function inputSchema({ procedure }: Pick<Named, 'procedure'>): z.ZodMiniType | undefined {
  const schema = unwrapped(procedureNamed(procedure)._def.inputs.find(isSchema))
  return isSchema(schema) ? schema : undefined
}

/** The fields of inputs that hold the text of a plan. */
export const planFields = ['projectData', 'comparedWith'] as const

const planFieldsOf = (schema: z.ZodMiniType | undefined) =>
  schema instanceof z.ZodMiniObject ? planFields.filter((name) => name in schema.def.shape) : []

/** What of the input is sent in the body or the query: all that the path does not name. */
export function sentSchema(route: Named): z.ZodMiniType | undefined {
  const input = inputSchema(route)
  if (!(input instanceof z.ZodMiniObject)) return input
  const named = pathNames(route.path).filter((name) => name in input.def.shape)
  const rest = named.length === 0 ? input : z.omit(input, Object.fromEntries(named.map((name) => [name, true])))
  if (Object.keys(rest.def.shape).length === 0) return undefined
  const plans = planFieldsOf(rest)
  return plans.length > 0 ? z.extend(rest, Object.fromEntries(plans.map((name) => [name, planOrText]))) : rest
}

/** The fields of the query of a call without a body. */
export function querySchema(route: Named & { method: string }): z.ZodMiniObject | undefined {
  const sent = route.method === 'GET' || route.method === 'DELETE' ? sentSchema(route) : undefined
  return sent instanceof z.ZodMiniObject ? sent : undefined
}

const object = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

const readBody: Reader = ({ body }) => body

const isNumeric = (schema: unknown) => unwrapped(schema) instanceof z.ZodMiniNumber

/** A query's numbers arrive as text; what is no number is left for the schema to refuse. */
function queryReader(sent: z.ZodMiniObject): Reader {
  const numeric = Object.keys(sent.def.shape).filter((name) => isNumeric(sent.def.shape[name]))
  return (request) => {
    const { query } = request
    const numbers = numeric.flatMap((name) => {
      const text = String(Reflect.get(object(query), name))
      return /^\d{1,9}$/.test(text) ? [[name, Number(text)]] : []
    })
    return Object.assign({}, query, Object.fromEntries(numbers), paramsOf(request))
  }
}

/** The revision that If-Match names; '*' asks for any, and so does its absence. */
function expectedRevision({ headers }: FastifyRequest, field: string) {
  const match = headers['if-match']?.trim()
  if (match === undefined || match === '*') return {}
  const revision = revisionIn(match)
  if (revision === undefined) throw new AppError('BAD_INPUT', { issues: [{ path: 'If-Match', code: 'invalid' }] })
  return { [field]: revision }
}

/** A plan that was sent as it is becomes the text that procedures take, once its fields are what they have to be. */
export function withPlanTexts(body: unknown, names: readonly string[]): unknown {
  const sent = object(body)
  const given = names.flatMap((name): [string, object][] => {
    const plan: unknown = Reflect.get(sent, name)
    return typeof plan === 'object' && plan !== null && !Array.isArray(plan) ? [[name, plan]] : []
  })
  if (given.length === 0) return body
  z.parse(z.object(Object.fromEntries(given.map(([name]) => [name, planInput]))), sent)
  return Object.assign({}, sent, Object.fromEntries(given.map(([name, plan]) => [name, planTextOf(plan)])))
}

/** What the path of a request names. An id that is none is that of no row, in every path: 404. */
function paramsOf({ params }: FastifyRequest): object {
  const named = Object.entries(object(params)).map(([name, value]) => [
    name,
    isRowId(name) ? rowId(String(value)) : value,
  ])
  return Object.fromEntries(named)
}

/** How a route's input is gathered from a request. Path parameters win over fields of the same name in the body. */
export function inputReader(route: Named & Pick<RouteDefinition<never>, 'method' | 'ifMatch'>): Reader {
  const { ifMatch } = route
  const query = querySchema(route)
  if (!inputSchema(route)) return () => undefined
  if (!sentSchema(route)) return paramsOf
  if (query) return queryReader(query)
  const plans = planFieldsOf(inputSchema(route))
  const bodyOf = plans.length > 0 ? ({ body }: FastifyRequest) => withPlanTexts(body, plans) : readBody
  if (pathNames(route.path).length === 0) return bodyOf
  // Not spread: writing on to what was spread costs the engine ten times as much.
  return (request) =>
    Object.assign({}, object(bodyOf(request)), ifMatch && expectedRevision(request, ifMatch), paramsOf(request))
}
