import type { Language } from '../../../src/domain/options'
import { byteOrderMark } from '../../../src/domain/text/csv'
import type { Context } from '../../procedures/context'
import type { ExportedList } from '../../routers/admin/exports'
import { orderPage } from '../../routers/admin/orders'
import { projectPage } from '../../routers/admin/projects'
import { userPage } from '../../routers/admin/users'
import { type Column, orderColumns, projectColumns, userColumns } from './columns'
import { csvLine } from './csv'
import { exportWords } from './words'

type Reader = Pick<Context, 'db' | 'queues' | 'secretKey'> & { request: { id: string } }

/** What a page of a list is asked for; the statements are those of the screens. */
interface Place {
  cursor: string | null
  limit: number
}
type ReadPage<Row> = (place: Place) => Promise<{ rows: readonly Row[]; nextCursor: string | null }>

const pageRows = 100

/** A file of a list, a page at a time: the next one is read once the one before was taken. */
async function* linesOf<Row>(
  { queues, request }: Reader,
  columns: readonly Column<Row>[],
  readPage: ReadPage<Row>,
): AsyncGenerator<string> {
  // With the first page, so that a list that cannot be read is refused and not a file that breaks off.
  let text = byteOrderMark + csvLine(columns.map(({ header }) => header))
  let cursor: string | null = null
  // Several files may be on their way to one person: each is in the queue by itself, and begun files are ended first.
  const file = { key: request.id, isKnown: true }
  do {
    const place = { cursor, limit: pageRows }
    const page: Awaited<ReturnType<ReadPage<Row>>> = await queues.exports.enter(file, () => readPage(place))
    text += page.rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('')
    // A page of a search may be empty, and not be the last.
    if (text !== '') yield text
    text = ''
    cursor = page.nextCursor
  } while (cursor !== null)
}

/** The CSV file of a list as it is filtered and sorted, in the language of the page that asks. */
export function exportLines(ctx: Reader, { list, filters }: ExportedList, language: Language): AsyncGenerator<string> {
  const words = exportWords[language]
  if (list === 'users')
    return linesOf(ctx, userColumns(words), async (place) => {
      const { users, nextCursor } = await userPage(ctx, { ...filters, ...place })
      return { rows: users, nextCursor }
    })
  if (list === 'orders')
    return linesOf(ctx, orderColumns(words), async (place) => {
      const { orders, nextCursor } = await orderPage(ctx, { ...filters, ...place })
      return { rows: orders, nextCursor }
    })
  return linesOf(ctx, projectColumns(words), async (place) => {
    const { projects, nextCursor } = await projectPage(ctx, { ...filters, ...place })
    return { rows: projects, nextCursor }
  })
}
