import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { deliveryOutcomes, deliveryStates, subscribableEvents, tokenScopes, webhookEvents } from '../src/domain/options'
import { createdAt, moment, oneOf, ownId } from './columns'
import { users } from './schema'

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
    id: ownId(),
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
    /** Made in a session that a passkey had opened: where one is required no other opens the account. */
    isStrong: boolean().notNull().default(false),
    usedAt: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Personal access tokens. One that is revoked has no row any more. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    userId: userId(),
    id: ownId(),
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
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('api_tokens_user_hash_key').on(t.userId, t.tokenHash),
    index('api_tokens_expires_idx').on(t.expiresAt),
    oneOf('api_tokens_scope', t.scope, tokenScopes),
  ],
)

/** Addresses that are told of saved projects. The key that signs is derived from the id: see webhooks/signature.ts. */
export const webhooks = pgTable(
  'webhooks',
  {
    userId: userId(),
    id: ownId(),
    url: varchar({ length: 500 }).notNull(),
    /** What it is told of. */
    events: text({ enum: subscribableEvents }).array().notNull().default(['project.saved']),
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
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)

const isWaiting = sql.raw(`state = 'waiting'`)

/** What is to be sent, and the last that was. Triggers add what happens: db/functions/queue-….sql. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    userId: uuid().notNull(),
    webhookId: uuid().notNull(),
    id: ownId(),
    event: text({ enum: webhookEvents }).notNull(),
    /** Null but for saves. No reference: a project may be deleted before its last save is told. */
    projectId: uuid(),
    projectName: varchar({ length: 200 }),
    revision: integer(),
    /** When it happened, of saves and of what is told again; of anything else that is when the row was made. */
    savedAt: moment(),
    /** What is told of anything but saves, as JSON. */
    details: text(),
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
    primaryKey({ columns: [t.userId, t.webhookId, t.id] }),
    foreignKey({
      name: 'webhook_deliveries_webhook_fk',
      columns: [t.userId, t.webhookId],
      foreignColumns: [webhooks.userId, webhooks.id],
    }).onDelete('cascade'),
    // A save that comes before the last one was sent takes its place.
    uniqueIndex('webhook_deliveries_user_unsent_key')
      .on(t.userId, t.webhookId, t.projectId)
      .where(sql`${isWaiting} and tries = 0`),
    index('webhook_deliveries_user_waiting_idx').on(t.userId, t.webhookId, t.nextTryAt).where(isWaiting),
    index('webhook_deliveries_user_project_idx').on(t.userId, t.webhookId, t.projectId, t.dueAt),
    index('webhook_deliveries_user_last_idx').on(t.userId, t.webhookId, t.createdAt, t.id),
    oneOf('webhook_deliveries_event', t.event, webhookEvents),
    oneOf('webhook_deliveries_state', t.state, deliveryStates),
    check('webhook_deliveries_tries', sql`${t.tries} >= 0`),
  ],
)
