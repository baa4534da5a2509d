import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { afterEach, expect, it, vi } from 'vitest'
import { users } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { signedInVisitor, startTestApp } from '../../testing/test-app'
import { createDevice, text } from './testing/device'

const { db } = await testDatabase()
afterEach(() => vi.restoreAllMocks())

/** DER: a tag, a length of at most 65 535 bytes, and what it holds. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const { length } = Buffer.concat(parts)
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), ...parts])
}
const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const one = (tag: number) => der(tag, Buffer.from([1]))
const bits = (value: Buffer) => der(0x03, Buffer.from([0]), value)
const extension = (id: string, value: Buffer) => sequence(oid(id), der(0x04, value))

const ecdsa = sequence(oid('2a8648ce3d040302'))
const named = (name: string) => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))))
const moment = (year: number) => der(0x17, Buffer.from(`${year % 100}0101000000Z`))

interface Certificate {
  issuer: string
  subject: string
  publicKey: KeyObject
  extensions: readonly Buffer[]
}

function certificate(by: KeyObject, { issuer, subject, publicKey, extensions }: Certificate): Buffer {
  const validity = sequence(moment(2020), moment(2049))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const [version, all] = [der(0xa0, one(0x02).fill(2, 2)), der(0xa3, sequence(...extensions))]
  const body = sequence(version, one(0x02), ecdsa, named(issuer), validity, named(subject), key, all)
  return sequence(body, ecdsa, bits(sign('sha256', body, by)))
}

/** Where a list of withdrawn certificates is said to be. */
const withdrawnAt = (url: string) =>
  extension('551d1f', sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(url)))))))

/** What Android says of a key that it keeps, for one question. */
const keptByAndroid = (dataHash: Buffer) =>
  extension(
    '2b06010401d679020111',
    sequence(one(0x02), one(0x0a), one(0x02), one(0x0a), der(0x04, dataHash), der(0x04), sequence(), sequence()),
  )

const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value])

it('certificates of who adds a passkey have the server ask no address', async () => {
  const app = await startTestApp()
  const { visitor } = await signedInVisitor(app)
  await db.update(users).set({ isEmailVerified: true })
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
  const root = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const maker = { issuer: 'a maker', subject: 'a maker', publicKey: root.publicKey, extensions: [] }
  const options = await visitor.trpc.passkeys.begin.mutate()
  const answer = createDevice().make(options, {
    statement({ publicKey, dataHash }) {
      const extensions = [keptByAndroid(dataHash), withdrawnAt('http://169.254.169.254/latest')]
      const leaf = certificate(root.privateKey, { issuer: 'a maker', subject: 'a key', publicKey, extensions })
      const chain = [leaf, certificate(root.privateKey, maker)]
      const certificates = Buffer.concat([Buffer.from([0x82]), ...chain.map(bytes)])
      const said = [text('alg'), Buffer.from([0x26]), text('sig'), bytes(Buffer.alloc(70)), text('x5c'), certificates]
      return { format: 'android-key', entries: said }
    },
  })
  const added = visitor.trpc.passkeys.add.mutate({ name: 'x', answer })
  await expect(added).rejects.toMatchObject({ data: { code: 'PASSKEY_INVALID' } })
  expect(fetched.mock.calls).toEqual([])
})
