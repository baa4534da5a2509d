import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../../db/client'
import { testDatabase } from '../../../db/testing'
import { createBloat } from '../../infra/background/bloat'
import { readEnv } from '../../infra/env'
import { openSecretKey, type SecretKey } from '../../infra/secret-key'
import { signedInVisitor, startTestApp } from '../../testing/test-app'
import { createStores } from '../stores'
import type { StoresStandIn } from './stand-in'

const publicUrl = 'https://mizan.example'

interface Opening {
  lines?: string[]
  waits?: number[]
  database?: Database
  /** In place of a wait that is told. */
  wait?: Parameters<typeof createStores>[0]['wait']
  longestMs?: number
}

/** Stores over the worker's database, as a process has them; waits are told and not waited for. */
export async function openStores(
  standIn: StoresStandIn,
  { secretKey, lines = [], waits = [], database: given, ...others }: Opening & { secretKey: SecretKey },
) {
  const database = given ?? (await testDatabase())
  const env = { ...readEnv({}), PUBLIC_URL: publicUrl, ...standIn.env }
  const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const told = async (ms: number) => void waits.push(ms)
  const bloat = createBloat(database, log)
  const stores = createStores({ db: database.db, env, log, secretKey, bloat, wait: told, ...others })
  if (!stores) throw new Error('the stand-in has keys of all platforms')
  return { stores, env, log }
}

/** The application with a stand-in for the platforms behind it, what it logs, and how long it would have waited. */
async function startStoresApp(standIn: StoresStandIn) {
  const lines: string[] = []
  const waits: number[] = []
  const secretKey = await openSecretKey((await testDatabase()).db)
  const { stores, env, log } = await openStores(standIn, { secretKey, lines, waits })
  const app = await startTestApp({ env, stores, log, secretKey })
  return { app, stores, lines, waits, secretKey }
}

type StoresApp = Awaited<ReturnType<typeof startStoresApp>>

/** The stand-in and the application that a file's tests share; each test has a merchant of its own, numbered from the first on. */
export function sharedStoresApp(standIn: StoresStandIn, firstMerchant: number): StoresApp {
  const served = {} as StoresApp
  let merchant = firstMerchant
  beforeAll(async () => {
    await standIn.start()
    Object.assign(served, await startStoresApp(standIn))
  })
  afterAll(async () => {
    await served.app.close()
    await served.stores.stop()
    await standIn.stop()
  })
  beforeEach(() => {
    standIn.merchantId = String(++merchant)
    standIn.calls.length = 0
  })
  return served
}

type App = StoresApp['app']

/** A founder with a project. */
export async function founderOf(app: App) {
  const { visitor, person, user } = await signedInVisitor(app)
  const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Noor', projectData: '{"storeName":"Noor"}' })
  return { visitor, person, user, id, trpc: visitor.trpc }
}

type Founder = Awaited<ReturnType<typeof founderOf>>

export const shop = 'noor-home.myshopify.com'

/** The founder connects the store whose merchant agrees next. */
export async function connect({ trpc, id }: Founder, standIn: StoresStandIn, platform: 'salla' | 'zid' | 'shopify') {
  const input = platform === 'shopify' ? { id, platform, shop } : { id, platform }
  const { url } = await trpc.stores.begin.mutate(input)
  return trpc.stores.finish.mutate({ query: standIn.agree(url) })
}
