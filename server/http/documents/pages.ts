import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Language, languages } from '../../../src/domain/options'
import type { SiteSettings } from '../../../src/domain/site/site-settings'
import {
  addressToken,
  documentAt,
  drawnDocuments,
  knownPath,
  loginHref,
  paths,
  signedInPages,
} from '../../../src/paths'
import { type Env, siteAddress } from '../../infra/env'
import { acceptedLanguage, isLanguage } from '../language'
import { type PackedDocument, packDocument, sendDocument } from './packed-document'

/** The landing page says other things once the free places are taken, and it and the demo do to signed-in visitors. */
export const pageNames = [
  'landing',
  'landingWithoutPlaces',
  'landingSignedIn',
  'landingSignedInWithoutPlaces',
  'demoSignedIn',
  'app',
  'offline',
  ...drawnDocuments(),
] as const
type PageName = (typeof pageNames)[number]

const isSignedInPage = (name: PageName) => name.includes('SignedIn')
const fileOf = (name: PageName) => name.replace(/(SignedIn)?(WithoutPlaces)?$/, '')

export type Pages = Record<PageName, Record<Language, PackedDocument>>

/** What the landing page needs to know when it is rendered. */
interface Site extends SiteSettings {
  freePlaces: number
  hasFreePlace: boolean
}

/** Renders the body of the landing page: src/app/prerender/render-landing.tsx, built apart for it is made of React. */
export type RenderLanding = (language: Language, site: Site) => string

function siteSettings(env: Env, isSignedIn: boolean): SiteSettings {
  return {
    supportWhatsapp: env.SUPPORT_WHATSAPP ?? null,
    supportEmail: env.SUPPORT_EMAIL ?? null,
    operatorName: env.OPERATOR_NAME ?? null,
    operatorRegistration: env.OPERATOR_REGISTRATION ?? null,
    operatorAddress: env.OPERATOR_ADDRESS ?? null,
    operatorVatNumber: env.OPERATOR_VAT_NUMBER ?? null,
    creatorName: env.CREATOR_NAME ?? null,
    creatorLinks: env.CREATOR_LINKS,
    takesCards: env.STRIPE_SECRET_KEY !== undefined,
    takesTransfers: env.BANK_IBAN !== undefined,
    isSignedIn,
  }
}

/** What the pages show of the settings, as data that the page reads: a block of JSON runs nothing. */
function settingsBlock(env: Env, isSignedIn: boolean): string {
  const json = JSON.stringify(siteSettings(env, isSignedIn)).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="settings">${json}</script>`
}

type Source = { folder: string; env: Env; renderLanding: RenderLanding }

function landing({ env, renderLanding }: Source, name: PageName, language: Language): string {
  const settings = siteSettings(env, isSignedInPage(name))
  const hasFreePlace = !name.endsWith('WithoutPlaces')
  return renderLanding(language, { ...settings, freePlaces: env.FREE_ACCESS_LIMIT, hasFreePlace })
}

async function readPage(source: Source, name: PageName, language: Language): Promise<PackedDocument> {
  const { folder, env } = source
  const document = await readFile(join(folder, `${fileOf(name)}.${language}.html`), 'utf8')
  return packDocument(
    document
      .replace('<!--settings-->', () => settingsBlock(env, isSignedInPage(name)))
      .replace('<!--landing-->', () => landing(source, name, language))
      .replaceAll(addressToken, siteAddress(env)),
  )
}

async function bothLanguages(source: Source, name: PageName): Promise<Record<Language, PackedDocument>> {
  return { en: await readPage(source, name, 'en'), ar: await readPage(source, name, 'ar') }
}

/** The prerendered documents of one build, in every language, completed and compressed once. */
export async function readPages(source: Source): Promise<Pages> {
  const read = (name: PageName) => bothLanguages(source, name)
  return {
    landing: await read('landing'),
    landingWithoutPlaces: await read('landingWithoutPlaces'),
    landingSignedIn: await read('landingSignedIn'),
    landingSignedInWithoutPlaces: await read('landingSignedInWithoutPlaces'),
    demo: await read('demo'),
    demoSignedIn: await read('demoSignedIn'),
    start: await read('start'),
    login: await read('login'),
    loginWithCode: await read('loginWithCode'),
    passwordReset: await read('passwordReset'),
    register: await read('register'),
    projects: await read('projects'),
    project: await read('project'),
    sharedGone: await read('sharedGone'),
    notFound: await read('notFound'),
    privacy: await read('privacy'),
    terms: await read('terms'),
    websites: await read('websites'),
    app: await read('app'),
    offline: await read('offline'),
  }
}

/** Every document as text: the CSP needs the hashes of their inline scripts. */
export const documentsOf = (pages: Pages) =>
  pageNames.flatMap((name) => languages.map((language) => pages[name][language].html.toString()))

interface Visitor {
  hasFreePlace: boolean
  isSignedIn: boolean
}

function landingFor({ hasFreePlace, isSignedIn }: Visitor): PageName {
  if (isSignedIn) return hasFreePlace ? 'landingSignedIn' : 'landingSignedInWithoutPlaces'
  return hasFreePlace ? 'landing' : 'landingWithoutPlaces'
}

/** `status` is that of a page whose answer is not the same for everybody: the page of a shared plan. */
function nameFor(url: string, visitor: Visitor, status: number | undefined): PageName {
  const [path = '/', query = ''] = url.split('?')
  if (path === paths.landing) return landingFor(visitor)
  if (status !== undefined) return status === 404 ? 'sharedGone' : 'app'
  const name = documentAt(path, query)
  return name === 'demo' && visitor.isSignedIn ? 'demoSignedIn' : name
}

/** Whether a browser holds a session. It may have ended: what a page then leads to asks to sign in. */
const holdsSession = ({ cookies }: FastifyRequest) => Boolean(cookies.mizan_session || cookies['__Host-mizan_session'])

/** Where who asks without a session is led. Proxies refuse heads beyond a few KiB, so a longer address is not led back to. */
function signInHref(url: string): string {
  const href = loginHref(url)
  return href.length > 2000 ? paths.login : href
}

const year = 31_536_000

/** The query decides and is remembered; then the cookie, then what the browser asks for. */
function languageFor(request: FastifyRequest, reply: FastifyReply, secure: boolean): Language {
  const chosen = new URLSearchParams(request.url.split('?')[1]).get('lang')
  if (isLanguage(chosen)) {
    reply.setCookie('lang', chosen, { path: '/', maxAge: year, sameSite: 'lax', secure })
    return chosen
  }
  const remembered = request.cookies.lang
  return isLanguage(remembered) ? remembered : acceptedLanguage(request.headers['accept-language'])
}

/** How a page is answered that is not the same for everybody who asks. */
interface OwnAnswer {
  status: number
  headers: Record<string, string>
}

/**
 * Answers any path that is no file and no call with the document of its page; 404 where the product has none. Pages of
 * signed-in persons lead visitors without a session to the page where they sign in.
 */
export function sendPage(
  client: { pages: Pages; hasFreePlace: boolean; isHttps: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
  own?: OwnAnswer,
) {
  const visitor = { hasFreePlace: client.hasFreePlace, isSignedIn: holdsSession(request) }
  const page = client.pages[nameFor(request.url, visitor, own?.status)][languageFor(request, reply, client.isHttps)]
  reply.header('vary', 'Accept-Language, Cookie, Accept-Encoding').header('cache-control', 'no-cache')
  if (own) reply.headers(own.headers)
  const path = request.url.split('?')[0] ?? '/'
  const isKnown = knownPath(path)
  if (isKnown && !visitor.isSignedIn && signedInPages.test(path)) return reply.redirect(signInHref(request.url))
  return sendDocument(
    { status: own?.status ?? (isKnown ? 200 : 404), isCacheable: isKnown && !own },
    page,
    request,
    reply,
  )
}
