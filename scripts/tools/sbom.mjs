// The list of what the product is made of, in CycloneDX 1.5: every package of the lockfile that is installed for running.
// Written from the lockfile, for `npm sbom` 11.19 leaves out 22 of them.
import { readFileSync } from 'node:fs'

/** A lockfile's `sha512-…` as CycloneDX writes it. */
function hashOf(integrity) {
  const [algorithm, value] = integrity.split('-')
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(value, 'base64').toString('hex') }
}

function componentOf([path, { name = path.split('node_modules/').at(-1), version, integrity, license, optional }]) {
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: optional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(integrity && { hashes: [hashOf(integrity)] }),
    ...(license && { licenses: [/^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license }] }),
  }
}

export function softwareBillOfMaterials(lockfile = readFileSync('package-lock.json', 'utf8')) {
  const { name, version, packages } = JSON.parse(lockfile)
  const installed = Object.entries(packages).filter(
    ([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional,
  )
  // A package of one version may lie in several folders.
  const components = [...new Map(installed.map(componentOf).map((one) => [one['bom-ref'], one])).values()]
  const component = { type: 'application', 'bom-ref': `${name}@${version}`, name, version }
  const document = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components }
  return `${JSON.stringify(document, null, 2)}\n`
}
