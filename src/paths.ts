import { type CodeType, codeTypes, type Language } from './domain/options'
import type { MovedStarter } from './domain/samples/moved-starter'

/** Every path of the product, and the builders of its links. */
export const paths = {
  landing: '/',
  register: '/register',
  login: '/login',
  demo: '/demo',
  paywall: '/paywall',
  mailed: '/link',
  privacy: '/privacy',
  terms: '/terms',
  values: '/values',
  websites: '/for-websites',
  offline: '/offline',
  shared: '/s/:token',
  account: '/account',
  connect: '/account/connect',
  admin: '/admin',
  projects: '/projects',
  app: '/app',
  appProjects: '/app/projects',
  compare: '/app/compare',
  receipt: '/app/receipt',
  store: '/app/store',
  appProject: '/app/projects/:id',
  evaluation: '/app/evaluation/:id',
} as const

const patterns = Object.values(paths).map((path) => ({
  path,
  matches: new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+').replace(/\/$/, '')}/?$`),
}))

/** The page at this path, as `paths` writes it; undefined where the product has none. */
export function pagePattern(pathname: string): string | undefined {
  return patterns.find(({ matches }) => matches.test(pathname))?.path
}

/** Whether the product has a page at this path; every other path is the 404 page. */
export function knownPath(pathname: string): boolean {
  return pagePattern(pathname) !== undefined
}

/** Pages of a signed-in person: who asks for one signs in first. */
export const signedInPages = /^\/(app|projects|account|admin|paywall)(\/|$)/

/** The current page in the other language: a full page load. A path that begins with two slashes would name another host. */
export function languageHref(location: { pathname: string; search: string; hash: string }, language: string): string {
  const query = new URLSearchParams(location.search)
  query.set('lang', language)
  return `${location.pathname.replace(/^\/{2,}/, '/')}?${query}${location.hash}`
}

/** Placeholder in prerendered documents for the installation's address, which only the running server knows. */
export const addressToken = '%PUBLIC_URL%'

/** Pages that search engines may list; all others ask them not to. */
export const publicPages = [paths.landing, paths.demo, paths.privacy, paths.terms, paths.websites] as const

/** A page in one language as others should link to it: the plain address is the English one. */
export function languagePage(path: string, language: Language): string {
  return language === 'en' ? path : `${path}?lang=${language}`
}

/** The quick start of a plan without an account. */
export const startHref = `${paths.demo}?start`

/** The same with a starter store as it stands in the calculator on another page. */
export function startStarterHref({ category, price, cost, units }: MovedStarter, language: Language): string {
  const figures = { category, price: `${price}`, cost: `${cost}`, units: `${units}` }
  return `${startHref}&${new URLSearchParams({ ...figures, lang: language })}`
}

/** The calculator for other people's pages, which is no page of the product: it stands in a frame alone. */
export const calculatorPath = '/embed'

/** The script that puts it there. */
export const calculatorScript = '/embed.js'

/** What a link from a mail says: what it is for, whose mailbox it was sent to, and what proves that it was read. */
export interface MailedLink {
  type: CodeType
  email: string
  code: string
}

/** A link for a mail. What it bears is behind the '#': browsers never send that, so no log has it. */
export function mailedLinkHref({ type, ...rest }: MailedLink): string {
  return `${paths.mailed}#${new URLSearchParams({ for: type, ...rest })}`
}

/** What the address of an opened link says behind its '#'; null when it is none of ours. */
export function mailedLinkIn(hash: string): MailedLink | null {
  const said = new URLSearchParams(hash.replace(/^#/, ''))
  const type = codeTypes.find((known) => known === said.get('for'))
  const [email, code] = [said.get('email'), said.get('code')]
  return type && email && code ? { type, email, code } : null
}

/** Where the readers of a shared plan find it. */
export function sharedHref(token: string): string {
  return `/s/${token}`
}

/** These projects and versions side by side, each by its key; one alone in its scenarios. */
export function compareHref(keys: readonly string[]): string {
  const query = new URLSearchParams(keys.map((key): [string, string] => ['p', key]))
  return keys.length === 0 ? paths.compare : `${paths.compare}?${query}`
}

/** The evaluator of one project. */
export function evaluationHref(projectId: string, query?: { isNew?: boolean }): string {
  return `/app/evaluation/${encodeURIComponent(projectId)}${query?.isNew ? '?new=true' : ''}`
}

/** The actual months of a project. */
export function actualsHref(projectId: string): string {
  return `${evaluationHref(projectId)}?actuals=`
}

/** One tab of the administration, with what it shows: `{ tab: 'audit', target: id }`. */
export function adminHref(query: Record<string, string>): string {
  return `${paths.admin}?${new URLSearchParams(query)}`
}

/** Creating an account; to buy with it, where that is what it is for. */
export function registerHref(isToBuy: boolean): string {
  return isToBuy ? `${paths.register}?buy=1` : paths.register
}

/** Whether an address of the registration says that it is made in order to buy. */
export function isToBuy(search: string): boolean {
  return new URLSearchParams(search).has('buy')
}

/** Where registering leads: a purchase goes on, unless the account has access, or a free place that is held for it. */
export function pageAfterRegistration(
  search: string,
  user: { hasAccess: boolean; placeHeldUntil: Date | null },
): string {
  return isToBuy(search) && !user.hasAccess && user.placeHeldUntil === null ? paths.paywall : paths.app
}

/** Signing in, and then back to the page that was asked for. */
export function loginHref(nextPage: string): string {
  return `${paths.login}?next=${encodeURIComponent(nextPage)}`
}

/** Pages that a signed-in user is not redirected to: the landing page is a separate document. */
const notAfterLogin: readonly string[] = [paths.landing, paths.login, paths.register]
const here = 'http://here.invalid'

/** What a text is as an address within the product; null for none. `URL.canParse` is younger than the oldest browsers. */
function within(text: string): URL | null {
  try {
    return new URL(text, here)
  } catch {
    return null
  }
}

/**
 * The page that signing in was asked for: the one named by `next` if it is one of ours. A browser reads '\' as '/' and drops tabs, so
 * the text is judged by what it would become, never by how it looks.
 */
export function requestedPage(search: string): string | null {
  const next = new URLSearchParams(search).get('next') ?? ''
  const url = next.startsWith('/') ? within(next) : null
  if (!url) return null
  const isOurs = url.origin === here && knownPath(url.pathname) && !notAfterLogin.includes(url.pathname)
  return isOurs ? `${url.pathname}${url.search}${url.hash}` : null
}

/** Where who is signed in already is led from there. */
export function pageAfterLogin(search: string): string {
  return requestedPage(search) ?? paths.app
}

/**
 * The documents that the build renders, each with the address that it is drawn at; another address of the same page is
 * put in its place once the scripts run. Every other page is drawn in the browser alone: its document is 'app'.
 */
export const drawnAt = {
  demo: paths.demo,
  start: startHref,
  login: paths.login,
  loginWithCode: `${paths.login}?way=code`,
  passwordReset: `${paths.login}?way=reset`,
  register: paths.register,
  projects: paths.app,
  project: '/app/evaluation/-',
  sharedGone: '/s/-',
  notFound: '/-',
  privacy: paths.privacy,
  terms: paths.terms,
  websites: paths.websites,
} as const
export type DrawnDocument = keyof typeof drawnAt

const isName = (name: string): name is DrawnDocument => Object.hasOwn(drawnAt, name)

export const drawnDocuments = (): DrawnDocument[] => Object.keys(drawnAt).filter(isName)

const waysIn: Partial<Record<string, DrawnDocument>> = { code: 'loginWithCode', reset: 'passwordReset' }

/** The document of a page; of a link to a plan only its answer says whether it works. */
export function documentAt(pathname: string, search: string): DrawnDocument | 'app' | 'offline' {
  const query = new URLSearchParams(search)
  switch (pagePattern(pathname)) {
    case undefined:
      return 'notFound'
    case paths.demo:
      // The comparison and a store from elsewhere are drawn in the browser: the prerendered page would flash before them.
      if (query.has('start')) return query.has('category') ? 'app' : 'start'
      return query.has('compare') ? 'app' : 'demo'
    case paths.login:
      return waysIn[query.get('way') ?? ''] ?? 'login'
    case paths.register:
      return 'register'
    case paths.offline:
      return 'offline'
    case paths.privacy:
      return 'privacy'
    case paths.terms:
      return 'terms'
    case paths.websites:
      return 'websites'
    case paths.app:
    case paths.appProjects:
    case paths.projects:
      return 'projects'
    case paths.evaluation:
    case paths.appProject:
      return 'project'
    default:
      return 'app'
  }
}
