import type { trpc } from '../../api'

type Client = ReturnType<typeof trpc.useUtils>['client']

/** Everything that is kept of the user, gathered page by page into the text of one file. */
export async function exportData({ account }: Client): Promise<string> {
  const first = await account.exportData.query({})
  const projects = [...first.projects]
  const auditEntries = [...first.auditEntries]
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const page = await account.exportData.query({ cursor })
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
