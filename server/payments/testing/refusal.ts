/** What Stripe answers when it refuses, in its own shape. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message)
  }

  get body() {
    return { error: { type: 'invalid_request_error', message: this.message, ...this.details } }
  }
}

export const missing = (kind: string, id: string) =>
  new Refusal(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
