/** Every path of the product, and the builders of its links. */
export const paths = {
  landing: '/',
  register: '/register',
  login: '/login',
  demo: '/demo',
  paywall: '/paywall',
  projects: '/projects',
  app: '/app',
  appProjects: '/app/projects',
  appProject: '/app/projects/:id',
  evaluation: '/app/evaluation/:id',
  admin: '/admin',
} as const

const patterns = Object.values(paths).map(
  (path) => new RegExp(`^${path.replace(/:[a-z]+/g, '[^/]+').replace(/\/$/, '')}/?$`),
)

/** Whether the product has a page at this path; every other path is the 404 page. */
export function knownPath(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname))
}

/** The current page in the other language: a link, so the server sends the whole page anew. */
export function languageHref(location: { pathname: string; search: string; hash: string }, language: string): string {
  const query = new URLSearchParams(location.search)
  query.set('lang', language)
  return `${location.pathname}?${query}${location.hash}`
}

/** The evaluator of one project. */
export function evaluationHref(projectId: string, query?: { isNew?: boolean }): string {
  return `/app/evaluation/${encodeURIComponent(projectId)}${query?.isNew ? '?new=true' : ''}`
}
