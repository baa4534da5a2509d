import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { maxVersionNameLength } from '../src/domain/project/project-name'
import { bytes, createdAt, moment, ownId } from './columns'
import { userProjects } from './schema'

/** Whose row it is, and of which project. */
const ofProject = () => ({ userId: uuid().notNull(), projectId: uuid().notNull() })

const goesWithProject = (name: string, t: { userId: AnyPgColumn; projectId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [t.userId, t.projectId],
    foreignColumns: [userProjects.userId, userProjects.id],
  }).onDelete('cascade')

/** A whole text of a project, deflated: what versions are kept as differences from. */
export const versionBases = pgTable(
  'version_bases',
  { ...ofProject(), id: ownId(), data: bytes().notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.userId, t.projectId, t.id] }), goesWithProject('version_bases_project_fk', t)],
)

/** How far a version has come: each stage keeps fewer of them. The numbers are stored. */
export const versionStages = { fresh: 0, packed: 1, hourly: 2, daily: 3 } as const

/** The id of a new version, under the lock of its project: a later one is larger, whichever process makes it. */
export const versionId = sql<string>`version_id()`

/** What each save replaced. */
export const projectVersions = pgTable(
  'project_versions',
  {
    ...ofProject(),
    id: ownId(),
    revision: integer().notNull(),
    projectName: varchar({ length: 200 }).notNull(),
    /** The text while the version is fresh; empty once `delta` holds it. */
    projectData: text().notNull(),
    /** What makes the text out of that of the base. */
    delta: bytes(),
    /** No foreign key: an unused base is deleted under the lock of its project. */
    baseId: uuid(),
    stage: smallint().notNull().default(versionStages.fresh),
    /** A version with a name is kept for ever. */
    name: varchar({ length: maxVersionNameLength }),
    /** When the text was saved; null for versions that are older than this column. */
    savedAt: moment(),
    /** When the text was replaced. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.projectId, t.id] }),
    goesWithProject('project_versions_project_fk', t),
    index('project_versions_stage_idx').on(t.stage, t.createdAt),
    check('project_versions_has_text', sql`${t.projectData} <> '' or ${t.delta} is not null`),
  ],
)
