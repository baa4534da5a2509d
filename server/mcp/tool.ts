import * as z from 'zod/mini'
import type { Language, TokenScope } from '../../src/domain/options'
import type { OutputOf } from '../rest/define-route'
import { inputSchema, planFields, withPlanTexts } from '../rest/input'
import { needsOf, type ProcedureName, typeOf } from '../routers/router'
import type { Answer } from './plan-writer'

/** Calls a procedure as REST does: access, limits and checks of input are the procedure's own. */
export type CallProcedure = <Name extends ProcedureName>(name: Name, input: unknown) => Promise<OutputOf<Name>>

/** What a tool is called with. */
export interface ToolRequest {
  /** As it was sent, with plans as texts and without the language. */
  input: Record<string, unknown>
  language: Language
}

export interface Tool {
  name: string
  title: string
  description: string
  /** The JSON schema of what it takes. */
  inputSchema: { type: 'object'; [key: string]: unknown }
  changes: boolean
  /** Whether anybody may call it, and else the scope of the token that it takes. */
  scope: TokenScope | 'anyone'
  run(request: ToolRequest, call: CallProcedure): Promise<Answer>
}

const language = {
  enum: ['en', 'ar'],
  description: 'The language of the sentences in the answer; without it that of Accept-Language.',
}

const plan = {
  anyOf: [{ type: 'object' }, { type: 'string' }],
  description:
    'A plan, as an object or its JSON text. What is missing counts as in a blank plan. list_fields names its fields; the resource mizan://plan-schema is its JSON schema.',
}

/** The schema of a tool's input: that of the procedure, with plans in a few words, for they are the same everywhere. */
function schemaOf(input: z.ZodMiniType): Tool['inputSchema'] {
  const {
    $schema: _,
    properties = {},
    required = [],
    ...rest
  } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  })
  const own = Object.entries(properties).map(([name, schema]) =>
    planFields.some((field) => field === name) ? [name, plan] : [name, schema],
  )
  return { ...rest, type: 'object', properties: { ...Object.fromEntries(own), language }, required }
}

interface Described {
  name: string
  title: string
  description: string
}

/** What is public needs no token. Throws for a procedure that takes none: no assistant could ever call it. */
function scopeOf(procedure: ProcedureName): Tool['scope'] {
  const { access, programs } = needsOf(procedure)
  if (access === 'public') return 'anyone'
  if (!programs) throw new Error(`${procedure} takes no access token, so it cannot be a tool`)
  return programs
}

/** A tool over one procedure: what it takes and who may call it is the procedure's. */
export function procedureTool<const Name extends ProcedureName>(
  tool: Described & { procedure: Name; answer(output: OutputOf<Name>, request: ToolRequest): Answer },
): Tool {
  const { procedure, answer } = tool
  const schema = inputSchema({ procedure }) ?? z.object({})
  // What is made is in the language of what is said of it.
  const inLanguage = schema instanceof z.ZodMiniObject && 'language' in schema.def.shape
  return {
    ...tool,
    inputSchema: schemaOf(schema),
    changes: typeOf(procedure) === 'mutation' && needsOf(procedure).access !== 'public',
    scope: scopeOf(procedure),
    run: async (request, call) => {
      const { input, language } = request
      return answer(await call(procedure, inLanguage ? { ...input, language } : input), request)
    },
  }
}

/** A tool that puts together what several procedures say. It may be called by who may call the first. */
export function composedTool<Schema extends z.ZodMiniObject>(
  tool: Described & {
    input: Schema
    procedure: ProcedureName
    run(input: z.output<Schema>, request: ToolRequest, call: CallProcedure): Promise<Answer>
  },
): Tool {
  const { input, procedure, run } = tool
  return {
    ...tool,
    inputSchema: schemaOf(input),
    changes: false,
    scope: scopeOf(procedure),
    run: async (request, call) => run(z.parse(input, request.input), request, call),
  }
}

/** What was sent to a tool, with its plans as the texts that procedures take. */
export function inputOf(sent: unknown): Record<string, unknown> {
  const { language: _, ...input } = z.parse(z.record(z.string(), z.unknown()), sent ?? {})
  return z.parse(z.record(z.string(), z.unknown()), withPlanTexts(input, planFields))
}
