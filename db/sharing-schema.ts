import { foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core'
import { createdAt, moment, ownId } from './columns'
import { userProjects } from './schema'

/** A plan as it was when its owner shared it, for those who hold a link to it. */
export const projectShares = pgTable(
  'project_shares',
  {
    userId: uuid().notNull(),
    projectId: uuid().notNull(),
    id: ownId(),
    /** SHA-256 of the link's token; the token itself is stored nowhere. */
    tokenHash: text().notNull(),
    /** For whom the link is, in the owner's words; no reader sees it. */
    name: varchar({ length: 100 }),
    planData: text().notNull(),
    /** Its actual months beside the plan as JSON (`SharedMonths`); null where the owner shares the plan alone. */
    actuals: text(),
    views: integer().notNull().default(0),
    lastViewedAt: moment(),
    expiresAt: moment().notNull(),
    /** When the plan was taken from its project. */
    sharedAt: moment().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.projectId, t.id] }),
    foreignKey({
      name: 'project_shares_project_fk',
      columns: [t.userId, t.projectId],
      foreignColumns: [userProjects.userId, userProjects.id],
    }).onDelete('cascade'),
    uniqueIndex('project_shares_user_token_key').on(t.userId, t.tokenHash),
    index('project_shares_expires_idx').on(t.expiresAt),
  ],
)
