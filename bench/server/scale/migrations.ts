import journal from '../../../db/migrations/meta/_journal.json'

export { openPostgres } from '../../../db/client'
export { functions, migrate } from '../../../db/migrate'

const files = import.meta.glob<string>('../../../db/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export const tags = journal.entries.map(({ tag }) => tag)
export const laterTags = tags.filter((tag) =>
  /^-- (apart, )?later\b/.test(files[`../../../db/migrations/${tag}.sql`] ?? ''),
)
