import type { FastifyInstance } from 'fastify'
import { testDatabase } from '../../../db/testing'
import { openSecretKey } from '../../infra/secret-key'
import { buyer, type PayingApp, startPayingApp } from '../../payments/testing/paying-app'
import type { Stores } from '../../stores/stores'
import { StoresStandIn } from '../../stores/testing/stand-in'
import { openStores } from '../../stores/testing/stores-app'
import { adminVisitor, signedInVisitor, type TestOptions, Visitor } from '../../testing/test-app'

type Signed = Awaited<ReturnType<typeof signedInVisitor>>

/** Who and what the calls are made with. */
export interface World {
  app: FastifyInstance
  paying: PayingApp
  /** Stands in for the platforms of stores. */
  standIn: StoresStandIn
  stores: Stores
  /** The code that was last sent by mail. */
  code: () => string
  /** A founder who may write, with a project that has a version. */
  founder: Signed
  project: { id: string; revision: number }
  versionId: string
  admin: Signed
  /** A user who has begun to buy. */
  buyer: Awaited<ReturnType<typeof buyer>>
  anonymous: Visitor
}

/** The application with a stand-in for Stripe; the database is empty then, and is filled before people come. */
export async function openWorld(fill: () => Promise<void>, options: TestOptions = {}): Promise<World> {
  let code = ''
  const sendCode = (sent: { code: string }) => {
    code = sent.code
  }
  const mail = { sendCode, send: () => {}, close: async () => {} }
  const standIn = await new StoresStandIn(24).start()
  const secretKey = await openSecretKey((await testDatabase()).db)
  const { stores } = await openStores(standIn, { secretKey })
  const started = await startPayingApp({ mail, stores, secretKey, ...options })
  const paying = { ...started, stop: () => started.stop().finally(() => standIn.stop()) }
  await fill()
  const { app } = paying
  const paid = paying.stripe.books.addIntent()
  const founder = await signedInVisitor(app, { paymentIntentId: paid.id })
  const { projects } = founder.visitor.trpc
  const made = await projects.create.mutate({ projectName: 'Ours', projectData: '{"storeName":"a"}' })
  const project = await projects.save.mutate({ id: made.id, projectData: '{"storeName":"b"}' })
  const [version] = await projects.versions.list.query({ id: made.id })
  if (!version) throw new Error('a save without a revision keeps what it replaces')
  const admin = await adminVisitor(app)
  return {
    ...{ app, paying, standIn, stores, code: () => code, founder, project, versionId: version.id, admin },
    buyer: await buyer(paying),
    anonymous: new Visitor(app),
  }
}
