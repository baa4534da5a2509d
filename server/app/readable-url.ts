const sharesAt = '/s/'

/** What these answer is read by programs: a bad request stays one. */
const forPrograms = /^\/(?:api|mcp|trpc)(?:\/|$)/

function isDecodable(path: string): boolean {
  try {
    // What it gives is looked at: a bundler leaves out a call whose result nothing uses.
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/**
 * An address of a page that cannot be decoded is one that the product does not have, and not a bad request; of a link it is that
 * of one which does not work.
 */
export function readablePageUrl(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (!path.includes('%') || forPrograms.test(path) || isDecodable(path)) return url
  const readable = path.startsWith(sharesAt) ? `${sharesAt}%20` : path.replaceAll('%', '%25')
  return [readable, ...query].join('?')
}
