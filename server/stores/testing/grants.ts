import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export const newToken = (kind: string) => `${kind}_${randomBytes(16).toString('hex')}`

/** The tokens that a store agreed to. */
interface Grant {
  merchantId: string
  access: string
  second: string
  refresh: string
  isDead: boolean
}

interface Code {
  merchantId: string
  challenge: string
  redirectUri: string
}

export const keys = { id: 'app-1', secret: 'secret-of-app-1', webhookSecret: 'secret-of-webhooks' }

/** Codes and tokens as a platform gives them out: refresh tokens are good for one time. */
export class Grants {
  /** Milliseconds that a refresh takes. */
  refreshMs = 0
  /** Whether the keys of the app are taken. */
  knowsApp = true
  /** Seconds that new tokens are good for. */
  lifetime = 1_209_600
  protected readonly codes = new Map<string, Code>()
  protected readonly grants: Grant[] = []

  /** Merchants of which nothing is good any more. */
  takeBack(merchantId: string) {
    for (const grant of this.grants) if (grant.merchantId === merchantId) grant.isDead = true
  }

  /** Ends the access tokens alone: they are refused, and can be renewed. */
  endAccess(merchantId: string) {
    for (const grant of this.grants) if (grant.merchantId === merchantId) grant.access = newToken('ended')
  }

  isAlive(merchantId: string) {
    return this.grants.some((grant) => grant.merchantId === merchantId && !grant.isDead)
  }

  protected grant(merchantId: string): Grant {
    const grant = {
      ...{ merchantId, access: newToken('access'), second: newToken('second'), refresh: newToken('refresh') },
      isDead: false,
    }
    this.grants.push(grant)
    return grant
  }

  /** Gives tokens for a code or for a refresh token; a second use of one takes everything back. */
  protected async token(request: FastifyRequest, reply: FastifyReply) {
    const form = new URLSearchParams(Object(request.body))
    const refuse = (error: string) => void reply.status(400).send({ error })
    const isApp = form.get('client_id') === keys.id && form.get('client_secret') === keys.secret
    if (!isApp || !this.knowsApp) return void reply.status(401).send({ error: 'invalid_client' })
    if (form.get('grant_type') === 'refresh_token') {
      const used = form.get('refresh_token') ?? ''
      const grant = this.grants.find(({ refresh }) => refresh.split(' ').includes(used))
      const present = grant?.refresh.split(' ').at(-1)
      if (!grant || grant.isDead || used !== present) {
        if (grant) this.takeBack(grant.merchantId)
        return refuse('invalid_grant')
      }
      grant.access = newToken('access')
      grant.second = newToken('second')
      grant.refresh = `${grant.refresh} ${newToken('refresh')}`
      if (this.refreshMs > 0) await new Promise((done) => setTimeout(done, this.refreshMs))
      return this.answerOf(grant)
    }
    const code = this.codes.get(form.get('code') ?? '')
    this.codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || code.challenge !== challenge || code.redirectUri !== form.get('redirect_uri'))
      return refuse('invalid_grant')
    return this.answerOf(this.grant(code.merchantId))
  }

  protected answerOf({ access, second, refresh }: Grant) {
    const expires = Math.floor(Date.now() / 1000) + this.lifetime
    const refresh_token = refresh.split(' ').at(-1)
    return { access_token: access, authorization: second, refresh_token, expires, token_type: 'bearer' }
  }

  protected grantOf(access: string) {
    return this.grants.find((grant) => grant.access === access && !grant.isDead)
  }
}
