import { connect, Socket } from 'node:net'
import postgres from 'postgres'
import { type Address, type Host, readAddress } from './address'
import { createGate, type Gate } from './gate'
import { type Probe, watch } from './watch'

export interface PoolOptions {
  /** Off for poolers that give each transaction another session. */
  prepare?: boolean
  /** Whether statements and waits for locks may last for as long as they do, regardless of what is set for the role. */
  isUnlimited?: boolean
  /** Whether every transaction may read alone. */
  isReadOnly?: boolean
  /** Connections. */
  max?: number
  /** Told of each statement that took longer than `slowMs`, with how long: its text, never its values. */
  onSlow?(statement: string, ms: number): unknown
  /** Runs each statement, where traces are wanted. */
  traced?: Timed
  /** 0 for none. */
  slowMs?: number
  /** Told once when the database is lost, with the reason, and once when it is back: null. */
  onOutage?(reason: string | null): unknown
}

/** By default PostgreSQL lets a statement, a wait for a lock or a forgotten transaction last for ever. Milliseconds. */
const sessionLimits = { statement_timeout: 15_000, lock_timeout: 5_000, idle_in_transaction_session_timeout: 30_000 }

const noLimits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 }

/** Seconds between two tries to connect. The driver's own wait grows to twenty, for all connections together. */
const backoff = () => 0.2

class ConnectionDropped extends Error {
  readonly code = 'CONNECTION_CLOSED'
}

/** A connection that fails as soon as the driver listens to it. */
function failing(): Socket {
  const socket = new Socket()
  setImmediate(() => socket.destroy(new ConnectionDropped()))
  return socket
}

/** The connections to a server, so that they can be dropped. The driver's own choice of a host keeps what waits for ever. */
function createSockets() {
  const open = new Map<Socket, Host>()
  return {
    to(host: Host | null): Socket {
      if (!host) return failing()
      const socket = 'path' in host ? connect(host.path) : Object.assign(connect(host), { host: host.host })
      open.set(socket, host)
      socket.once('close', () => open.delete(socket))
      return socket.setNoDelay(true)
    },
    dropOthers(kept: Host | null) {
      // With an error, for otherwise the driver tries what waits for the connection again.
      for (const [socket, host] of open) if (host !== kept) socket.destroy(new ConnectionDropped())
    },
  }
}

/** Its types leave out `socket`, which makes each connection. */
type DriverOptions = Partial<
  Pick<postgres.Options<Record<string, never>>, 'max' | 'idle_timeout' | 'fetch_types' | 'onclose'>
> & {
  socket: () => Socket
}

type Limits = Record<string, number | string>

/** What both the pool and the probes are opened with. Poolers refuse a connection that sets limits; docs/running.md says how to set them on the role. */
function openDriver(address: Address, limits: Limits | null, more: DriverOptions): postgres.Sql {
  const { user, password, database, ssl, parameters } = address
  const options = {
    ...more,
    ...(user !== undefined && { user }),
    ...(password !== undefined && { pass: password }),
    ...(database !== undefined && { database }),
    ssl,
    prepare: limits !== null,
    backoff,
    // A busy server takes a while to begin ten sessions; one that is gone is found by its probe before.
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'mizan', ...limits, ...parameters },
  }
  return postgres(options)
}

interface Connection {
  onLost(): void
  /** The connection is back, perhaps before any probe has failed. */
  onBack(): void
}

/** Asks one server over a connection of its own whether it can be used. */
function createProbe(host: Host, address: Address, { onLost, onBack }: Connection) {
  const sockets = createSockets()
  const socket = () => sockets.to(host).unref()
  let isLost = false
  const onclose = () => {
    isLost = true
    onLost()
  }
  const client = openDriver(address, null, { max: 1, socket, fetch_types: false, onclose })
  const probe: Probe = {
    async ask() {
      const [row] =
        await client`select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`
      if (isLost) onBack()
      isLost = false
      return !(address.mustWrite && row?.isReadOnly)
    },
    drop: () => sockets.dropOthers(null),
  }
  return { probe, close: () => client.end({ timeout: 0 }) }
}

type Timed = <T>(statement: string, work: () => Promise<T>) => Promise<T>

/** Tells of what takes long. */
function timer({ slowMs = 0, onSlow, traced = (_statement, work) => work() }: PoolOptions): Timed {
  if (slowMs === 0 || !onSlow) return traced
  return async (statement, work) => {
    const since = performance.now()
    try {
      return await traced(statement, work)
    } finally {
      const ms = Math.round(performance.now() - since)
      if (ms > slowMs) onSlow(statement, ms)
    }
  }
}

type Unsafe = Pick<postgres.TransactionSql, 'unsafe'>
type Statement = Parameters<Unsafe['unsafe']>

/**
 * The rows of an answer, taken out of it. The driver assigns functions to properties of each of its promises, and V8 puts such
 * functions among what lives long: until the next whole collection they would keep what their promise was answered with.
 */
async function rowsOf(client: Unsafe, [text, values, options]: Statement): Promise<unknown[]> {
  const answer = await client.unsafe(text, values, options).values()
  return answer.splice(0)
}

/** Statements, in whichever form of rows is wanted, run by `run`. */
function statementsOf(client: Unsafe, run: <T>(work: () => Promise<T>) => Promise<T>, timed: Timed) {
  return (...sent: Statement) => {
    let asValues = false
    // `run` begins no work at once: by then it is known which form is wanted.
    const answer = run(() => timed(sent[0], () => (asValues ? rowsOf(client, sent) : client.unsafe(...sent))))
    const values = () => {
      asValues = true
      return answer
    }
    return Object.assign(answer, { values })
  }
}

function replacing<T extends object>(target: T, members: object): T {
  const replaced = new Map<string | symbol, unknown>(Object.entries(members))
  return new Proxy(target, { get: (one, name) => replaced.get(name) ?? Reflect.get(one, name) })
}

type Work = (transaction: postgres.TransactionSql) => Promise<unknown>

/**
 * A transaction that ends with its connection. The driver tells its caller so at once, but what the transaction does later it
 * would still send, its own rollback too: to the next session on that connection, or where there is none yet, which ends the process.
 */
function beginOf(driver: postgres.Sql, timed: Timed) {
  return async (work: Work) => {
    let isOver = false
    const ofSession = async <T>(statement: () => Promise<T>) => {
      await null
      if (isOver) throw new ConnectionDropped()
      return statement()
    }
    const transaction = driver.begin(async (tx) => {
      // Once the connection is gone the caller has been told: a promise that never settles keeps the driver from its commit or rollback.
      const never = new Promise<never>(() => {})
      try {
        const answer = await work(replacing(tx, { unsafe: statementsOf(tx, ofSession, timed) }))
        return isOver ? never : answer
      } catch (error) {
        // A statement may fail before the connection is known to be gone.
        await new Promise(setImmediate)
        if (isOver) return never
        throw error
      }
    })
    transaction.catch(() => {
      isOver = true
    })
    return await transaction
  }
}

/** The driver with its statements and transactions behind the gate; within a transaction there is none. */
function behindGate({ first, now }: Drivers, gate: Gate, timed: Timed): postgres.Sql {
  const current: Unsafe = { unsafe: (...sent) => now().unsafe(...sent) }
  const unsafe = statementsOf(current, (work) => gate.run(work), timed)
  const begin = (work: Work) => gate.run(() => beginOf(now(), timed)(work))
  return replacing(first, { unsafe, begin })
}

/**
 * The driver, and a new one in its place each time the server was away: its connections keep the last error that it sent
 * them then, and give it as the answer to the first statement when it is back.
 */
function createDrivers(open: () => postgres.Sql) {
  const first = open()
  let used = first
  return {
    first,
    now: () => used,
    replace() {
      const next = open()
      // What drizzle has set on the first.
      Object.assign(next.options.parsers, first.options.parsers)
      Object.assign(next.options.serializers, first.options.serializers)
      // What runs on it may end.
      void used.end()
      used = next
    },
  }
}

type Drivers = ReturnType<typeof createDrivers>

/** A pool of connections to the one of the servers that can be used, which may change. */
export function openPool(url: string, options: PoolOptions = {}) {
  const { prepare = true, isUnlimited = false, isReadOnly = false, max = 10, onOutage } = options
  const address = readAddress(url)
  const hosts = address.hosts
  const gate = createGate({ places: max })
  const sockets = createSockets()
  let used: Host | null = hosts[0] ?? null
  const socket = () => sockets.to(used)
  const limits = {
    ...(isUnlimited ? noLimits : sessionLimits),
    ...(isReadOnly && { default_transaction_read_only: 'on' }),
  }
  // Nothing here reads arrays, and a question of the driver's own that fails ends the process: nobody waits for its answer.
  const drivers = createDrivers(() =>
    openDriver(address, prepare ? limits : null, { max, idle_timeout: 60, socket, fetch_types: false }),
  )
  let isLost = false
  const probes = hosts.map((host) => {
    const onBack = () => {
      if (host === used) drivers.replace()
    }
    return createProbe(host, address, { onLost: () => watching.suspect(), onBack })
  })
  const watching = watch(
    probes.map(({ probe }) => probe),
    {
      onChange(server, reason) {
        const before = used
        used = server === null ? null : (hosts[server] ?? null)
        if (!used) gate.shut(reason)
        sockets.dropOthers(used)
        if (used && used !== before) drivers.replace()
        if (used) gate.open()
        if (isLost !== (used === null)) onOutage?.(used === null ? reason : null)
        isLost = used === null
      },
    },
  )
  return {
    client: behindGate(drivers, gate, timer(options)),
    check: watching.check,
    load: gate.counts,
    async close() {
      watching.close()
      await Promise.all([drivers.now().end({ timeout: 5 }), ...probes.map(({ close }) => close())])
      sockets.dropOthers(null)
    },
  }
}
