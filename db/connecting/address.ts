import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'

/** One server of a database: its address on the network, or the path of its socket. */
export type Host = { host: string; port: number } | { path: string }

export interface Address {
  hosts: Host[]
  user: string | undefined
  password: string | undefined
  database: string | undefined
  ssl: false | 'require' | 'prefer' | ConnectionOptions
  /** A server that takes no writes is passed over. */
  mustWrite: boolean
  /** Settings of the session. */
  parameters: Record<string, string>
}

const form =
  /^postgres(?:ql)?:\/\/(?:(?<user>[^:@/?]*)(?::(?<password>[^@/?]*))?@)?(?<hosts>[^/?@]*)(?:\/(?<database>[^/?]*))?(?:\?(?<query>.*))?$/
const oneHost = /^(?<host>[^:[\]]+|\[[\da-f:.]+\])?(?::(?<port>\d{1,5}))?$/i
const usualPort = 5432

const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
const sessions = ['any', 'read-write', 'primary'] as const

class WrongAddress extends Error {}

function oneOf<T extends string>(values: readonly T[], text: string | undefined): T | undefined {
  const value = values.find((one) => one === text)
  if (text !== undefined && value === undefined) throw new WrongAddress()
  return value
}

function portOf(text: string | undefined): number {
  const port = Number(text || usualPort)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new WrongAddress()
  return port
}

function hostOf(text: string, usual: string | undefined): Host {
  const parts = oneHost.exec(text)?.groups
  if (!parts) throw new WrongAddress()
  return { host: (parts.host ?? 'localhost').replace(/^\[|\]$/g, ''), port: portOf(parts.port ?? usual) }
}

/** The parameters `host` and `port` stand in for what the address leaves out; a host with a slash is a socket's folder. */
function hostsOf(authority: string, host: string | undefined, port: string | undefined): Host[] {
  const names = (authority || host || '').split(',')
  return names
    .map(decodeURIComponent)
    .map((name) => (name.startsWith('/') ? { path: `${name}/.s.PGSQL.${portOf(port)}` } : hostOf(name, port)))
}

/** As libpq reads them: a certificate authority without a mode to verify by still verifies who signed. */
function sslOf(mode: (typeof sslModes)[number] | undefined, authority: string | undefined): Address['ssl'] {
  if (mode === undefined || mode === 'disable') return authority === undefined ? false : sslOf('verify-ca', authority)
  if (authority === undefined && (mode === 'prefer' || mode === 'require')) return mode
  const ca = authority === undefined || authority === 'system' ? {} : { ca: readFileSync(authority) }
  return mode === 'verify-full' ? ca : { ...ca, checkServerIdentity: () => undefined }
}

const decoded = (text: string | undefined) => (text ? decodeURIComponent(text) : undefined)

/**
 * Reads a connection address of PostgreSQL in libpq's form: several hosts, sockets, `sslmode`, `sslrootcert` and
 * `target_session_attrs` included. Several hosts without the last mean the one that takes writes. Throws where it is none.
 */
export function readAddress(text: string): Address {
  const parts = form.exec(text)?.groups
  if (!parts) throw new WrongAddress()
  const { host, port, user, password, dbname, sslmode, sslrootcert, target_session_attrs, ...parameters } =
    Object.fromEntries(new URLSearchParams(parts.query))
  const hosts = hostsOf(parts.hosts ?? '', host, port)
  const session = oneOf(sessions, target_session_attrs) ?? (hosts.length > 1 ? 'read-write' : 'any')
  return {
    hosts,
    user: decoded(parts.user) ?? user,
    password: decoded(parts.password) ?? password,
    database: decoded(parts.database) ?? dbname,
    ssl: sslOf(oneOf(sslModes, sslmode), sslrootcert),
    mustWrite: session !== 'any',
    parameters,
  }
}
