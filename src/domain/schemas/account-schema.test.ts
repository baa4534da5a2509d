import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  changePasswordSchema,
  confirmEmailSchema,
  createUserSchema,
  loginSchema,
  profileSchema,
  registerSchema,
  registrationFormSchema,
} from './account-schema'

const valid = {
  email: 'noor@store.example',
  password: 'a password of mine',
  firstName: 'Noor',
  lastName: 'Saleh',
  phone: '0501234567',
}

/** The fields that a schema finds fault with, and what it says. */
function faults(schema: z.ZodMiniType, value: unknown) {
  const { error } = schema.safeParse(value)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('registering', () => {
  it('takes a break between two words for a space', () => {
    for (const firstName of ['Noor\nSaleh', 'Noor \r\n Saleh', ' Noor\tSaleh\n', 'Noor\u2028Saleh', 'Noor Saleh'])
      expect(registerSchema.parse({ ...valid, firstName }).firstName).toBe('Noor Saleh')
  })

  it('fills in what is not said and keeps only what it knows', () => {
    const sent = { ...valid, isAdmin: true, accountType: 'lifetime', userNumber: 1, paymentStatus: 'paid', id: 'x' }
    expect(registerSchema.parse(sent)).toEqual({
      ...valid,
      phone: '501234567',
      countryCode: 'SA',
      preferredLanguage: 'en',
      preferredCurrency: 'SAR',
    })
  })

  it.each([' Noor@Store.Example ', 'NOOR@STORE.EXAMPLE', 'ｎｏｏｒ@store.example'])(
    'reads %s as one address',
    (email) => {
      expect(registerSchema.parse({ ...valid, email }).email).toBe('noor@store.example')
    },
  )

  it('takes marks that hide or turn text out of names, and keeps joiners', () => {
    const { firstName, lastName } = registerSchema.parse({
      ...valid,
      firstName: '\u202eNo\u200bor\u2066',
      lastName: ' می\u200cنا ',
    })
    expect([firstName, lastName]).toEqual(['Noor', 'می\u200cنا'])
  })

  it.each([
    ...['\u3164', '\u2800', '\u115f\u1160', '\uffa0', '\u{e0041}\u{e007f}', '\u200c\u200d', '\ufe0f', '\u061c'],
    // Marks without a letter, annotations, characters of private use, halves of pairs.
    ...['\u0300\u0316', '\u064e', '\ufff9\ufffb', '\u{f0000}', '\ud800'],
  ])('finds no name in a text that leaves no ink', (firstName) => {
    expect(faults(registerSchema, { ...valid, firstName })).toEqual({ firstName: 'required' })
  })

  it('takes out of a name what is not seen in it', () => {
    const firstName = 'ad\u00adm\ufff9in\u061c\u{e0061}\u3164\u2800\udc00'
    expect(registerSchema.parse({ ...valid, firstName }).firstName).toBe('admin')
    expect(registerSchema.parse({ ...valid, firstName: '\u2764\ufe0f Noor' }).firstName).toBe('\u2764\ufe0f Noor')
  })

  it.each([
    [{ email: 'nobody' }, { email: 'email' }],
    [{ email: `${'x'.repeat(250)}@a.example` }, { email: 'email' }],
    [{ password: 'short' }, { password: 'passwordShort' }],
    [{ password: 'x'.repeat(129) }, { password: 'passwordLong' }],
    [{ firstName: ' \u200b ' }, { firstName: 'required' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'tooLong' }],
    [{ phone: '12' }, { phone: 'phone' }],
    [{ phone: `0${'5'.repeat(60)}` }, { phone: 'phone' }],
  ])('finds fault with %j', (change, expected) => {
    expect(faults(registerSchema, { ...valid, ...change })).toEqual(expected)
  })

  it('accepts no other country, language or currency', () => {
    const sent = { ...valid, countryCode: 'XX', preferredLanguage: 'fr', preferredCurrency: 'BTC' }
    expect(Object.keys(faults(registerSchema, sent))).toEqual(['countryCode', 'preferredLanguage', 'preferredCurrency'])
  })
})

describe('the form', () => {
  it('asks for nothing twice, and for no preferences', () => {
    expect(faults(registrationFormSchema, valid)).toEqual({})
    const fields = ['firstName', 'lastName', 'email', 'password', 'phone', 'countryCode']
    expect(Object.keys(registrationFormSchema.parse(valid)).sort()).toEqual(fields.sort())
  })
  it.each([
    [{ email: 'noor@' }, { email: 'email' }],
    [{ password: 'short' }, { password: 'passwordShort' }],
    [{ phone: 'none' }, { phone: 'phone' }],
  ])('finds fault with %j', (change, expected) => {
    expect(faults(registrationFormSchema, { ...valid, ...change })).toEqual(expected)
  })
})

it('signing in takes any password that may have been set', () => {
  expect(faults(loginSchema, { email: valid.email, password: 'x' })).toEqual({})
  expect(faults(loginSchema, { email: valid.email, password: '' })).toEqual({ password: 'required' })
})

it('signing in takes a valid address', () => {
  expect(faults(loginSchema, { email: 'noor@', password: 'x' })).toEqual({ email: 'email' })
})

it('a code is six digits of any family, spaces aside', () => {
  for (const code of ['123456', ' 123 456 ', '١٢٣٤٥٦', '۱۲۳۴۵۶', '１２３４５６'])
    expect(confirmEmailSchema.parse({ code }).code).toBe('123456')
  expect(faults(confirmEmailSchema, { code: '12345' })).toEqual({ code: 'code' })
})

it('a new password is another one', () => {
  const same = { currentPassword: 'the same as before', newPassword: 'the same as before' }
  expect(faults(changePasswordSchema, same)).toEqual({ newPassword: 'passwordSame' })
  expect(faults(changePasswordSchema, { ...same, newPassword: 'quite another one' })).toEqual({})
})

it('a profile keeps an empty text as nothing', () => {
  const profile = profileSchema.parse({ ...valid, countryCode: 'KW', phone: '+965 5001 2345', businessName: ' ' })
  expect(profile).toMatchObject({ phone: '50012345', businessName: null, businessType: null, businessCategory: null })
  expect(faults(profileSchema, { ...valid, businessType: 'x'.repeat(101) })).toEqual({ businessType: 'tooLong' })
})

it('an administrator may set a password of six characters', () => {
  expect(createUserSchema.parse({ ...valid, password: 'secret' })).toMatchObject({ isAdmin: false })
  expect(faults(createUserSchema, { ...valid, password: 'short' })).toEqual({ password: 'passwordShort' })
})
