import { paths } from '../../paths'

/** The login methods, each with its own URL, so that the browser's Back goes from one to the other. */
const ways = ['password', 'code', 'reset', 'recovery'] as const
export type Way = (typeof ways)[number]

export function wayIn(search: string): Way {
  const named = new URLSearchParams(search).get('way')
  return ways.find((way) => way === named) ?? 'password'
}

/** Another way to sign in, with the page that was asked for kept in mind. */
export function wayHref(search: string, way: Way): string {
  const query = new URLSearchParams(search)
  query.delete('way')
  if (way !== 'password') query.set('way', way)
  return query.size > 0 ? `${paths.login}?${query}` : paths.login
}
