/** The token that a request bears; '' where it names the scheme and no token, null where it is no program's. */
export function bearerIn(authorization: string | undefined): string | null {
  const [, token] = /^bearer(?: +(\S*))? *$/i.exec(authorization ?? '') ?? []
  if (token !== undefined) return token
  return /^bearer\b/i.test(authorization ?? '') ? '' : null
}
