import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client'
import type { SecretKey } from '../auth/secret-key'
import { claimDelivery, type Delivery, dueWebhooks, finishDelivery } from './deliveries'
import type { Send } from './send'
import { signedHeaders, webhookSecret } from './signature'

interface Setup {
  db: Db
  log: FastifyBaseLogger
  secretKey: SecretKey
  send: Send
}

/** Webhooks that one process sends to at once; to each one delivery after the other. */
const slots = 20

/** Deliveries to one webhook before others have a turn. */
const inARow = 20

/** What is told: which project, never its plan. */
function bodyOf({ id, event, projectId, projectName, revision, savedAt }: Delivery): string {
  const project = { id: projectId, name: projectName, revision, savedAt }
  return JSON.stringify({ event, deliveryId: id, ...(event === 'ping' ? {} : { project }) })
}

export interface Sender {
  /** Sends what is due; is done when that was tried. */
  sendDue(): Promise<void>
  /** Begins nothing more; what is being sent goes on. */
  stop(): void
}

export function createSender({ db, log, secretKey, send }: Setup): Sender {
  const busy = new Set<string>()
  let isStopping = false

  async function deliver(delivery: Delivery): Promise<void> {
    const body = bodyOf(delivery)
    const headers = signedHeaders(webhookSecret(secretKey, delivery.webhookId), delivery.id, new Date(), body)
    const since = performance.now()
    const sent = await send(delivery.url, headers, body)
    await finishDelivery(db, delivery, { ...sent, tookMs: performance.now() - since })
  }

  async function drain(webhookId: string): Promise<void> {
    busy.add(webhookId)
    try {
      for (let sent = 0; sent < inARow && !isStopping; sent += 1) {
        const delivery = await claimDelivery(db, webhookId)
        if (!delivery) return
        await deliver(delivery)
      }
    } catch (err) {
      // It comes due again by itself.
      log.error({ err }, 'a webhook could not be sent')
    } finally {
      busy.delete(webhookId)
    }
  }

  return {
    async sendDue() {
      const free = slots - busy.size
      if (free <= 0 || isStopping) return
      await Promise.all((await dueWebhooks(db, free)).map(drain))
    },
    stop() {
      isStopping = true
    },
  }
}

const everyMs = 2000

/** A process that stops does not wait longer for an answer: another one, or itself later, sends it again. */
const partingMs = 2000

/** Looks for what is due every few seconds until it is stopped; any number of processes may do so side by side. */
export function sendRegularly(sender: Sender, log: FastifyBaseLogger): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const timer = setInterval(() => {
    const round = sender
      .sendDue()
      .catch((err: unknown) => log.error({ err }, 'webhooks could not be looked for'))
      .finally(() => running.delete(round))
    running.add(round)
  }, everyMs).unref()
  return async () => {
    clearInterval(timer)
    sender.stop()
    await Promise.race([Promise.all(running), setTimeout(partingMs, undefined, { ref: false })])
  }
}
