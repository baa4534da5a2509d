import { char, foreignKey, index, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { actualSources } from '../src/domain/actuals/sources'
import { moment, oneOf, updatedAt } from './columns'
import { userProjects, users } from './schema'

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
    foreignKey({ columns: [t.projectId], foreignColumns: [userProjects.id] }).onDelete('cascade'),
    index('actual_months_project_idx').on(t.projectId),
    oneOf('actual_months_source', t.source, actualSources),
  ],
)
