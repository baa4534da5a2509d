import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'

/** A file may wait behind others, and takes seconds itself. */
export const fileMs = 60_000

/** The bytes of a file, as the document says it of every kind. */
export const fileResponse = z.string().check(z.meta({ format: 'binary' }))

/** What procedures give that make a file. */
const givenFile = z.object({
  etag: z.string(),
  file: z.nullable(z.object({ name: z.string(), mediaType: z.string(), base64: z.string() })),
})

export const givenFileOf = (output: unknown) => z.parse(givenFile, output)

/** Letters and signs that stand for themselves in a parameter of a header. */
const plain = /[^A-Za-z0-9 ._-]/g

/** A name in letters of every language, and one that the oldest programs read. */
function disposition(name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  const extension = /\.\w+$/.exec(name)?.[0] ?? ''
  const first = name
    .slice(0, name.length - extension.length)
    .replace(plain, '')
    .replace(/ +/g, ' ')
    .trim()
  const ascii = /[A-Za-z0-9]/.test(first) ? first.replace(/^[ ._-]+|[ ._-]+$/g, '') : 'mizan'
  return `attachment; filename="${ascii}${extension}"; filename*=UTF-8''${encoded}`
}

/** A file as the answer; 304 where the caller has it. */
export function answerFile(reply: FastifyReply, { etag, file }: z.output<typeof givenFile>) {
  reply.header('etag', etag)
  if (file === null) return reply.status(304).send()
  return reply
    .header('content-disposition', disposition(file.name))
    .type(file.mediaType)
    .send(Buffer.from(file.base64, 'base64'))
}
