import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isNamed } from '../http/entity-tags'

/**
 * Gives the answer to a GET its ETag: a hash of all that it says, behind the revision of the plan where it has one, for a
 * renamed project keeps that. Where `If-None-Match` names the same answer, 304 is sent in its place, without a body.
 */
export function answerUnlessSame(request: FastifyRequest, reply: FastifyReply, answer: unknown, revision?: number) {
  // Encoded once, for the hash, the length and the socket: a text in Arabic costs more to encode than to write.
  const body = Buffer.from(JSON.stringify(answer))
  const digest = hash('sha1', body, 'base64url')
  const etag = revision === undefined ? `W/"${digest}"` : `"${revision}.${digest}"`
  reply.header('etag', etag)
  if (isNamed(request.headers['if-none-match'], etag)) return reply.status(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/** The revision that an ETag of ours names, alone or before the hash; undefined where it names none. */
export function revisionIn(etag: string): number | undefined {
  const revision = /^"(\d{1,9})(?:\.[\w-]{27})?"$/.exec(etag)?.[1]
  return revision === undefined ? undefined : Number(revision)
}
