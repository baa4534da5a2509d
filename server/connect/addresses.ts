import { Resolver } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** An address that a name leads to. */
export interface Address {
  address: string
  family: number
}

/** Finds the addresses of a name. */
export type Resolve = (host: string) => Promise<readonly Address[]>

/** Networks of IPv4 that are not the public internet, per IANA's registry of special-purpose addresses, and Azure's address
 * of the machine that its guests run on. */
const special4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.31.196.0/24', '192.52.193.0/24', '192.175.48.0/24', '168.63.129.16/32'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
]

/** Of IPv6 only the part that is given out for the public internet is asked, but for what within it leads elsewhere. */
const public6 = '2000::/3'
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

const refused4 = listOf(special4, 'ipv4')
const allowed6 = listOf([public6], 'ipv6')
const refused6 = listOf(special6, 'ipv6')

/**
 * Whether an address is on the public internet. Those that carry an IPv4 address inside (mapped, NAT64, 6to4, Teredo) are
 * not, whichever they carry: they would lead round the list.
 */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !refused4.check(address, 'ipv4')
  // A zone (fe80::1%eth0) names an interface of this machine.
  if (family !== 6 || address.includes('%')) return false
  return allowed6.check(address, 'ipv6') && !refused6.check(address, 'ipv6')
}

/** The addresses that a host may be asked at. */
export type AddressesOf = (host: string) => Promise<readonly Address[]>

/** A name server that does not answer does not hold the caller up. */
const waitMs = 5000

interface NameServers {
  /** Those of the machine where none are named. */
  servers?: readonly string[]
  /** For one answer; each server is asked twice. */
  timeoutMs?: number
}

/**
 * Asks name servers itself. The system's own lookup holds a thread while it waits, of the four that passwords are hashed
 * and files are read in: a few names whose servers are silent would stop them all.
 */
export function createResolve({ servers, timeoutMs = 1500 }: NameServers = {}): Resolve {
  return async (host) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
    if (servers) resolver.setServers(servers)
    const giveUp = globalThis.setTimeout(() => resolver.cancel(), waitMs)
    const none = () => []
    const [four, six] = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)])
    clearTimeout(giveUp)
    const of = (family: number) => (address: string) => ({ address, family })
    return [...four.map(of(4)), ...six.map(of(6))]
  }
}

/** The machine of the server itself, as an address of a webhook names it. */
const loopback = new Map([
  ['localhost', '127.0.0.1'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
])

/**
 * Finds the addresses of a host: every one that it has is public, or there are none. Only these are then connected to:
 * asked again, the name may lead elsewhere. With `toLoopback` the server's own machine is allowed by its usual names, and by none
 * that only leads there.
 */
export const publicAddresses =
  (resolve: Resolve = createResolve(), { toLoopback = false } = {}): AddressesOf =>
  async (host) => {
    const literal = host.replace(/^\[|\]$/g, '')
    const own = toLoopback ? loopback.get(literal) : undefined
    if (own !== undefined) return [{ address: own, family: isIP(own) }]
    const family = isIP(literal)
    if (family) return isPublicAddress(literal) ? [{ address: literal, family }] : []
    const found = await Promise.race([resolve(host).catch(() => []), setTimeout(waitMs, [], { ref: false })])
    return found.every(({ address }) => isPublicAddress(address)) ? found : []
  }

/** Whether an address can only lead to the server's own machine: nothing is encrypted there. */
export const isLoopback = ({ address }: Address): boolean => [...loopback.values()].includes(address)
