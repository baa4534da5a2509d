import { createHash } from 'node:crypto'

/** Of what the types depend on: neither examples nor the version of the server. */
export function documentHash(document) {
  const text = JSON.stringify(document, (key, value) => (key === 'example' || key === 'version' ? undefined : value))
  return createHash('sha256').update(text).digest('hex')
}
