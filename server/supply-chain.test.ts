import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

const entry = z.object({
  version: z.optional(z.string()),
  resolved: z.optional(z.string()),
  integrity: z.optional(z.string()),
  link: z.optional(z.boolean()),
})
const lockSchema = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), entry) })
const versions = z.optional(z.record(z.string(), z.string()))
const manifestSchema = z.object({ dependencies: versions, devDependencies: versions, scripts: versions })

/** What is installed is what was looked at: exact versions, checked sums, one registry, and no script that runs. */
describe('what we install', () => {
  it('is locked with a checksum, and names no registry of its own', async () => {
    const lock = lockSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
    const packages = Object.entries(lock.packages).filter(([path]) => path !== '')
    expect(packages.length).toBeGreaterThan(100)
    expect(packages.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))).toEqual([])
    expect(packages.filter(([, { resolved, link }]) => resolved !== undefined || link)).toEqual([])
  })

  it('has exact versions', async () => {
    const { dependencies, devDependencies } = manifestSchema.parse(JSON.parse(await readFile('package.json', 'utf8')))
    const inexact = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, v]) => !/^\d+\.\d+\.\d+$/.test(v),
    )
    expect(inexact).toEqual([])
  })

  it('runs no script when it is installed, ours included', async () => {
    expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
    const { scripts } = manifestSchema.parse(JSON.parse(await readFile('package.json', 'utf8')))
    expect(Object.keys(scripts ?? {}).filter((name) => /^(pre|post)?(install|prepare|publish)/.test(name))).toEqual([])
  })
})
