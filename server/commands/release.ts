import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The number of the release that is built in `root`, with the commit where the build noted it. */
export async function releaseOf(root: string): Promise<string> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}')
  const commit = await readFile(join(root, 'dist', 'commit'), 'utf8').catch(() => '')
  return [String(JSON.parse(text).version ?? 'unknown'), commit.trim()].filter(Boolean).join('+')
}
