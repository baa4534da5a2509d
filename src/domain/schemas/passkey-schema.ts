import * as z from 'zod/mini'
import { emailSchema, provenPassword, requiredText } from './account-schema'
import { rowIdSchema } from './row-id'

/** Bytes as browsers send them of a passkey: base64url without padding. */
const bytes = (most: number) => z.string().check(z.maxLength(most), z.regex(/^[\w-]+$/))

/** The longest name that a device may give a key is 1 023 bytes. */
const credential = { id: bytes(1364), rawId: bytes(1364), type: z.literal('public-key') }

/** What a device answers when it is asked to sign in: room for the longest signatures of today, which no quantum computer makes. */
const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: z.optional(bytes(100)),
  }),
})
export type Assertion = z.output<typeof assertionSchema>

/** What it answers when it has made a key. */
const attestationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes(4000), attestationObject: bytes(12_000) }),
})
export type Attestation = z.output<typeof attestationSchema>

export const passkeyLoginSchema = z.object({ answer: assertionSchema })
export const newPasskeySchema = z.object({ name: requiredText(60), answer: attestationSchema })
export const passkeyNameSchema = z.pick(newPasskeySchema, { name: true })
export const passkeyIdSchema = z.object({ id: rowIdSchema })

/** Letters and digits that are not taken for each other; 24 of them are 120 random bits. */
export const recoveryAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const written = new RegExp(`^[${recoveryAlphabet}]{24}$`)

/** A recovery code as it was written down: in capitals or not, with or without its hyphens. */
const recoveryCode = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(100, 'recoveryCode')),
    z.transform((text) =>
      text
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[\s\p{Pd}]/gu, ''),
    ),
  ),
  z.string().check(z.regex(written, 'recoveryCode')),
)

/** The password is asked of administrators besides. */
export const recoverySchema = z.object({ email: emailSchema, code: recoveryCode, password: z.optional(provenPassword) })
