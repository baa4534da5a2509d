import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A document of the build, compressed once. */
export interface PackedDocument {
  html: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

export async function packDocument(text: string): Promise<PackedDocument> {
  const html = Buffer.from(text)
  return {
    html,
    br: await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: await promisify(gzip)(html, { level: 9 }),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}

function encodingFor(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, q]) => !/^\s*q=0(\.0*)?$/.test(q ?? ''))
    .map(([name]) => name)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

/** Answers with a document in the best encoding that is accepted; with 304 where `isCacheable` and it is there already. */
export function sendDocument(
  { status, isCacheable }: { status: number; isCacheable: boolean },
  document: PackedDocument,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = encoding ? document.etag.replace(/"$/, `-${encoding}"`) : document.etag
  reply.header('etag', etag)
  if (isCacheable && request.headers['if-none-match'] === etag) return reply.status(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(document[encoding ?? 'html'])
}
