import { type Ask, grantedIn } from '../ask'
import type { Platform, Tokens } from './platform'

interface Addresses {
  /** The page on which a merchant lets the store in, and where codes become tokens. */
  authorize: string
  token: string
  scope?: string
  tokensIn: (body: unknown) => Tokens
}

/** OAuth 2.0 with a code challenge (RFC 7636), as Salla and Zid offer it. */
export function oauthOf(
  { id, secret }: { id: string; secret: string },
  { authorize, token, scope, tokensIn }: Addresses,
): Pick<Platform, 'permissionUrl' | 'exchange' | 'refresh'> {
  const tokens = async (ask: Ask, form: Record<string, string>) => {
    const of = { client_id: id, client_secret: secret, ...form }
    return tokensIn(grantedIn(await ask({ method: 'POST', url: token, form: of })))
  }
  return {
    permissionUrl: ({ redirectUri, state, challenge }) =>
      `${authorize}?${new URLSearchParams({
        client_id: id,
        response_type: 'code',
        redirect_uri: redirectUri,
        ...(scope !== undefined && { scope }),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      })}`,
    exchange: (ask, { code, verifier, redirectUri }) =>
      tokens(ask, { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }),
    refresh: (ask, { refresh }) => tokens(ask, { grant_type: 'refresh_token', refresh_token: refresh ?? '' }),
  }
}
