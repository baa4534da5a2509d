import { QueryClient } from '@tanstack/react-query'
import { httpBatchLink, httpLink, isTRPCClientError, type Operation, splitLink, type TRPCLink } from '@trpc/client'
import { createTRPCReact } from '@trpc/react-query'
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import superjson from 'superjson'
import type { AppRouter } from '../server/routers/router'
import { type ErrorCode, type IssueCode, isErrorCode } from './domain/error-codes'
import { plainJson } from './domain/schemas/plain-json'

/** The server's procedures as hooks. This file alone knows the router's type. */
export const trpc = createTRPCReact<AppRouter>()

/** What each procedure answers: `Answers['account']['profile']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>

/** What each procedure takes: `Inputs['admin']['users']['create']`. */
export type RouterInputs = inferRouterInputs<AppRouter>

const url = '/trpc'
/** The server refuses larger batches. */
const maxItems = 10

/** Calls that the server wants alone in their request: they guess at secrets or take a place. */
const noBatching = /^(auth|account|payments)\./

/**
 * The server answers in the language of the page, which need not be the browser's own, and refuses a page whose user is
 * not the one who is signed in by now.
 */
function headers(userId: string | undefined): Record<string, string> {
  return { 'accept-language': document.documentElement.lang, ...(userId !== undefined && { 'mizan-user': userId }) }
}

/** A mutation may say by which key the server knows it again: `trpc: { context: { idempotencyKey } }`. */
function keyHeader({ context: { idempotencyKey } }: Operation): Record<string, string> {
  return typeof idempotencyKey === 'string' ? { 'idempotency-key': idempotencyKey } : {}
}

/** An answer that is none of the server's own: a proxy's page, for example. */
class NonJsonResponseError extends Error {
  constructor(readonly status: number) {
    super(`an answer of status ${status} that is not JSON`)
  }
}

type Init = Omit<RequestInit, 'signal'> & { signal?: AbortSignal | null | undefined }

/** What a browser still sends for a page that is being left; larger bodies it would refuse. */
const maxKeptAlive = 48 * 1024

/** A change that was sent arrives, also when its page is closed in the next moment. */
async function fetchWithKeepalive(
  input: string | URL | Request,
  { signal = null, ...init }: Init = {},
): Promise<Response> {
  const keepalive = typeof init.body === 'string' && new Blob([init.body]).size < maxKeptAlive
  const response = await fetch(input, { ...init, signal, keepalive })
  if (!response.headers.get('content-type')?.includes('json')) throw new NonJsonResponseError(response.status)
  return response
}

/** Asks the owner of the session to prove to be there; false when the question was closed. */
type Prove = () => Promise<boolean>

const wantsProof = (error: unknown) =>
  (error instanceof FileNotSent ? error.code : serverCode(error)) === 'PROOF_NEEDED'

/** What costs a fresh proof is asked for again once it was given: no page has to know of it, and nothing typed is lost. */
const proofLink =
  (prove: Prove): TRPCLink<AppRouter> =>
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const send = (error: typeof observer.error) =>
        next(op).subscribe({ next: observer.next, complete: observer.complete, error })
      let sent = send((refusal) => {
        // What gives the proof asks for none.
        if (!wantsProof(refusal) || op.path === 'account.prove') return observer.error(refusal)
        void prove().then((isProven) => {
          if (isProven) sent = send(observer.error)
          else observer.error(refusal)
        })
      })
      return () => sent.unsubscribe()
    })

/** The same for a call that goes past the client. */
export async function withProof<T>(prove: Prove, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (refusal) {
    if (wantsProof(refusal) && (await prove())) return call()
    throw refusal
  }
}

/** What is sent is plain JSON; answers have dates. */
const transformer = { input: plainJson, output: superjson }

const asOf = new Map<string, number>()

/** The moment of which the figures of a procedure's last answer are, where they come from a copy of the data; undefined otherwise. */
export const figuresAsOf = (path: string): number | undefined => asOf.get(path)

const ageLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) =>
      next(op).subscribe({
        error: observer.error,
        complete: observer.complete,
        next(answer) {
          const response = answer.context?.response
          const age = response instanceof Response ? response.headers.get('figures-age') : null
          if (age === null) asOf.delete(op.path)
          else asOf.set(op.path, Date.now() - Number(age) * 1000)
          observer.next(answer)
        },
      }),
    )

/** `userId` is the user that the page was rendered for; undefined without a session. */
export function createApiClient(userId: () => string | undefined, prove: Prove) {
  return trpc.createClient({
    links: [
      proofLink(prove),
      ageLink,
      splitLink({
        condition: ({ type, path }) => type === 'mutation' || noBatching.test(path),
        true: httpLink({
          url,
          transformer,
          headers: ({ op }) => ({ ...headers(userId()), ...keyHeader(op) }),
          fetch: fetchWithKeepalive,
        }),
        false: httpBatchLink({ url, transformer, headers: () => headers(userId()), maxItems }),
      }),
    ],
  })
}

/** A refusal of a path that answers with a file; its message is the server's sentence, in the page's language. */
export class FileNotSent extends Error {
  constructor(
    message: string,
    readonly code: unknown,
  ) {
    super(message)
  }
}

/** Asks for a file by a call of our own screens, as the user that the page was rendered for. */
export async function fetchFile(path: string, requestBody: object, userId: string | undefined): Promise<Blob> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers(userId) },
    body: JSON.stringify(requestBody),
  })
  if (response.ok) return response.blob()
  const refusal: unknown = await response.json().catch(() => null)
  const hasMessage = typeof refusal === 'object' && refusal !== null && 'message' in refusal
  const code = hasMessage && 'code' in refusal ? refusal.code : undefined
  throw new FileNotSent(hasMessage ? String(refusal.message) : '', code)
}

/** What the server said stays as it is until something here changes it: no refetch on focus or by the clock, no retries. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      // Offline too a press is answered, by its failure, and not put off in silence.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** What the server's error formatter tells of a refusal; undefined when it did not answer. */
function refusalData(error: unknown) {
  return isTRPCClientError<AppRouter>(error) ? (error.data ?? undefined) : undefined
}

/** The server's sentence for what went wrong, already in the page's language; undefined when it did not answer. */
export function serverMessage(error: unknown): string | undefined {
  return refusalData(error) && error instanceof Error ? error.message : undefined
}

/**
 * The code that the server gave to what went wrong, for callers that act on it. A page that is older than the server may
 * not know the code: then its status tells whose fault it was.
 */
export function serverCode(error: unknown): ErrorCode | undefined {
  const data = refusalData(error)
  if (!data) return undefined
  if (isErrorCode(data.code)) return data.code
  return data.httpStatus >= 500 ? 'INTERNAL' : 'BAD_INPUT'
}

/** The fields that the server refused, each with the code of its reason. */
export function serverIssues(error: unknown): readonly { path: string; code: IssueCode }[] {
  return refusalData(error)?.issues ?? []
}

/** The status of an answer that was none of the server's own. Undefined without an answer. */
export function unreadableStatus(error: unknown): number | undefined {
  if (!isTRPCClientError<AppRouter>(error)) return undefined
  return error.cause instanceof NonJsonResponseError ? error.cause.status : undefined
}

/** After how many seconds the server wants to be asked again. */
export function serverRetryAfter(error: unknown): number | undefined {
  return refusalData(error)?.retryAfter
}
