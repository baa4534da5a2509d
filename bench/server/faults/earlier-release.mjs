// The release before this one, as docs/changelog.md names its commit, built beside.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const quietly = { stdio: ['ignore', 'ignore', 'inherit'] }

/** Gives the built server of the earlier release, and what removes it. */
export function buildEarlierRelease() {
  const [, commit] = /^## .*\(`([0-9a-f]{7,})`\)/m.exec(readFileSync('docs/changelog.md', 'utf8')) ?? []
  if (!commit) throw new Error('docs/changelog.md names no commit of an earlier release')
  const folder = join(mkdtempSync(join(tmpdir(), 'mizan-earlier-')), 'release')
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], quietly)
  const remove = () => {
    execFileSync('git', ['worktree', 'remove', '--force', folder], quietly)
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
  try {
    // Its own packages: since then some came and others went.
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--include=dev'], {
      ...quietly,
      cwd: folder,
    })
    execFileSync('npm', ['run', 'build'], { ...quietly, cwd: folder })
  } catch (cause) {
    remove()
    throw cause
  }
  return { main: join(folder, 'dist', 'server', 'main.js'), remove }
}
