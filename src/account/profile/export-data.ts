import type { trpc } from '../../api'

type Client = ReturnType<typeof trpc.useUtils>['client']

/** Everything that is kept of the user, gathered page by page into the text of one file. */
export async function exportData({ account }: Client): Promise<string> {
  const first = await account.exportData.query({})
  const projects = [...first.projects]
  const auditEntries = [...first.auditEntries]
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const page = await account.exportData.query({ cursor })
    projects.push(...page.projects)
    auditEntries.push(...page.auditEntries)
    cursor = page.nextCursor
  }
  // Projects and what the log says of them come page by page; the rest is whole on the first one.
  const { nextCursor: _, ...whole } = first
  return JSON.stringify({ exportedAt: new Date(), ...whole, projects, auditEntries }, null, 2)
}
