import { isIP, isIPv4 } from 'node:net'

/** Some proxies write the port behind the address, and IPv6 addresses in brackets; a zone means nothing to others. */
function withoutPort(text: string): string {
  const bracketed = /^\[([\da-f:.%\w]{2,100})\](?::\d{1,5})?$/i.exec(text)?.[1]
  const plain = bracketed ?? /^([\d.]{7,15}):\d{1,5}$/.exec(text)?.[1] ?? text
  return plain.split('%')[0] ?? ''
}

/** The eight groups of an IPv6 address as numbers; a dotted end is the last two. */
function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(
    /(\d+)\.(\d+)\.(\d+)\.(\d+)$/,
    (_all, a: string, b: string, c: string, d: string) =>
      [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':'),
  )
  const [head = '', tail] = hexadecimal.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const zeros = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

/** The IPv4 address inside ::ffff:0:0/96, in whichever of its two spellings. */
function mapped([a, b, c, d, e, f, high = 0, low = 0]: number[]): string | null {
  if (a || b || c || d || e || f !== 0xffff) return null
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** An address as logs and records may hold it. A proxy passes on what it was sent: what is no address is 'unknown'. */
export function clientAddress(ip: string | undefined): string {
  if (ip === undefined || isIPv4(ip)) return ip ?? 'unknown'
  const address = withoutPort(ip)
  if (isIP(address) !== 6) return isIPv4(address) ? address : 'unknown'
  return mapped(groupsOf(address)) ?? address.toLowerCase()
}

/**
 * Whom a limit counts: an IPv4 address, or the /56 of an IPv6 one. A line is commonly given a /56, within which its
 * owner can take another /64 for every try.
 */
export function addressKey(ip: string | undefined): string {
  const address = clientAddress(ip)
  if (isIP(address) !== 6) return address
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(address)
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}

/** What the keys of all lines within one /48 begin with, the most that a site is commonly given; null for IPv4. */
export const siteOf = (key: string): string | null => /^(?:[\da-f]+:){3}/.exec(key)?.[0] ?? null
