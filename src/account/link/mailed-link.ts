import { type MailedLink, mailedLinkIn } from '../../paths'

let openedWith: MailedLink | null = null

/**
 * The link that this page was opened with. It goes from the address at once, so that no history keeps it, and stays in
 * memory: signing in on the way must not lose it.
 */
export function takeMailedLink(): MailedLink | null {
  const found = mailedLinkIn(location.hash)
  if (found === null) return openedWith
  openedWith = found
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return openedWith
}
