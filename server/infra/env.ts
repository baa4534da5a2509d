import { isIP } from 'node:net'
import * as z from 'zod/mini'
import { readAddress } from '../../db/connecting/address'

const flag = z.pipe(
  z.enum(['on', 'off']),
  z.transform((value) => value === 'on'),
)
const whole = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,15}$/, `a whole number from ${min} to ${max}`)),
    z.pipe(z.transform(Number), z.number(`a whole number from ${min} to ${max}`).check(z.gte(min), z.lte(max))),
  )
const url = (protocol: RegExp, means: string) => z.url({ protocol, error: means })
const web = /^https?$/
const list = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const maxProxies = 10
const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const maxBits = { 4: 32, 6: 128 }[isIP(address)]
  if (maxBits === undefined || rest.length > 0) return namedNetworks.has(text)
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= maxBits)
}

function isProxies(value: string): boolean {
  if (/^\d+$/.test(value)) return Number(value) <= maxProxies
  return value === 'off' || (list(value).length > 0 && list(value).every(isNetwork))
}

/** `off`, a number of proxies, or the addresses that may speak for a client (`loopback`, `10.0.0.0/8`, …). */
function proxies(value: string): false | string[] | ((address: string, hop: number) => boolean) {
  if (value === 'off') return false
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : list(value)
}

function isDatabase(value: string): boolean {
  try {
    return readAddress(value).hosts.length > 0
  } catch {
    return false
  }
}

const databaseAddress = z.optional(
  z.string().check(z.refine(isDatabase, 'an address such as postgresql://user:password@host:5432/name')),
)

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

/** Whether the two check digits fit the rest: what is left of the number by 97 is 1. */
function isSaudiIban(value: string): boolean {
  const iban = withoutSpaces(value)
  // SA as the letters count: 28 and 10.
  return /^SA\d{22}$/.test(iban) && BigInt(`${iban.slice(4)}2810${iban.slice(2, 4)}`) % 97n === 1n
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What a platform of stores names an app by, or its secret. */
const storeKey = z.string().check(z.regex(/^\S{1,200}$/, 'a text of up to 200 characters without spaces'))

/** Every setting of the product; none is required. See .env.example for what each is for. */
const envSchema = z.object({
  PORT: z._default(whole(0, 65535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(
    z.pipe(
      url(web, 'an address such as https://mizan.example'),
      z.transform((value) => new URL(value).origin),
    ),
  ),
  DATABASE_URL: databaseAddress,
  DATABASE_REPLICA_URL: databaseAddress,
  DATABASE_PREPARE: z._default(flag, true),
  DATABASE_POOL: z._default(whole(1, 1000), 10),
  SLOW_STATEMENT_MS: z._default(whole(0, 3_600_000), 1000),
  DATA_DIR: z._default(z.string(), '.data'),
  FREE_ACCESS_LIMIT: z._default(whole(0, 1_000_000_000), 100),
  ADMIN_EMAIL: z.optional(z.email('an email address')),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(8, '8 to 128 characters'), z.maxLength(128))),
  ADMIN_CODE: z.optional(flag),
  ADMIN_PASSKEY: z._default(flag, false),
  WEBHOOK_LOOPBACK: z._default(flag, false),
  COMMON_PASSWORDS_FILE: z.optional(z.string()),
  STRIPE_SECRET_KEY: z.optional(
    z.string().check(z.regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'a key that begins with sk_test_ or sk_live_')),
  ),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string().check(z.regex(/^whsec_\S{8,}$/, 'a text that begins with whsec_'))),
  STRIPE_API_BASE: z.optional(url(web, 'an address such as http://127.0.0.1:12111')),
  SALLA_CLIENT_ID: z.optional(storeKey),
  SALLA_CLIENT_SECRET: z.optional(storeKey),
  SALLA_WEBHOOK_SECRET: z.optional(storeKey),
  ZID_CLIENT_ID: z.optional(storeKey),
  ZID_CLIENT_SECRET: z.optional(storeKey),
  ZID_WEBHOOK_SECRET: z.optional(storeKey),
  SHOPIFY_CLIENT_ID: z.optional(storeKey),
  SHOPIFY_CLIENT_SECRET: z.optional(storeKey),
  STORES_API_BASE: z.optional(
    z
      .string()
      .check(z.regex(/^http:\/\/127\.0\.0\.1:\d{1,5}$/, 'an address of this machine such as http://127.0.0.1:12112')),
  ),
  SMTP_URL: z.optional(url(/^smtps?$/, 'an address such as smtps://user:password@host:465')),
  MAIL_FROM: z._default(z.string(), 'Mizan <no-reply@localhost>'),
  SUPPORT_WHATSAPP: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\+?[\d\s-]{8,20}$/, 'a phone number with its country code')),
      z.transform((value) => value.replace(/\D/g, '')),
    ),
  ),
  SUPPORT_EMAIL: z.optional(z.email('an email address')),
  SECURITY_CONTACT: z.optional(
    z.union(
      [z.email(), z.url({ protocol: /^https$/ })],
      'an email address or an address such as https://mizan.example/security',
    ),
  ),
  OPERATOR_NAME: z.optional(z.string().check(z.maxLength(120))),
  OPERATOR_REGISTRATION: z.optional(
    z.string().check(z.regex(/^\d{10}$/, 'the ten digits of a commercial registration')),
  ),
  OPERATOR_ADDRESS: z.optional(z.string().check(z.maxLength(300))),
  OPERATOR_VAT_NUMBER: z.optional(
    z.string().check(z.regex(/^3\d{13}3$/, 'the 15 digits of a VAT number, with a 3 at both ends')),
  ),
  BANK_NAME: z.optional(z.string().check(z.maxLength(120))),
  BANK_IBAN: z.optional(
    z.pipe(z.string().check(z.refine(isSaudiIban, 'a Saudi IBAN, SA and 22 digits')), z.transform(withoutSpaces)),
  ),
  CREATOR_NAME: z.optional(z.string()),
  CREATOR_LINKS: z._default(
    z.pipe(z.pipe(z.string(), z.transform(list)), z.array(url(web, 'addresses separated by commas'))),
    [],
  ),
  TRUST_PROXY: z._default(
    z.pipe(
      z
        .string()
        .check(z.refine(isProxies, `off, a number of proxies up to ${maxProxies}, or addresses such as 10.0.0.0/8`)),
      z.transform(proxies),
    ),
    false,
  ),
  DRAIN_SECONDS: z._default(whole(0, 300), 0),
  RATE_LIMIT: z._default(flag, true),
  OVERLOAD_WAIT_MS: z._default(whole(0, 60_000), 250),
  LOG_LEVEL: z._default(z.enum(logLevels), 'info'),
  METRICS_PORT: z.optional(whole(0, 65535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(url(web, 'an address such as http://127.0.0.1:4318')),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number('a share from 0 to 1').check(z.minimum(0), z.maximum(1)), 1),
})
export type Env = z.output<typeof envSchema>

/** The address of this installation for links that leave it. */
export const siteAddress = (env: Env) => env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`

/** Administrators need a code from a mail besides the password: always where mails are sent. */
export const asksAdminsForCode = ({ SMTP_URL, ADMIN_CODE }: Pick<Env, 'SMTP_URL' | 'ADMIN_CODE'>) =>
  SMTP_URL !== undefined || ADMIN_CODE === true

const operatorSettings = ['OPERATOR_NAME', 'OPERATOR_REGISTRATION', 'OPERATOR_ADDRESS'] as const

/** What a seller's pages must name and the settings leave out; nothing where nothing is sold. */
export function missingOfSeller(env: Env): string[] {
  if (!env.STRIPE_SECRET_KEY && !env.BANK_IBAN) return []
  const missing: string[] = operatorSettings.filter((name) => !env[name])
  return env.SUPPORT_EMAIL || env.SUPPORT_WHATSAPP ? missing : [...missing, 'SUPPORT_EMAIL']
}

class WrongSetting extends Error {}

/** What settings ask of each other: the setting that is wrong, when it is right, and what is expected. */
type CrossFieldRule = [keyof Env, (env: Env) => boolean, string]
const crossFieldRules: readonly CrossFieldRule[] = [
  [
    'DATABASE_REPLICA_URL',
    (env) => !env.DATABASE_REPLICA_URL || Boolean(env.DATABASE_URL),
    'together with DATABASE_URL, of which it is a standby',
  ],
  [
    'ADMIN_EMAIL',
    (env) => Boolean(env.ADMIN_EMAIL) === Boolean(env.ADMIN_PASSWORD),
    'together with ADMIN_PASSWORD, or neither',
  ],
  [
    'STRIPE_SECRET_KEY',
    (env) => Boolean(env.STRIPE_SECRET_KEY) === Boolean(env.STRIPE_WEBHOOK_SECRET),
    'together with STRIPE_WEBHOOK_SECRET, or neither',
  ],
  [
    'STRIPE_SECRET_KEY',
    (env) => !env.STRIPE_SECRET_KEY || Boolean(env.PUBLIC_URL),
    'together with PUBLIC_URL, to which buyers come back',
  ],
  ...(
    [
      ['SALLA_CLIENT_ID', 'SALLA_CLIENT_SECRET'],
      ['SALLA_CLIENT_ID', 'SALLA_WEBHOOK_SECRET'],
      ['ZID_CLIENT_ID', 'ZID_CLIENT_SECRET'],
      ['SHOPIFY_CLIENT_ID', 'SHOPIFY_CLIENT_SECRET'],
    ] as const
  ).flatMap(([id, secret]): CrossFieldRule[] => [
    [id, (env) => Boolean(env[id]) === Boolean(env[secret]), `together with ${secret}, or neither`],
    [id, (env) => !env[id] || Boolean(env.PUBLIC_URL), 'together with PUBLIC_URL, to which merchants come back'],
  ]),
  [
    'OPERATOR_VAT_NUMBER',
    (env) => !env.OPERATOR_VAT_NUMBER || Boolean(env.OPERATOR_NAME && env.OPERATOR_ADDRESS),
    'together with OPERATOR_NAME and OPERATOR_ADDRESS, which an invoice names',
  ],
  [
    'BANK_IBAN',
    (env) => !env.BANK_IBAN || Boolean(env.BANK_NAME && env.OPERATOR_NAME),
    'together with BANK_NAME and OPERATOR_NAME, to whom buyers transfer',
  ],
  [
    'ADMIN_PASSKEY',
    (env) => !env.ADMIN_PASSKEY || Boolean(env.PUBLIC_URL),
    'together with PUBLIC_URL, for which passkeys are made',
  ],
  ['ADMIN_CODE', (env) => env.ADMIN_CODE !== false || !env.SMTP_URL, 'on, or nothing, where SMTP_URL is set'],
  // A live key is sent to Stripe alone.
  [
    'STRIPE_API_BASE',
    (env) => !env.STRIPE_API_BASE || /_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
    'only with a key for tests in STRIPE_SECRET_KEY',
  ],
]

/** What a setting may hold is said; what it holds is not, for it may be a password. */
function formatIssue({ path, message, code, ...issue }: z.core.$ZodIssue) {
  const expected = code === 'invalid_value' && 'values' in issue ? `one of ${issue.values.join(', ')}` : message
  return `Wrong setting ${String(path[0])}: expected ${expected}`
}

/** Reads the settings once, at start. An empty text counts as not set. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const { success, data, error } = envSchema.safeParse(given)
  if (!success) throw new WrongSetting(error.issues[0] ? formatIssue(error.issues[0]) : 'Wrong settings')
  const wrong = crossFieldRules.find(([, isRight]) => !isRight(data))
  if (wrong) throw new WrongSetting(`Wrong setting ${wrong[0]}: expected ${wrong[2]}`)
  return data
}

/** Whether visitors come by https: cookies then carry the prefix that says so. */
export const isHttps = (env: Env) => env.PUBLIC_URL?.startsWith('https:') ?? false
