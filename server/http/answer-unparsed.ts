import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { ErrorCode } from '../../src/domain/error-codes'
import { AppError } from '../infra/errors'
import { clientAddress } from '../infra/ip-key'
import { describe, explanationOf } from './problems'

/** Never taken from the caller; it tells nothing of this process, for answers carry it. */
export const newRequestId = () => randomUUID()

/** What Node cannot read as HTTP, by its own code: the line of status, and our code for it. */
const refusals: Record<string, readonly [status: string, code: ErrorCode]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'TOO_LARGE'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'TIMEOUT'],
}
const malformed = ['400 Bad Request', 'BAD_INPUT'] as const

/** Answers what is no request of HTTP, or has too long a head, like every other refusal, and ends the connection. */
export function answerUnparsed(log: FastifyBaseLogger, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, code] = refusals[error.code ?? ''] ?? malformed
  const requestId = newRequestId()
  log.info(
    { reqId: requestId, status: Number.parseInt(status, 10), ip: clientAddress(socket.remoteAddress) },
    'answered',
  )
  const body = JSON.stringify({ ...describe(new AppError(code), 'en'), requestId })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    `Link: ${explanationOf(code)}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
