// Imported first by every command, so it keeps to what old versions of Node can read.
import { readFileSync } from 'node:fs'

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** True when version `have` ('22.1.0') satisfies `needed` ('>=20.19'). */
export function isNewEnough(have, needed) {
  const [needMajor, needMinor] = needed.replace('>=', '').split('.').map(Number)
  const [major, minor] = have.split('.').map(Number)
  return major > needMajor || (major === needMajor && minor >= needMinor)
}

if (!isNewEnough(process.versions.node, engines.node)) {
  process.stderr.write(
    `Mizan needs Node ${engines.node.replace('>=', '')} or later; this is Node ${process.versions.node}. ` +
      'Install a newer Node and run the command again.\n',
  )
  process.exit(1)
}
