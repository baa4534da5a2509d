import { type RouterOutputs, serverCode, serverRetryAfter } from '../api'

type Page = RouterOutputs['account']['exportData']
type ReadPage = (after: { cursor?: string }) => Promise<Page>

/** A large account has more pages than are given in a minute: it goes on when the server says that it may. */
async function pageAfter(read: ReadPage, after: { cursor?: string }): Promise<Page> {
  for (;;) {
    try {
      return await read(after)
    } catch (error) {
      const seconds = serverCode(error) === 'TOO_MANY_REQUESTS' ? serverRetryAfter(error) : undefined
      if (seconds === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
}

/** Everything that is kept of a person, gathered page by page into the text of one file. */
export async function gatherExport(read: ReadPage): Promise<string> {
  const first = await pageAfter(read, {})
  const projects = [...first.projects]
  const auditEntries = [...first.auditEntries]
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const page = await pageAfter(read, { cursor })
    for (const project of page.projects) {
      const known = projects.find(({ id }) => id === project.id)
      // One with many versions comes on several pages.
      if (known) known.versions.push(...project.versions)
      else projects.push(project)
    }
    auditEntries.push(...page.auditEntries)
    cursor = page.nextCursor
  }
  // Projects and what the log says of them come page by page; the rest is whole on the first one.
  const { nextCursor: _, ...whole } = first
  return JSON.stringify({ exportedAt: new Date(), ...whole, projects, auditEntries }, null, 2)
}
