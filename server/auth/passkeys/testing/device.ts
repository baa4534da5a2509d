import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Assertion, Attestation } from '../../../../src/domain/schemas/passkey-schema'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const written = (bytes: Buffer) => bytes.toString('base64url')

/** CBOR of a short text, of 24 to 255 bytes, and of a map: all that is written here, each in its shortest form. */
export const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const blob = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value])
const mapOf = (entries: number, ...parts: Buffer[]) => Buffer.concat([Buffer.from([0xa0 + entries]), ...parts])

/** What may be changed of an answer, as by one who is no such device. */
interface Forgery {
  origin?: string
  rpId?: string
  /** That the owner was seen, by a finger or a PIN. */
  isVerified?: boolean
  counter?: number
  userHandle?: Buffer | null
  /** What a maker says of the key; without it nothing. */
  statement?: (made: { publicKey: KeyObject; dataHash: Buffer }) => { format: string; entries: readonly Buffer[] }
}

/** A device with one passkey, as WebAuthn describes it: a key on the curve P-256, without an attestation. */
export function createDevice({ isSynced = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let [handle, used, site] = [Buffer.alloc(0), 0, 'localhost']

  const flags = (isVerified: boolean, hasKey: boolean) =>
    1 | (isVerified ? 4 : 0) | (isSynced ? 8 | 16 : 0) | (hasKey ? 64 : 0)
  const head = (rpId: string, byte: number, counter: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([byte]), count])
  }
  const clientData = (type: string, challenge: string, origin = `http://${site}`) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const credential = { id: written(id), rawId: written(id), type: 'public-key' } as const

  return {
    /** Makes its key. */
    make(
      { challenge, user, rp }: { challenge: string; user: { id: string }; rp: { id?: string } },
      { origin, rpId, isVerified = true, statement }: Forgery = {},
    ): Attestation {
      handle = Buffer.from(user.id, 'base64url')
      site = rp.id ?? site
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const point = [x, y].map((part) => blob(Buffer.from(part, 'base64url')))
      // kty 2 (1: 2), alg −7 (3: -7), crv P-256 (-1: 1), x (-2), y (-3).
      const cose = mapOf(
        5,
        Buffer.from([0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
        ...point.flatMap((part, at) => [Buffer.from([0x21 + at]), part]),
      )
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const authData = Buffer.concat([
        head(rpId ?? site, flags(isVerified, true), 0),
        Buffer.alloc(16),
        length,
        id,
        cose,
      ])
      const data = clientData('webauthn.create', challenge, origin)
      const { format, entries } = statement?.({ publicKey, dataHash: sha256(data) }) ?? { format: 'none', entries: [] }
      const attestation = mapOf(
        3,
        text('fmt'),
        text(format),
        text('attStmt'),
        mapOf(entries.length / 2, ...entries),
        text('authData'),
        blob(authData),
      )
      return { ...credential, response: { clientDataJSON: written(data), attestationObject: written(attestation) } }
    },

    /** Answers that its owner is there. */
    answer({ challenge }: { challenge: string }, forged: Forgery = {}): Assertion {
      const { origin, rpId = site, isVerified = true, counter, userHandle = handle } = forged
      used += 1
      const authenticatorData = head(rpId, flags(isVerified, false), counter ?? used)
      const data = clientData('webauthn.get', challenge, origin)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      return {
        ...credential,
        response: {
          clientDataJSON: written(data),
          authenticatorData: written(authenticatorData),
          signature: written(signature),
          ...(userHandle && { userHandle: written(userHandle) }),
        },
      }
    },
  }
}
