import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages } from '../src/domain/options'
import { knownPath } from '../src/paths'
import type { Env } from './env'
import { acceptedLanguage, isLanguage } from './language'

const names = ['landing', 'demo', 'app'] as const
type PageName = (typeof names)[number]

interface Page {
  html: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}
export type Pages = Record<PageName, Record<Language, Page>>

/** What the pages show of the settings, as data that the page reads: a block of JSON runs nothing. */
export function settingsBlock(env: Env): string {
  const settings = {
    supportWhatsapp: env.SUPPORT_WHATSAPP ?? null,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    creatorName: env.CREATOR_NAME ?? null,
    creatorLinks: env.CREATOR_LINKS,
    takesCards: env.STRIPE_SECRET_KEY !== undefined,
  }
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="settings">${json}</script>`
}

type Source = { folder: string; env: Env }

async function readPage({ folder, env }: Source, name: PageName, language: Language): Promise<Page> {
  const document = await readFile(join(folder, `${name}.${language}.html`), 'utf8')
  const html = Buffer.from(document.replace('<!--settings-->', () => settingsBlock(env)))
  return {
    html,
    br: await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzip: await promisify(gzip)(html, { level: 9 }),
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  }
}

async function bothLanguages(source: Source, name: PageName): Promise<Record<Language, Page>> {
  return { en: await readPage(source, name, 'en'), ar: await readPage(source, name, 'ar') }
}

/** The prerendered documents of one build, in every language, compressed once. */
export async function readPages(folder: string, env: Env): Promise<Pages> {
  const source = { folder, env }
  return {
    landing: await bothLanguages(source, 'landing'),
    demo: await bothLanguages(source, 'demo'),
    app: await bothLanguages(source, 'app'),
  }
}

/** Every document as text: the CSP must know what stands inline in them. */
export const documentsOf = (pages: Pages) =>
  names.flatMap((name) => languages.map((language) => pages[name][language].html.toString()))

const nameFor = (path: string): PageName => (path === '/' ? 'landing' : /^\/demo\/?$/.test(path) ? 'demo' : 'app')

const year = 31_536_000

/** The query decides and is remembered; then the cookie, then what the browser asks for. */
function languageFor(request: FastifyRequest, reply: FastifyReply): Language {
  const asked = new URLSearchParams(request.url.split('?')[1]).get('lang')
  if (isLanguage(asked)) {
    reply.setCookie('lang', asked, { path: '/', maxAge: year, sameSite: 'lax' })
    return asked
  }
  const remembered = request.cookies.lang
  return isLanguage(remembered) ? remembered : acceptedLanguage(request.headers['accept-language'])
}

function encodingFor(header: string | string[] | undefined): 'br' | 'gzip' | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(';'))
    .filter(([, q]) => !/^\s*q=0(\.0*)?$/.test(q ?? ''))
    .map(([name]) => name)
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : null
}

/** Answers any path that is no file and no call with the document of its page; 404 where the product has none. */
export function sendPage(pages: Pages, request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split('?')[0] ?? '/'
  const page = pages[nameFor(path)][languageFor(request, reply)]
  const encoding = encodingFor(request.headers['accept-encoding'])
  const etag = encoding ? page.etag.replace(/"$/, `-${encoding}"`) : page.etag
  reply
    .header('vary', 'Accept-Language, Cookie, Accept-Encoding')
    .header('cache-control', 'no-cache')
    .header('etag', etag)
  const isKnown = knownPath(path)
  if (isKnown && request.headers['if-none-match'] === etag) return reply.status(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .status(isKnown ? 200 : 404)
    .type('text/html; charset=utf-8')
    .send(page[encoding ?? 'html'])
}
