import { randomBytes } from 'node:crypto'
import type { Assertion, Attestation } from '../../../src/domain/schemas/passkey-schema'
import { AppError } from '../../infra/errors'
import type { Context } from '../context'
import type { SignedUser } from '../sessions'

/** Loaded by the first who has a passkey: reading certificates of devices is a large part of it. */
const library = () => import('@simplewebauthn/server')

const lastsMs = 5 * 60_000

/** What a device is asked to prove: who comes in, that the owner of a session is there, or that a new key is its own. */
export type Question = { for: 'login' } | { for: 'proof' | 'new'; sessionId: string }

type Here = Pick<Context, 'env' | 'request' | 'secretKey'>

const about = (question: Question) => `${question.for} ${'sessionId' in question ? question.sessionId : ''}`

/** Random, dated and signed: what was asked need not be kept until it is answered. */
function ask({ secretKey }: Here, question: Question): string {
  const issued = `${Date.now()}.${randomBytes(16).toString('base64url')}`
  return `${issued}.${secretKey.sign('passkey', `${about(question)} ${issued}`)}`
}

/** When this was asked, a challenge as the device has signed it; null where it was not asked here, not for this, or long ago. */
function challengeIssuedAt({ secretKey }: Here, question: Question, challenge: string): Date | null {
  const [time = '', random = '', signature = ''] = Buffer.from(challenge, 'base64url').toString('latin1').split('.')
  if (!secretKey.isSigned('passkey', `${about(question)} ${time}.${random}`, signature)) return null
  return Date.now() - Number(time) > lastsMs ? null : new Date(Number(time))
}

/**
 * The site as devices know it. Without PUBLIC_URL it is the host that was asked, as for every other check of where a request
 * comes from; a browser makes no passkey for a number, so `localhost` is the address to try them with.
 */
function siteOf({ env, request }: Here) {
  const { origin, hostname } = new URL(env.PUBLIC_URL ?? `${request.protocol}://${request.host}`)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

/** The account as a device keeps it: the 16 bytes of its id. */
const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'))

/** The account that a device says its key is for; null where it says none. */
export function accountIn({ response }: Assertion): string | null {
  const hex = Buffer.from(response.userHandle ?? '', 'base64url').toString('hex')
  return /^[0-9a-f]{32}$/.test(hex) ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-') : null
}

/** What a browser is to ask its devices. Each must see that it is its owner who answers, by a finger, a face or a PIN. */
export async function optionsToAnswer(ctx: Here, question: Question, ids: readonly string[] = []) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: siteOf(ctx).expectedRPID,
    challenge: ask(ctx, question),
    timeout: lastsMs,
    userVerification: 'required',
    allowCredentials: ids.map((id) => ({ id })),
  })
}

/** What a browser is to ask for a new key, which none of the devices that have one is to make again. */
export async function optionsToMake(ctx: Here, user: SignedUser, sessionId: string, ids: readonly string[]) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Mizan',
    rpID: siteOf(ctx).expectedRPID,
    userID: handleOf(user.id),
    userName: user.email,
    userDisplayName: `${user.firstName} ${user.lastName}`,
    challenge: ask(ctx, { for: 'new', sessionId }),
    timeout: lastsMs,
    attestationType: 'none',
    excludeCredentials: ids.map((id) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

const refused = (cause?: unknown) => new AppError('PASSKEY_INVALID', { cause })

/**
 * Refuses what a maker has certified: it is not asked for, and a device that was not asked sends none, or its key's own
 * signature. Checking certificates would have us fetch the addresses that their writer has put into them.
 */
async function refuseCertificates({ response }: Attestation): Promise<void> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const object = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
  const format = object.get('fmt')
  const isUncertified = format === 'none' || (format === 'packed' && object.get('attStmt').get('x5c') === undefined)
  if (!isUncertified) throw new Error(`an attestation that was not asked for: ${format}`)
}

/** The new key that a device has made for this session. */
export async function readNewKey(ctx: Here, sessionId: string, answer: Attestation) {
  const { verifyRegistrationResponse } = await library()
  await refuseCertificates(answer).catch((cause: unknown) => Promise.reject(refused(cause)))
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...siteOf(ctx),
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: (challenge) => challengeIssuedAt(ctx, { for: 'new', sessionId }, challenge) !== null,
  }).catch((cause: unknown) => Promise.reject(refused(cause)))
  if (!verified) throw refused()
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced: credentialBackedUp,
  }
}

interface KnownKey {
  credentialId: string
  publicKey: string
  counter: number
}

/** Throws unless this key has answered the question; gives when it was asked, and how often the key was used by now. */
export async function readAnswer(ctx: Here, question: Question, answer: Assertion, key: KnownKey) {
  const { verifyAuthenticationResponse } = await library()
  let issuedAt: Date | null = null
  const { userHandle, ...response } = answer.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...siteOf(ctx),
    response: {
      ...answer,
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge(challenge) {
      issuedAt = challengeIssuedAt(ctx, question, challenge)
      return issuedAt !== null
    },
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
  }).catch((cause: unknown) => Promise.reject(refused(cause)))
  if (!verified || issuedAt === null) throw refused()
  return {
    askedAt: issuedAt as Date,
    counter: authenticationInfo.newCounter,
    isSynced: authenticationInfo.credentialBackedUp,
  }
}
