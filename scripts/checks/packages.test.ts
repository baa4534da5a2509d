import { describe, expect, it } from 'vitest'
import {
  lockfileOf,
  manifestOf,
  namingHost,
  packageFolders,
  unpinned,
  withInstallScript,
  withoutIntegrity,
} from './packages'
import { read } from './sources'

/** Packages that bring an install script, which .npmrc does not run, and why they work without it. */
const scriptsNotNeeded = new Map([
  ['esbuild', 'the script only checks the binary, which comes in a separate package; drizzle-kit uses it'],
  ['@scarf/scarf', 'the script only counts installs for the makers of Spectral, which bench alone has'],
])

it('sees what is wrong with a lockfile', () => {
  const packages = { '': {}, 'node_modules/a': { resolved: 'x', integrity: 'sha1-a', hasInstallScript: true } }
  expect(namingHost({ packages })).toEqual(['node_modules/a'])
  expect(withoutIntegrity({ packages })).toEqual(['node_modules/a'])
  expect(withInstallScript({ packages })).toEqual(['a'])
  expect(unpinned({ dependencies: { a: '^1.0.0', b: '1.0.0' }, overrides: { c: { d: '*' } } })).toEqual([
    'a@^1.0.0',
    'c@*',
  ])
})

describe.each(packageFolders)('the packages of %s', (folder) => {
  it('are pinned, by version and by hash, without naming where they come from', () => {
    const lockfile = lockfileOf(folder)
    expect(unpinned(manifestOf(folder))).toEqual([])
    expect(namingHost(lockfile)).toEqual([])
    expect(withoutIntegrity(lockfile)).toEqual([])
  })

  it('run nothing while they install', () => {
    const settings = read(`${folder}/.npmrc`)
    expect(settings).toMatch(/^ignore-scripts=true$/m)
    expect(withInstallScript(lockfileOf(folder)).filter((name) => !scriptsNotNeeded.has(name))).toEqual([])
    const lifecycle = /^(pre|post)?(install|prepare|publish)/
    expect(Object.keys(manifestOf(folder).scripts ?? {}).filter((name) => lifecycle.test(name))).toEqual([])
    expect(`${settings}${read(`${folder}/package-lock.json`)}`).not.toMatch(/registry\.|https?:\/\/[^"]*\.tgz/)
  })
})

it('every package of the product is justified in docs/dependencies.md', () => {
  const page = read('docs/dependencies.md')
  const { dependencies, devDependencies } = manifestOf('.')
  const names = Object.keys({ ...dependencies, ...devDependencies })
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
})
