import { maxFileBytes } from '../limits'

/** A project as a backup holds it. */
export interface BackedUpProject {
  projectName: string
  projectData: string
}

const encoder = new TextEncoder()

/** What stands around the projects of a file, and between them. */
const roomForRest = 1000

/**
 * The texts of the files of a backup: one, unless it would be larger than what 'Open a file' takes. Then each holds as many
 * projects as fit, and is a backup by itself.
 */
export function backupTexts(
  projects: readonly BackedUpProject[],
  exportedAt: Date,
  largest: number = maxFileBytes,
): string[] {
  const parts: BackedUpProject[][] = [[]]
  let bytes = 0
  for (const project of projects) {
    const size = encoder.encode(JSON.stringify([project], null, 4)).length
    const isFull = bytes > 0 && bytes + size > largest - roomForRest
    if (isFull) parts.push([])
    bytes = isFull ? size : bytes + size
    parts.at(-1)?.push(project)
  }
  return parts.map((part) => JSON.stringify({ exportedAt, projects: part }, null, 2))
}

/** 'mizan-projects-2026-11-22.json', or '…-1-of-2.json' where a backup has several files. */
export function backupName(exportedAt: Date, at: number, count: number): string {
  const part = count > 1 ? `-${at + 1}-of-${count}` : ''
  return `mizan-projects-${exportedAt.toISOString().slice(0, 10)}${part}.json`
}
