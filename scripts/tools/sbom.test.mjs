import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { softwareBillOfMaterials } from './sbom.mjs'

const packageOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'))

it('lists every package that is installed for running, once, with its hash', () => {
  const { specVersion, components } = JSON.parse(softwareBillOfMaterials())
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  expect([specVersion, listed.size]).toEqual(['1.5', components.length])
  expect(components.filter(({ hashes }) => !/^[0-9a-f]{128}$/.test(hashes?.[0].content ?? ''))).toEqual([])
  // What is declared is there, and what those bring, as it lies in node_modules; nothing that only builds.
  const own = JSON.parse(readFileSync('package.json', 'utf8'))
  const missing = Object.keys(own.dependencies).flatMap((name) => {
    const brought = Object.keys(packageOf(name).dependencies ?? {})
    const known = brought.every((one) => components.some((component) => component.name === one))
    return known && listed.has(`${name}@${packageOf(name).version}`) ? [] : [name]
  })
  expect(missing).toEqual([])
  expect([...listed].filter((one) => /^(vitest|playwright|knip)@/.test(one))).toEqual([])
})
