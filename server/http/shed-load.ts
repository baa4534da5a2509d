import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../db/client'
import { AppError } from '../infra/errors'
import { ownerOf, strangerOf } from '../infra/fair-queue'
import { addressKey } from '../infra/ip-key'
import { isProbe } from './admission/admit'
import { ownTurn } from './event-loop-turns'
import type { HttpServices } from './services'

/** What everybody shares is asked for a turn so often. */
const everyMs = 100

/** A wait that lasts no longer than this is one long piece of work, and no overload. */
const passingMs = 500

const timeout = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref())

/**
 * Watches how long a statement that does nothing, and a piece of work that is none, wait behind all others: work in small
 * pieces makes no turn of the event loop long, however much of it there is. Gives whether waits have been too long for a
 * while.
 */
function watchWaits({ ping }: Pick<Database, 'ping'>, maxWait: number): () => Promise<boolean> {
  let [quickest, lateSince]: [number, number | null] = [Number.POSITIVE_INFINITY, null]
  let lastPing: { at: number; isAnswered: boolean; answer: Promise<void> } | null = null

  function ask() {
    const question = { at: performance.now(), isAnswered: false, answer: Promise.resolve() }
    const answered = () => {
      question.isAnswered = true
      quickest = Math.min(quickest, performance.now() - question.at)
    }
    // A database that is out of reach is no overload: calls say so themselves.
    question.answer = Promise.all([ping().catch(() => {}), ownTurn()]).then(answered)
    return question
  }

  return async () => {
    if (lastPing === null || lastPing.isAnswered) lastPing = ask()
    const question = lastPing
    await Promise.race([question.answer, timeout(maxWait)])
    const now = performance.now()
    // A database that is far away takes its time on the quietest day.
    const usual = Number.isFinite(quickest) ? quickest : 0
    const isLate = now - question.at > maxWait + usual
    lateSince = isLate ? (lateSince ?? question.at) : null
    return lateSince !== null && now - lateSince > passingMs
  }
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? ''

/** What a supervisor asks: it must learn of a process that is busy, and not end it for being so. */
const isHealth = (request: FastifyRequest) => isProbe(request) || pathOf(request) === '/api/health'

/** A page that was let in and then lacks one of its scripts is a dead page; a file costs next to nothing. */
const isPartOfPage = (request: FastifyRequest) => request.url.startsWith('/assets/')

/** Only these ask the database for every request. */
const asksDatabase = (request: FastifyRequest) => /^\/(api|mcp|trpc|s)(\/|$)/.test(request.url)

/** Before its body is read, which costs a fifth of working it out. */
const evaluates = (request: FastifyRequest) => /^\/(api\/evaluate|trpc\/evaluator\.evaluate)$/.test(pathOf(request))

/** Who took this part of what a caller may take at once is refused as soon as others wait. */
const muchLately = 0.25

/** After so many milliseconds of it those are refused too who took half as much; in the end everybody. */
const halvedEvery = 300
const nothing = 0.0005

/** Overload that was not seen for so long is over. */
const overAfter = 500

/** Whether a caller is among those to refuse now: first who took most, others only while that does not help. */
function chooseWhoWaits(): (recentUse: number) => boolean {
  let [since, seenAt] = [0, Number.NEGATIVE_INFINITY]
  return (recentUse) => {
    const now = performance.now()
    if (now - seenAt > overAfter) since = now
    seenAt = now
    const max = muchLately * 0.5 ** ((now - since) / halvedEvery)
    return max < nothing || recentUse >= max
  }
}

interface Credentials {
  /** The secret by which a caller is known; null where none was sent. */
  credentialOf(request: FastifyRequest): string | null
}

/**
 * Refuses with 503 and Retry-After what would make others wait for too long. Evaluations have a queue of their own, and
 * are refused alone while it is full; everything else is refused while the event loop or the database keeps all waiting,
 * that of those first who took most of the processor lately.
 */
export async function shedLoad(
  app: FastifyInstance,
  shared: Pick<HttpServices, 'budgets' | 'database' | 'knownCallers' | 'queues'> & Credentials,
  maxWait: number,
): Promise<void> {
  const { budgets, credentialOf, database, knownCallers, queues } = shared
  const mustWait = chooseWhoWaits()
  if (maxWait > 0) {
    const isOverloaded = watchWaits(database, maxWait)
    await app.register(underPressure, {
      maxEventLoopDelay: maxWait,
      sampleInterval: 500,
      healthCheck: async () => !(await isOverloaded()),
      healthCheckInterval: everyMs,
      pressureHandler: (request, _reply, type) => {
        if (isHealth(request) || isPartOfPage(request)) return
        if (type === underPressure.TYPE_HEALTH_CHECK && !asksDatabase(request)) return
        const account = knownCallers.find(credentialOf(request)) ?? undefined
        if (mustWait(budgets.recentUse({ account, address: addressKey(request.ip) }))) throw new AppError('BUSY')
      },
    })
  }
  /** A secret that was not looked up yet may be an owner's: the evaluation itself asks again. */
  function partyOf(request: FastifyRequest) {
    const credential = credentialOf(request)
    return credential === null ? strangerOf({ request }) : ownerOf(knownCallers.find(credential) ?? credential)
  }
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method === 'POST' && evaluates(request)) queues.evaluations.mustHaveRoom(partyOf(request))
    done()
  })
}
