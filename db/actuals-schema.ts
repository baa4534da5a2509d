import {
  char,
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
import { actualSources } from '../src/domain/actuals/sources'
import { storePlatforms, storeProblems, storeStates } from '../src/domain/actuals/stores'
import { createdAt, moment, oneOf, updatedAt } from './columns'
import { userProjects, users } from './schema'
import { uuidv7 } from './uuid'

/** What one source says of one month of a project. */
export const actualMonths = pgTable(
  'actual_months',
  {
    userId: uuid().notNull(),
    projectId: uuid().notNull(),
    /** '2026-09'. */
    month: char({ length: 7 }).notNull(),
    source: varchar({ length: 20 }).notNull(),
    /** An ActualMonth as JSON. */
    figures: text().notNull(),
    /** Of the founder's own row: the month is closed, and beside which version of the plan. */
    closedAt: moment(),
    versionId: uuid(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.projectId, t.month, t.source] }),
    foreignKey({ columns: [t.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({
      name: 'actual_months_project_fk',
      columns: [t.userId, t.projectId],
      foreignColumns: [userProjects.userId, userProjects.id],
    }).onDelete('cascade'),
    oneOf('actual_months_source', t.source, actualSources),
  ],
)

/** Stores whose orders are fetched into the actual months of a project. */
export const storeConnections = pgTable(
  'store_connections',
  {
    userId: uuid().notNull(),
    id: uuid().notNull().$defaultFn(uuidv7),
    projectId: uuid().notNull(),
    platform: varchar({ length: 20, enum: storePlatforms }).notNull(),
    /** As the platform names the merchant; of Shopify the address of the shop. */
    merchantId: varchar({ length: 100 }).notNull(),
    storeName: varchar({ length: 150 }).notNull(),
    /** What lets its orders be read, sealed with the installation's key; empty once it lets nothing any more. */
    tokens: text().notNull(),
    state: varchar({ length: 20, enum: storeStates }).notNull().default('connected'),
    /** What came of the last fetch; null where it went well, or there was none. */
    problem: varchar({ length: 20, enum: storeProblems }),
    /** Fetches in a row that failed. */
    failures: integer().notNull().default(0),
    /** Orders of the last fetch that could not be read: of another currency, or without a date or an amount. */
    unreadable: integer().notNull().default(0),
    nextFetchAt: moment().notNull().defaultNow(),
    lastFetchedAt: moment(),
    /** When its owner last let it in: what the platform tells of before is no longer so. */
    authorizedAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    foreignKey({ columns: [t.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({
      name: 'store_connections_project_fk',
      columns: [t.userId, t.projectId],
      foreignColumns: [userProjects.userId, userProjects.id],
    }).onDelete('cascade'),
    // Across accounts: a store that is connected to one is refused to another.
    uniqueIndex('store_connections_merchant_key').on(t.platform, t.merchantId),
    index('store_connections_user_project_idx').on(t.userId, t.projectId),
    index('store_connections_due_idx').on(t.nextFetchAt),
    oneOf('store_connections_platform', t.platform, storePlatforms),
    oneOf('store_connections_state', t.state, storeStates),
    oneOf('store_connections_problem', t.problem, storeProblems),
  ],
)

/**
 * What a platform has sent when a merchant installed the app there, before anyone here says whose store it is. It waits for the
 * account whose confirmed address is that of the store's owner.
 */
export const storeGrants = pgTable(
  'store_grants',
  {
    platform: varchar({ length: 20, enum: storePlatforms }).notNull(),
    merchantId: varchar({ length: 100 }).notNull(),
    storeName: varchar({ length: 150 }).notNull(),
    /** HMAC of the address of the store's owner. */
    ownerHash: varchar({ length: 43 }).notNull(),
    tokens: text().notNull(),
    grantedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.platform, t.merchantId] }),
    index('store_grants_owner_idx').on(t.ownerHash),
    index('store_grants_expires_idx').on(t.expiresAt),
    oneOf('store_grants_platform', t.platform, storePlatforms),
  ],
)
