import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client'
import { logFailure } from '../infra/log'
import { metrics } from '../infra/metrics/metrics'
import type { SecretKey } from '../infra/secret-key'
import { claimDelivery, type Delivery, finishDelivery } from './deliveries'
import type { Send } from './send'
import { signedHeaders, webhookSecrets } from './signature'
import { createTurns, restFactor, type Turn } from './turns'

interface Setup {
  db: Db
  log: FastifyBaseLogger
  secretKey: SecretKey
  send: Send
}

/** Deliveries that one process has on their way at once. */
const places = 20

const everyMs = 2000

/** Between two looks for what is due: while all places are waiting, and at least. */
const [pauseMs, leastMs] = [250, 20]

/** What is told: which project, never its plan. */
function bodyOf({ id, event, projectId, projectName, revision, savedAt, details, createdAt }: Delivery): string {
  const saved = { project: { id: projectId, name: projectName, revision, savedAt } }
  const other = details === null ? {} : { ...JSON.parse(details), occurredAt: savedAt ?? createdAt }
  return JSON.stringify({ event, deliveryId: id, ...(event === 'project.saved' ? saved : other) })
}

/** Tries once, and notes what came of it; gives how long the try took. */
async function deliver({ db, secretKey, send }: Setup, delivery: Delivery): Promise<number> {
  const body = bodyOf(delivery)
  const headers = signedHeaders(webhookSecrets(secretKey, delivery.webhookId), delivery.id, new Date(), body)
  const since = performance.now()
  const sent = await send(delivery.url, headers, body)
  const tookMs = performance.now() - since
  metrics.deliveries({ outcome: sent.outcome })
  await finishDelivery(db, delivery, { ...sent, tookMs })
  return tookMs
}

export interface Sender {
  /** Sends what is due, and what comes due by a rest that is over before the next call; is done when that was tried. */
  sendDue(): Promise<void>
  /** Begins nothing more; what is being sent goes on. */
  stop(): void
}

export function createSender(setup: Setup): Sender {
  const { db, log } = setup
  const busy = new Set<Promise<void>>()
  const waiting = createTurns(db)
  let isStopping = false
  let round: Promise<void> | undefined
  /** When the last of the webhooks that rest for a short time can be served again. */
  let restedAt = 0

  async function serve(turn: Turn): Promise<void> {
    try {
      const delivery = await claimDelivery(db, turn)
      if (!delivery) return
      const restMs = restFactor * (await deliver(setup, delivery))
      if (restMs < everyMs) restedAt = Math.max(restedAt, performance.now() + restMs)
    } catch (err) {
      // It comes due again by itself.
      log.error({ err }, 'a webhook could not be sent')
    }
  }

  /** Fills the places that are free. */
  async function fillPlaces(): Promise<void> {
    const turns = busy.size < places ? await waiting.next(places - busy.size) : []
    for (const turn of isStopping ? [] : turns) {
      const served: Promise<void> = serve(turn).finally(() => busy.delete(served))
      busy.add(served)
    }
  }

  async function sendAll(): Promise<void> {
    for (;;) {
      // Before the look: a rest that ends after it needs another one.
      const isResting = performance.now() < restedAt
      if (!isStopping) await fillPlaces()
      if (busy.size === 0 && (isStopping || !isResting)) return
      await Promise.race([...busy, setTimeout(pauseMs)])
      await setTimeout(leastMs)
    }
  }

  return {
    sendDue() {
      round ??= sendAll().finally(() => {
        round = undefined
      })
      return round
    },
    stop() {
      isStopping = true
    },
  }
}

/** A process that stops does not wait longer for an answer: another one, or itself later, sends it again. */
const partingMs = 2000

/** Looks for what is due every few seconds until it is stopped; any number of processes may do so side by side. */
export function sendRegularly(sender: Sender, log: FastifyBaseLogger): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const round = sender
      .sendDue()
      .catch(logFailure(log, 'webhooks could not be looked for'))
      .finally(() => running.delete(round))
    running.add(round)
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    sender.stop()
    await Promise.race([Promise.all(running), setTimeout(partingMs, undefined, { ref: false })])
  }
}
