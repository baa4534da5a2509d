import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { deliveryOutcomes, deliveryStates, tokenScopes, webhookEvents } from '../src/domain/options'
import { createdAt, id, moment, oneOf } from './columns'
import { users } from './schema'
import { uuidv7 } from './uuid'

// What opens an account besides its password: passkeys and recovery codes to its owner, tokens to programs; and whom it tells.

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Keys that a browser or a device holds for an account. The private half never leaves it. */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: userId(),
    id: uuid().notNull().$defaultFn(uuidv7),
    /** As the device names the key, in base64url. */
    credentialId: varchar({ length: 1400 }).notNull(),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often the key was used, as far as its device counts; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull().default(0),
    name: varchar({ length: 60 }).notNull(),
    /** Kept with others by a provider, and so on more than one device. */
    isSynced: boolean().notNull().default(false),
    /** When the last question that it answered was asked: one that was asked no later is not answered again. */
    askedAt: moment(),
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('passkeys_credential_key').on(t.userId, t.credentialId),
  ],
)

/** Each opens the account once in place of a passkey. A used one stays, so that its owner sees when that was. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    /** HMAC of the code and its owner's id. */
    codeHash: varchar({ length: 43 }).notNull(),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Personal access tokens. One that is revoked has no row any more. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: id(),
    userId: userId(),
    name: varchar({ length: 60 }).notNull(),
    scope: text({ enum: tokenScopes }).notNull(),
    /** SHA-256 of the token; the token itself is stored nowhere. */
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
    /** To the minute. */
    lastUsedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('api_tokens_hash_key').on(t.tokenHash),
    index('api_tokens_user_idx').on(t.userId, t.id),
    index('api_tokens_expires_idx').on(t.expiresAt),
    oneOf('api_tokens_scope', t.scope, tokenScopes),
  ],
)

/** Addresses that are told of saved projects. The key that signs is derived from the id: see webhooks/signature.ts. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    userId: userId(),
    url: varchar({ length: 500 }).notNull(),
    isActive: boolean().notNull().default(true),
    /** Deliveries in a row that were given up. */
    failures: integer().notNull().default(0),
    /** Until when a process is sending to it: one delivery at a time, by one process. */
    sendingUntil: moment(),
    /** When a delivery was last begun: accounts are served in turn. */
    servedAt: moment(),
    /** Until when it is left alone after a delivery, by how long that took. */
    restsUntil: moment(),
    createdAt: createdAt(),
  },
  (t) => [index('webhooks_user_idx').on(t.userId, t.id)],
)

const isWaiting = sql.raw(`state = 'waiting'`)

/** What is to be sent, and the last that was. A trigger on `user_projects` adds the saves. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text({ enum: webhookEvents }).notNull(),
    /** Null for a test. No reference: a project may be deleted before its last save is told. */
    projectId: uuid(),
    projectName: varchar({ length: 200 }),
    revision: integer(),
    savedAt: moment(),
    state: text({ enum: deliveryStates }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    /** When the first try was due: one for a project and minute. */
    dueAt: moment().notNull().defaultNow(),
    nextTryAt: moment().notNull().defaultNow(),
    /** What the last try came to; null before it. */
    outcome: text({ enum: deliveryOutcomes }),
    /** The status that was answered with. */
    status: integer(),
    finishedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [
    // A save that comes before the last one was sent takes its place.
    uniqueIndex('webhook_deliveries_unsent_key').on(t.webhookId, t.projectId).where(sql`${isWaiting} and tries = 0`),
    index('webhook_deliveries_waiting_idx').on(t.webhookId, t.nextTryAt).where(isWaiting),
    index('webhook_deliveries_project_idx').on(t.webhookId, t.projectId, t.dueAt),
    index('webhook_deliveries_last_idx').on(t.webhookId, t.createdAt, t.id),
    oneOf('webhook_deliveries_event', t.event, webhookEvents),
    oneOf('webhook_deliveries_state', t.state, deliveryStates),
    check('webhook_deliveries_tries', sql`${t.tries} >= 0`),
  ],
)
