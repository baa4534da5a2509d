import { TRPCClientError } from '@trpc/client'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { createQueryClient, serverCode, serverIssues, serverMessage, serverRetryAfter } from './api'
import type { ErrorCode, IssueCode } from './domain/error-codes'
import { refusalOf } from './evaluator/saving/save-calls'

/** A refusal as tRPC's client makes it from an answer. */
const refusal = (data: object) => TRPCClientError.from({ error: { message: 'No.', code: -32600, data } })

describe('errors of the server', () => {
  it('reach the client with the types of the error formatter', () => {
    const issues = [{ path: 'email', message: 'x', code: 'email' }]
    const error = refusal({ code: 'BAD_INPUT', httpStatus: 400, issues, retryAfter: 7 })
    expect([serverCode(error), serverMessage(error), serverIssues(error), serverRetryAfter(error)]).toEqual([
      'BAD_INPUT',
      'No.',
      issues,
      7,
    ])
    expectTypeOf(serverCode).returns.toEqualTypeOf<ErrorCode | undefined>()
    expectTypeOf(serverIssues).returns.toEqualTypeOf<readonly { path: string; code: IssueCode }[]>()
  })

  it('have no code when the server did not answer', () => {
    for (const error of [new TypeError('Failed to fetch'), TRPCClientError.from(new Error('offline')), null])
      expect([serverCode(error), serverMessage(error), serverIssues(error)]).toEqual([undefined, undefined, []])
  })

  it('with a code that is newer than the page count by their status', () => {
    expect(serverCode(refusal({ code: 'NEWER_THAN_THIS_PAGE', httpStatus: 422 }))).toBe('BAD_INPUT')
    expect(serverCode(refusal({ code: 'NEWER_THAN_THIS_PAGE', httpStatus: 503 }))).toBe('INTERNAL')
  })

  it('are refusals of a save, unless their code says otherwise', () => {
    expect(refusalOf(refusal({ code: 'PROOF_NEEDED', httpStatus: 403 })).failure).toBe('refused')
    expect(refusalOf(refusal({ code: 'CONFLICT', httpStatus: 409 })).failure).toBe('conflict')
    expect(refusalOf(refusal({ code: 'NEWER_THAN_THIS_PAGE', httpStatus: 409 })).failure).toBe('refused')
  })
})

it('asks for nothing again by itself: not with time, not when the window is looked at, not after a failure', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    retry: false,
  })
  expect(mutations).toMatchObject({ retry: false })
})
