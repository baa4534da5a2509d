import * as z from 'zod/mini'
import type { IssueCode } from '../error-codes'
import { countryCodes, languages, preferredCurrencies } from '../options'
import { nationalPhone } from '../reference/countries'
import { mailedCodeSchema } from './mailed-code'
import { rowIdSchema } from './row-id'

/** Makes sure that a schema's message is one that both dictionaries have. */
const issue = (code: IssueCode): IssueCode => code

/**
 * Control characters, marks that turn the reading direction, and all that leaves no ink: none belongs in a name. The
 * joiners of some scripts, accents and what picks the form of a character stay, where there is something that they
 * belong to. Half a surrogate pair is no character, and the database would keep another one in its place.
 */
const invisibleCharacters =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/gu
const withoutInk = /^[\s\p{Default_Ignorable_Code_Point}\p{M}\p{Co}]*$/u

/**
 * Putting a text into its normal form may cost the square of its length, so what cannot become short enough is not
 * looked at. No character of a normal form comes from more than a few.
 */
const boundedText = (most: number, message: IssueCode) => z.string().check(z.maxLength(most * 4, issue(message)))

/** What separates words without being a space, with the spaces around it. */
const breaks = /\s*[\t-\r\u0085\u2028\u2029]\s*/g

const cleaned = (max: number) =>
  z.pipe(
    boundedText(max, 'tooLong'),
    z.transform((text) =>
      text.normalize('NFC').replace(breaks, ' ').replace(invisibleCharacters, '').trim().replace(withoutInk, ''),
    ),
  )
export const requiredText = (max: number) =>
  z.pipe(cleaned(max), z.string().check(z.minLength(1, issue('required')), z.maxLength(max, issue('tooLong'))))

/** A text that may be missing or empty; empty is stored as nothing. */
export const optionalText = (max: number) =>
  z.nullable(
    z.pipe(
      z.pipe(cleaned(max), z.string().check(z.maxLength(max, issue('tooLong')))),
      z.transform((text) => text || null),
    ),
  )

/** One person may write one address in many ways: it is kept and compared in one. */
export function normalEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

export const emailSchema = z.pipe(
  z.pipe(boundedText(254, 'email'), z.transform(normalEmail)),
  z
    .string()
    .check(
      z.minLength(1, { error: issue('required'), abort: true }),
      z.maxLength(254, issue('email')),
      z.email(issue('email')),
    ),
)

const passwordOf = (min: number) =>
  z
    .string()
    .check(
      z.minLength(1, { error: issue('required'), abort: true }),
      z.minLength(min, issue('passwordShort')),
      z.maxLength(128, issue('passwordLong')),
    )

/** A password that users choose for themselves. */
const passwordSchema = passwordOf(8)

/** A password typed to confirm an identity: any that could ever have been set. */
export const provenPassword = passwordOf(1)

const person = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  phone: z.string().check(z.minLength(1, issue('required')), z.maxLength(40, issue('phone'))),
  countryCode: z._default(z.enum(countryCodes), 'SA'),
  preferredLanguage: z._default(z.enum(languages), 'en'),
  preferredCurrency: z._default(z.enum(preferredCurrencies), 'SAR'),
}

/** Puts the phone number into the form that is stored; the country decides how it is read. */
function withNationalPhone<T extends { phone: string; countryCode: (typeof countryCodes)[number] }>(
  value: T,
  context: z.core.ParsePayload<unknown>,
): T {
  const phone = nationalPhone(value.phone, value.countryCode)
  if (phone !== null) return { ...value, phone }
  context.issues.push({ code: 'custom', path: ['phone'], message: issue('phone'), input: value.phone })
  return z.NEVER
}

const registration = z.object({ email: emailSchema, password: passwordSchema, ...person })

/**
 * What registering sends. Of payment it may name the intent, which is asked of the payment service; what it says of
 * having paid, of rank or number is not among it, and so never believed.
 */
export const registerSchema = z.pipe(
  z.extend(registration, { paymentIntentId: z.optional(z.nullable(z.string())) }),
  z.transform(withNationalPhone),
)
export type Registration = z.output<typeof registerSchema>

/** The form to register with. Language and currency come from the page. */
export const registrationFormSchema = z.omit(registration, { preferredLanguage: true, preferredCurrency: true }).check(
  z.refine((form) => nationalPhone(form.phone, form.countryCode) !== null, {
    path: ['phone'],
    error: issue('phone'),
  }),
)

/** Where a code is asked for besides the password, it is sent with it. */
export const loginSchema = z.object({
  email: emailSchema,
  password: provenPassword,
  code: z.optional(mailedCodeSchema),
})

const codeIsMissing: IssueCode = 'code'

/** The same where the code was asked for. */
export const loginWithBothSchema = loginSchema.check(
  z.refine((form) => form.code !== undefined, { path: ['code'], error: codeIsMissing }),
)

/** The codes that may be asked for without a session. */
export const sendCodeSchema = z.object({ email: emailSchema, type: z.enum(['login', 'password_reset']) })
/** `endsPassword`: agrees that the password which was set before the address was confirmed is void from then on. */
export const loginWithCodeSchema = z.object({
  email: emailSchema,
  code: mailedCodeSchema,
  endsPassword: z._default(z.boolean(), false),
})
export const confirmEmailSchema = z.object({ code: mailedCodeSchema })
export const resetPasswordSchema = z.object({ email: emailSchema, code: mailedCodeSchema, password: passwordSchema })

const differs = (form: { currentPassword?: string | undefined; newPassword: string }) =>
  form.currentPassword !== form.newPassword
const another = { path: ['newPassword'], error: issue('passwordSame') }

/** Whether the access of programs ends with that of the other browsers: asked each time, and meant unless it is denied. */
const endPrograms = z._default(z.boolean(), true)
export const endOtherSessionsSchema = z._default(z.object({ endPrograms }), { endPrograms: true })

/** The form for another password. */
export const changePasswordSchema = z
  .object({ currentPassword: provenPassword, newPassword: passwordSchema, endPrograms })
  .check(z.refine(differs, another))

/** What is sent for it: an account whose password is void has no present one. */
export const newPasswordSchema = z
  .object({ currentPassword: z.optional(provenPassword), newPassword: passwordSchema, endPrograms })
  .check(z.refine(differs, another))

/** What proves that the owner of an account is there: its password, or a code from a mail. */
export const provePasswordSchema = z.object({ password: provenPassword })
export const proveCodeSchema = z.object({ code: mailedCodeSchema })

export const endSessionSchema = z.object({ id: rowIdSchema })

/** The whole form of the account page. */
export const profileSchema = z.pipe(
  z.object({
    ...person,
    businessName: z._default(optionalText(200), null),
    businessType: z._default(optionalText(100), null),
    businessCategory: z._default(optionalText(100), null),
  }),
  z.transform(withNationalPhone),
)

/** Stands for the number of an account that an administrator makes, until its owner gives one. */
const unknownPhone = '0500000000'

/** A password that an administrator sets, to be replaced at the first sign-in. */
const initialPasswordSchema = passwordOf(6)
export const setPasswordSchema = z.object({ id: rowIdSchema, password: initialPasswordSchema })

/** Which account an administrator deletes, named twice. */
export const deleteUserSchema = z.object({ id: rowIdSchema, email: emailSchema })

/** An account that an administrator makes; its owner must choose another password at the first sign-in. */
export const createUserSchema = z.pipe(
  z.object({
    email: emailSchema,
    password: initialPasswordSchema,
    ...person,
    phone: z._default(person.phone, unknownPhone),
    isAdmin: z._default(z.boolean(), false),
  }),
  z.transform(withNationalPhone),
)
