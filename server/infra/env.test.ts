import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { missingOfSeller, readEnv } from './env'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_secretsecret',
  STRIPE_WEBHOOK_SECRET: 'whsec_secretsecret',
  PUBLIC_URL: 'https://mizan.example',
}

describe('settings', () => {
  it('needs none', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      FREE_ACCESS_LIMIT: 100,
      RATE_LIMIT: true,
      TRUST_PROXY: false,
      DATABASE_PREPARE: true,
      CREATOR_LINKS: [],
    })
  })

  it('takes an empty text for no setting', () => {
    expect(readEnv({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('names what a seller has not set and a store must publish, and nothing to others', () => {
    expect(missingOfSeller(readEnv({}))).toEqual([])
    expect(missingOfSeller(readEnv(stripe))).toEqual([
      'OPERATOR_NAME',
      'OPERATOR_REGISTRATION',
      'OPERATOR_ADDRESS',
      'SUPPORT_EMAIL',
    ])
    const named = { OPERATOR_NAME: 'Mizan', OPERATOR_REGISTRATION: '1010000000', OPERATOR_ADDRESS: 'Riyadh' }
    expect(missingOfSeller(readEnv({ ...stripe, ...named, SUPPORT_WHATSAPP: '+966501234567' }))).toEqual([])
  })

  it.each(['30000000000003', '100000000000003', '300000000000004', '3000000000000a3'])(
    'refuses %s as a VAT number',
    (OPERATOR_VAT_NUMBER) => {
      const seller = { OPERATOR_NAME: 'Mizan', OPERATOR_ADDRESS: 'Riyadh' }
      expect(() => readEnv({ ...seller, OPERATOR_VAT_NUMBER })).toThrow('OPERATOR_VAT_NUMBER')
      expect(() => readEnv({ OPERATOR_VAT_NUMBER: '300000000000003' })).toThrow('together with OPERATOR_NAME')
    },
  )

  it.each(['SA0380000000608010167518', 'SA038000000060801016751', 'GB82WEST12345698765432', '0380000000608010167519'])(
    'takes no IBAN %s, nor one without its bank and holder',
    (BANK_IBAN) => {
      const bank = { OPERATOR_NAME: 'Mizan', BANK_NAME: 'Bank' }
      expect(() => readEnv({ ...bank, BANK_IBAN })).toThrow('a Saudi IBAN')
      expect(readEnv({ ...bank, BANK_IBAN: 'SA03 8000 0000 6080 1016 7519' }).BANK_IBAN).toBe(
        'SA0380000000608010167519',
      )
      expect(() => readEnv({ BANK_IBAN: 'SA0380000000608010167519' })).toThrow('together with BANK_NAME')
    },
  )

  it('reads each kind', () => {
    const env = readEnv({
      PORT: '8080',
      PUBLIC_URL: 'https://mizan.example/ignored',
      DATABASE_URL: 'postgres://u:p@h:5432/d',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      RATE_LIMIT: 'off',
      SUPPORT_WHATSAPP: '+966 50 123 4567',
      CREATOR_LINKS: 'https://a.example/x, https://b.example/y',
    })
    expect(env).toMatchObject({
      PORT: 8080,
      PUBLIC_URL: 'https://mizan.example',
      TRUST_PROXY: ['loopback', '10.0.0.0/8'],
      RATE_LIMIT: false,
      SUPPORT_WHATSAPP: '966501234567',
      CREATOR_LINKS: ['https://a.example/x', 'https://b.example/y'],
    })
    const { TRUST_PROXY: trust } = readEnv({ TRUST_PROXY: '1' })
    expect(typeof trust === 'function' && [trust('::1', 0), trust('::1', 1)]).toEqual([true, false])
  })

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'mizan.example' }, 'PUBLIC_URL'],
    [{ DATABASE_URL: 'mysql://u:secret@h/d' }, 'DATABASE_URL'],
    [{ FREE_ACCESS_LIMIT: '1.5' }, 'FREE_ACCESS_LIMIT'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '999999' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '1.2.3' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/33' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: ',' }, 'TRUST_PROXY'],
    [{ ADMIN_EMAIL: 'no-address', ADMIN_PASSWORD: 'long enough' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'a@b.example' }, 'ADMIN_EMAIL'],
    [{ ADMIN_CODE: 'off', SMTP_URL: 'smtp://127.0.0.1:25' }, 'ADMIN_CODE'],
    [{ ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'secret' }, 'ADMIN_PASSWORD'],
    [{ ...stripe, STRIPE_SECRET_KEY: 'pk_test_secretsecret' }, 'STRIPE_SECRET_KEY'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_SECRET_KEY'],
    [{ ...stripe, STRIPE_SECRET_KEY: '' }, 'STRIPE_SECRET_KEY'],
    [{ ...stripe, PUBLIC_URL: '' }, 'STRIPE_SECRET_KEY'],
    [{ ...stripe, STRIPE_API_BASE: '127.0.0.1' }, 'STRIPE_API_BASE'],
    [
      { ...stripe, STRIPE_SECRET_KEY: 'sk_live_secretsecret', STRIPE_API_BASE: 'http://127.0.0.1:1' },
      'STRIPE_API_BASE',
    ],
  ])('says in one line, without the value, that %j is wrong', (source, name) => {
    expect(() => readEnv(source)).toThrow(new RegExp(`^Wrong setting ${name}: expected (?!.*secret)[^\\n]+$`))
  })

  it('is listed whole in .env.example', async () => {
    const example = await readFile('.env.example', 'utf8')
    const source = await readFile('server/infra/env.ts', 'utf8')
    const listed = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map((match) => match[1])
    const known = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map((match) => match[1])
    expect(listed).toEqual(known)
  })
})
