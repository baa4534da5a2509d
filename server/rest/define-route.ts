import type { AnyProcedure, inferProcedureInput, inferProcedureOutput } from '@trpc/server'
import type * as z from 'zod/mini'
import type { ErrorCode } from '../../src/domain/error-codes'
import type { PlanInput } from '../../src/domain/plan/plan-schema'
import { type MadeKind, madeTypes } from '../../src/files/made-file'
import type { GivenFile } from '../routers/plans/given-file'
import type { AppRouter, ProcedureName } from '../routers/router'
import { fileResponse } from './file-answer'
import { createRoute, type RestRoute } from './route'
import type { RestMethod, RouteDefinition } from './route-definition'

type At<R, Name> = Name extends `${infer Head}.${infer Rest}`
  ? Head extends keyof R
    ? At<R[Head], Rest>
    : never
  : Name extends keyof R
    ? R[Name]
    : never

type ProcedureAt<Name extends ProcedureName> = Extract<At<AppRouter['_def']['record'], Name>, AnyProcedure>
export type InputOf<Name extends ProcedureName> = inferProcedureInput<ProcedureAt<Name>>
export type OutputOf<Name extends ProcedureName> = inferProcedureOutput<ProcedureAt<Name>>

/** A field of an object that may be left out; keys that are any text are none. */
type MayBeLeftOut<T, K extends keyof T> = string extends K ? false : object extends Pick<T, K> ? true : false

/** A value as JSON brings it: dates are texts, and a field that may be left out may as well be undefined. */
type Json<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? Json<Item>[]
    : T extends object
      ? { [K in keyof T]: Json<T[K]> | (MayBeLeftOut<T, K> extends true ? undefined : never) }
      : T

/** What a procedure returns, as a caller of the REST route reads it. */
type Answer<Name extends ProcedureName> = Json<NonNullable<OutputOf<Name>>>

/** Whether a schema tells all that a procedure returns, and nothing more. Anything but `unknown` does not compile. */
export type Describes<Name extends ProcedureName, Schema extends z.ZodMiniType> = [Answer<Name>] extends [
  z.output<Schema>,
]
  ? [z.output<Schema>] extends [Answer<Name>]
    ? unknown
    : { 'the schema leaves out, or types more widely, what the procedure returns': Answer<Name> }
  : { 'the schema promises what the procedure does not return': Answer<Name> }

type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never

/** Every name in a path is a field of the input; without input a path names nothing. */
type NamesInput<Name extends ProcedureName, Path extends string> = [PathNames<Path>] extends [
  keyof NonNullable<InputOf<Name>>,
]
  ? unknown
  : { 'the path names what the procedure does not take': PathNames<Path> }

/** A plan may be sent as it is; the procedures take its text. */
type Sent<Input> = { [K in keyof Input]: K extends 'projectData' | 'comparedWith' ? Input[K] | PlanInput : Input[K] }

/** A route that takes a body shows one. */
type Body<Name extends ProcedureName, Path extends string, Method> = Method extends 'POST' | 'PUT' | 'PATCH'
  ? [Exclude<keyof NonNullable<InputOf<Name>>, PathNames<Path>>] extends [never]
    ? { exampleBody?: never }
    : { exampleBody: Sent<Omit<NonNullable<InputOf<Name>>, PathNames<Path>>> }
  : { exampleBody?: never }

type NullRule<Name extends ProcedureName> =
  null extends OutputOf<Name> ? { nullMeans: ErrorCode } : { nullMeans?: never }

type Checked = 'path' | 'procedure' | 'method' | 'response' | 'ifMatch' | 'exampleBody' | 'nullMeans'

type Route<
  Name extends ProcedureName,
  Path extends string,
  Method extends RestMethod,
  Schema extends z.ZodMiniType,
> = Omit<RouteDefinition<OutputOf<Name>>, Checked> & {
  procedure: Name
  path: Path & NamesInput<Name, Path>
  method: Method
  response: Schema & Describes<Name, Schema>
  ifMatch?: keyof NonNullable<InputOf<Name>> & string
} & Body<Name, Path, Method> &
  NullRule<Name>

/**
 * A REST route over a procedure. The compiler holds it to the procedure's types: names in its path, the example of its
 * body and the field of If-Match are the input's, the response schema is the output with dates as texts, and only what
 * may be null has a meaning for null. Answers are not parsed on their way out, as `.output()` would: the types already
 * hold, tests hold the schemas against real answers of every route, and parsing costs 10 µs for six projects and 62 µs for
 * an evaluation, five times what evaluating costs.
 */
export function defineRoute<
  const Name extends ProcedureName,
  const Path extends `/api/${string}`,
  const Method extends RestMethod,
  Schema extends z.ZodMiniType,
>(route: Route<Name, Path, Method, Schema>): RestRoute {
  return createRoute<OutputOf<Name>>(route)
}

/** Procedures that give a file. */
type FileProcedure = { [Name in ProcedureName]: OutputOf<Name> extends GivenFile ? Name : never }[ProcedureName]

type FileRoute<Name extends FileProcedure, Path extends string, Method extends RestMethod> = Omit<
  RouteDefinition<GivenFile>,
  Exclude<Checked, 'ifMatch'> | 'wrap' | 'file'
> & {
  procedure: Name
  path: Path & NamesInput<Name, Path>
  method: Method
  file: MadeKind
} & Body<Name, Path, Method>

/** A REST route over a procedure that gives a file, which is the answer as it is. */
export function defineFile<
  const Name extends FileProcedure,
  const Path extends `/api/${string}`,
  const Method extends RestMethod,
>(route: FileRoute<Name, Path, Method>): RestRoute {
  return createRoute<GivenFile>({ ...route, file: madeTypes[route.file].mediaType, response: fileResponse })
}
