import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  char,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import {
  accountTypes,
  codeTypes,
  countryCodes,
  languages,
  orderStatuses,
  paymentStatuses,
  preferredCurrencies,
  purchaseMethods,
} from '../src/domain/options'
import { auditActions, auditTargets } from '../src/domain/site/audit'
import { codeText, createdAt, id, isActive, moment, money, oneOf, ownId, thisHour, updatedAt, words } from './columns'
import { nameKey, searchWords, textKey } from './search'

/** Sorted alike by every database, regardless of its language. */
export const inCodeOrder = (column: AnyPgColumn) => sql<string>`${column} collate "C"`

export const users = pgTable(
  'users',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull(),
    passwordHash: text().notNull(),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    phone: varchar({ length: 20 }).notNull(),
    countryCode: char({ length: 2, enum: countryCodes }).notNull(),
    isEmailVerified: boolean().notNull().default(false),
    isPhoneVerified: boolean().notNull().default(false),
    businessName: varchar({ length: 200 }),
    businessType: varchar({ length: 100 }),
    businessCategory: varchar({ length: 100 }),
    preferredLanguage: text({ enum: languages }).notNull().default('en'),
    preferredCurrency: char({ length: 3, enum: preferredCurrencies }).notNull().default('SAR'),
    paymentStatus: text({ enum: paymentStatuses }).notNull().default('pending'),
    stripeCustomerId: text(),
    stripePaymentIntentId: text(),
    paymentDate: moment(),
    paymentAmount: money(),
    accountType: text({ enum: accountTypes }).notNull().default('requires_payment'),
    /** What administrators have decided: access without a payment, or none unless it is paid; null where they decided nothing. */
    givenAccess: boolean(),
    /** The order of registration. The first administrator, made from the settings, has none. */
    userNumber: integer(),
    /** Until when a free place waits for the address to be confirmed; null when none does. */
    placeHeldUntil: moment(),
    /** By whom it is held: the network address that limits count, and the domain of the mail address. */
    placeHeldFrom: text(),
    placeHeldDomain: text(),
    isActive: isActive(),
    isAdmin: boolean().notNull().default(false),
    mustChangePassword: boolean().notNull().default(false),
    /** Until when a password that an administrator set opens the account; null once its owner has chosen another. */
    passwordEndsAt: moment(),
    /** Kept in the transaction that adds or removes a project, so that no screen has to count. */
    projectCount: integer().notNull().default(0),
    lastLoginAt: moment(),
    /** The name as lists are sorted by it. */
    nameKey: text().notNull().generatedAlwaysAs(sql.raw(nameKey)),
    /** Search tokens of the user. */
    searchWords: words().notNull().generatedAlwaysAs(sql.raw(searchWords)),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('users_user_number_key').on(t.userNumber),
    uniqueIndex('users_payment_intent_key').on(t.stripePaymentIntentId),
    index('users_place_idx').on(t.placeHeldUntil).where(sql`${t.placeHeldUntil} is not null`),
    index('users_place_from_idx').on(t.placeHeldFrom).where(sql`${t.placeHeldFrom} is not null`),
    index('users_place_domain_idx').on(t.placeHeldDomain).where(sql`${t.placeHeldDomain} is not null`),
    index('users_customer_idx').on(t.stripeCustomerId),
    index('users_project_count_idx').on(t.projectCount, t.id),
    index('users_email_text_idx').on(textKey(t.email), t.id),
    index('users_admins_idx').on(t.id).where(sql`${t.isAdmin}`),
    index('users_inactive_idx').on(t.id).where(sql`not ${t.isActive}`),
    index('users_inactive_name_idx').on(inCodeOrder(t.nameKey), t.id).where(sql`not ${t.isActive}`),
    index('users_inactive_projects_idx').on(t.projectCount, t.id).where(sql`not ${t.isActive}`),
    index('users_inactive_payment_idx').on(t.paymentStatus, t.id).where(sql`not ${t.isActive}`),
    index('users_inactive_payment_name_idx')
      .on(t.paymentStatus, inCodeOrder(t.nameKey), t.id)
      .where(sql`not ${t.isActive}`),
    index('users_inactive_payment_projects_idx')
      .on(t.paymentStatus, t.projectCount, t.id)
      .where(sql`not ${t.isActive}`),
    index('users_payment_idx').on(t.paymentStatus, t.id),
    index('users_payment_name_idx').on(t.paymentStatus, inCodeOrder(t.nameKey), t.id),
    index('users_payment_projects_idx').on(t.paymentStatus, t.projectCount, t.id),
    index('users_name_idx').on(inCodeOrder(t.nameKey), t.id),
    oneOf('users_country_code', t.countryCode, countryCodes),
    oneOf('users_language', t.preferredLanguage, languages),
    oneOf('users_currency', t.preferredCurrency, preferredCurrencies),
    oneOf('users_payment_status', t.paymentStatus, paymentStatuses),
    oneOf('users_account_type', t.accountType, accountTypes),
  ],
)

const userId = () => uuid().references(() => users.id, { onDelete: 'cascade' })

/** The words that people are found by, and their numbers, to be walked in order. A trigger on `users` keeps them. */
export const userWords = pgTable('user_words', { userId: userId().notNull(), word: codeText().notNull() }, (t) => [
  primaryKey({ columns: [t.userId, t.word] }),
  index('user_words_word_idx').on(t.word, t.userId),
])

export const otps = pgTable(
  'otps',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull(),
    /** HMAC of the six digits with the row's id, or of a link's random bits: the table alone shows neither. */
    codeHash: text().notNull(),
    /** The browser that asked for it, when it had signed in to the account before: a stranger can neither void nor spend it. */
    device: text(),
    /** A link in place of digits: what is guessed at digits neither counts against it nor uses it up. */
    isLink: boolean().notNull().default(false),
    type: text({ enum: codeTypes }).notNull(),
    isUsed: boolean().notNull().default(false),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('otps_email_idx').on(t.email, t.type, t.id),
    index('otps_expires_idx').on(t.expiresAt),
    oneOf('otps_type', t.type, codeTypes),
  ],
)

export const userSessions = pgTable(
  'user_sessions',
  {
    userId: userId().notNull(),
    id: ownId(),
    /** SHA-256 of the cookie's token; the token itself is stored nowhere. */
    sessionToken: text().notNull(),
    userAgent: varchar({ length: 300 }),
    expiresAt: moment().notNull(),
    lastAccessedAt: moment().notNull().defaultNow(),
    /** When the owner last proved to be there, after having signed in; null until then. */
    provedAt: moment(),
    /** Opened, or proved since, by a passkey or by the recovery code that stands in for one. */
    isStrong: boolean().notNull().default(false),
    /** Set when a changed role ended it: a former administrator is told 403 and not 401. */
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('user_sessions_user_token_key').on(t.userId, t.sessionToken),
    index('user_sessions_expires_idx').on(t.expiresAt),
  ],
)

export const userProjects = pgTable(
  'user_projects',
  {
    userId: userId().notNull(),
    id: ownId(),
    projectName: varchar({ length: 200 }).notNull(),
    /** What the user stored, to the letter: unknown keys included, and nothing here parses it. */
    projectData: text().notNull(),
    isDefault: boolean().notNull().default(false),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The hour of `updatedAt`, which administrators sort by: an index on the moment itself would be written by every save. */
    updatedHour: moment().default(thisHour),
    /** The page that saved this text and goes on with it, and since when; null where each save is an act of its own. */
    editingSession: varchar({ length: 40 }),
    editingSince: moment(),
    /** When its owner deleted it: it can be brought back for a while, and is no project to anything else. */
    deletedAt: moment(),
  },
  (t) => [
    index('user_projects_deleted_idx').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    index('user_projects_deleted_user_idx').on(t.userId, t.deletedAt).where(sql`${t.deletedAt} is not null`),
    primaryKey({ columns: [t.userId, t.id] }),
    index('user_projects_id_idx').on(t.id),
    index('user_projects_created_idx').on(t.createdAt, t.id),
    index('user_projects_updated_hour_idx').on(t.updatedHour, t.id),
    index('user_projects_name_idx').on(textKey(t.projectName), t.id),
    uniqueIndex('user_projects_default_key').on(t.userId).where(sql`${t.isDefault}`),
    check('user_projects_has_plan', sql`${t.projectData} <> ''`),
  ],
)

/** Of an order that waits for a bank transfer. */
export const isWaitingTransfer = (t: { orderStatus: AnyPgColumn; paymentMethod: AnyPgColumn }) =>
  sql`${t.orderStatus} = 'pending' and ${t.paymentMethod} = 'transfer'`

export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** An order outlives its account: it is a business record. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    customerName: varchar({ length: 200 }).notNull(),
    customerEmail: varchar({ length: 254 }).notNull(),
    customerPhone: varchar({ length: 20 }).notNull(),
    customerCountryCode: char({ length: 2, enum: countryCodes }).notNull(),
    productName: varchar({ length: 300 }).notNull(),
    quantity: integer().notNull().default(1),
    unitPrice: money().notNull(),
    totalAmount: money().notNull(),
    orderStatus: text({ enum: orderStatuses }).notNull().default('pending'),
    orderNotes: text(),
    stripePaymentIntentId: text(),
    paymentMethod: text({ enum: purchaseMethods }).notNull().default('card'),
    /** When an order that waits for a transfer ends without one; null for all others. */
    dueAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    index('orders_user_idx').on(t.userId, t.id),
    index('orders_status_idx').on(t.orderStatus, t.id),
    index('orders_customer_idx').on(textKey(t.customerName), t.id),
    index('orders_email_idx').on(textKey(t.customerEmail), t.id),
    index('orders_status_customer_idx').on(t.orderStatus, textKey(t.customerName), t.id),
    index('orders_status_email_idx').on(t.orderStatus, textKey(t.customerEmail), t.id),
    uniqueIndex('orders_payment_intent_key').on(t.stripePaymentIntentId),
    // One order of an account waits at a time, in whichever process it was made.
    uniqueIndex('orders_waiting_key')
      .on(t.userId)
      .where(sql`${isWaitingTransfer(t)}`),
    index('orders_due_idx')
      .on(t.dueAt)
      .where(sql`${isWaitingTransfer(t)}`),
    oneOf('orders_payment_method', t.paymentMethod, purchaseMethods),
    oneOf('orders_status', t.orderStatus, orderStatuses),
    check('orders_amounts', sql`${t.quantity} >= 1 and ${t.unitPrice} >= 0 and ${t.totalAmount} >= 0`),
  ],
)

/** A creating call that was answered once: the same key and input get the same answer again. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    scope: text().notNull(),
    key: varchar({ length: 200 }).notNull(),
    inputHash: text().notNull(),
    answer: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.scope, t.key] }), index('idempotency_keys_expires_idx').on(t.expiresAt)],
)

/** Stripe's events that have been acted on: a replay does nothing. */
export const processedEvents = pgTable(
  'processed_events',
  { id: text().primaryKey(), type: text().notNull(), processedAt: createdAt() },
  (t) => [index('processed_events_at_idx').on(t.processedAt)],
)

/** What administrators did. A trigger refuses every update and deletion. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: uuid().notNull(),
    action: text({ enum: auditActions }).notNull(),
    targetType: text({ enum: auditTargets }).notNull(),
    targetId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
    ip: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_log_target_idx').on(t.targetId, t.id),
    index('audit_log_actor_idx').on(t.actorId, t.id),
    index('audit_log_actor_action_idx').on(t.actorId, t.action, t.id),
    index('audit_log_action_idx').on(t.action, t.id),
    index('audit_log_address_idx').on(t.id).where(sql`${t.ip} <> ''`),
  ],
)

/** Attempts counted across processes; the column names are those that rate-limiter-flexible expects. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), points: integer().notNull().default(0), expire: moment() },
  (t) => [index('rate_limits_expire_idx').on(t.expire)],
)
