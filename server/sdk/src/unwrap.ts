import type { components } from './api.gen.js'

type Problem = components['schemas']['Problem']

/** A call that was refused: its code, the fields that are wrong, and the id to name when asking about it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly status: number,
    /** What the answer says; null where it is not from Mizan: from a proxy before it, say. */
    readonly problem: Problem | null,
    readonly requestId: string | null,
  ) {
    super(problem?.message ?? `The answer was ${status}`)
  }

  get code(): Problem['code'] | null {
    return this.problem?.code ?? null
  }
}

interface Answer<Data> {
  data?: Data
  error?: unknown
  response: Response
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error

/** What a call answered; a refusal is thrown. */
export async function unwrap<Data>(call: Promise<Answer<Data>>): Promise<NonNullable<Data>> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined && data !== null) return data
  throw new ApiError(response.status, isProblem(error) ? error : null, response.headers.get('x-request-id'))
}
