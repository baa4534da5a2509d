/** How a program names itself, in `WWW-Authenticate` of every 401; one that did is told that its token is not good. */
export const challengeTo = (authorization: string | undefined): string =>
  bearerIn(authorization) === null ? 'Bearer realm="Mizan"' : 'Bearer realm="Mizan", error="invalid_token"'

/** The token that a request bears; '' where it names the scheme and no token, null where it is no program's. */
export function bearerIn(authorization: string | undefined): string | null {
  const [, token] = /^bearer(?: +(\S*))? *$/i.exec(authorization ?? '') ?? []
  if (token !== undefined) return token
  return /^bearer\b/i.test(authorization ?? '') ? '' : null
}
