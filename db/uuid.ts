import { randomBytes, randomInt } from 'node:crypto'

let lastMs = 0
let sequence = 0

/** A time that never goes back, and a number that grows within a millisecond. */
function tick(): { ms: number; sequence: number } {
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    sequence = randomInt(0x400)
  } else if (++sequence > 0xfff) {
    lastMs++
    sequence = 0
  }
  return { ms: lastMs, sequence }
}

/** UUID version 7: time first, so that new rows land at the end of an index and sort as they were made. */
export function uuidv7(): string {
  const bytes = randomBytes(16)
  const { ms, sequence } = tick()
  bytes.writeUIntBE(ms, 0, 6)
  bytes.writeUInt16BE(0x7000 | sequence, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The least id of those made at or after a moment, in milliseconds. */
export function firstIdAt(ms: number): string {
  const time = Math.max(0, ms).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}
