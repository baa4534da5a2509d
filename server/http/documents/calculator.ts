import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Language, languages } from '../../../src/domain/options'
import { starterNamed } from '../../../src/domain/samples/moved-starter'
import { type StarterId, starterIds } from '../../../src/domain/samples/starter-stores'
import { calculatorPath } from '../../../src/paths'
import { AppError } from '../../infra/errors'
import { acceptedLanguage, isLanguage } from '../language'
import { inlineHashes } from '../security-headers'
import { type PackedDocument, packDocument, sendDocument } from './packed-document'

// The calculator for other people's pages: the one document that they may put into a frame.

/** A store, or why there is none: no such category, or none in the address. */
type Name = StarterId | 'unknown' | 'unnamed'

/** The documents of every store in both languages, and what they may load. */
export interface Calculator {
  documents: ReadonlyMap<`${Name}.${Language}`, PackedDocument>
  policy: string
}

const names: readonly Name[] = [...starterIds, 'unknown', 'unnamed']

/** The documents that the build has written, compressed once. */
export async function readCalculator(folder: string): Promise<Calculator> {
  const keys = languages.flatMap((language) => names.map((name) => `${name}.${language}` as const))
  const texts = await Promise.all(keys.map((key) => readFile(join(folder, `calculator-${key}.html`), 'utf8')))
  const packed = await Promise.all(texts.map(packDocument))
  const documents = new Map<(typeof keys)[number], PackedDocument>()
  keys.forEach((key, at) => {
    const document = packed[at]
    if (document) documents.set(key, document)
  })
  return { documents, policy: policyFor(texts) }
}

/** Its own script and style sheet, and nothing else from anywhere; any page may show it, and it may show none. */
const policyFor = (documents: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(documents, 'script').join(' ')}`,
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join(';')

/**
 * Lets a page of any site show an answer in a frame, one that is isolated from all others too. Nothing in such a frame acts
 * for its visitor: there is no cookie, and what it leads to opens in a tab of its own.
 */
function letOthersShow(reply: FastifyReply, policy: string): void {
  reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy)
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cross-origin-embedder-policy', 'require-corp')
}

const languageOf = (requested: string | null, accepted: string | undefined): Language =>
  isLanguage(requested) ? requested : acceptedLanguage(accepted)

/** Answers with the calculator. No cookie is read or set: it is the same for everybody. */
export function calculatorPage(app: FastifyInstance, { documents, policy }: Calculator): void {
  app.get(calculatorPath, (request, reply) => {
    const query = new URLSearchParams(request.url.split('?')[1])
    const requested = query.get('category')
    const category = starterNamed(requested)
    const language = languageOf(query.get('lang'), request.headers['accept-language'])
    letOthersShow(reply, policy)
    reply.header('vary', 'Accept-Language, Accept-Encoding').header('cache-control', 'no-cache')
    const document = documents.get(`${category ?? (requested ? 'unknown' : 'unnamed')}.${language}`)
    if (!document) throw new AppError('NOT_FOUND')
    const answer = { status: category === null ? 404 : 200, isCacheable: category !== null }
    return sendDocument(answer, document, request, reply)
  })
}
