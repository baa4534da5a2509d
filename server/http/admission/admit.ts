import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isHttps } from '../../infra/env'
import { addressKey } from '../../infra/ip-key'
import type { RequestKind } from '../budgets'
import { dataHeaders } from '../security-headers'
import type { HttpServices } from '../services'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As what its requests are counted; a call where nothing is said. */
    countedAs?: RequestKind
    /** Any page of any site may call it from a browser; of cookies nothing is looked at then. */
    isOpen?: true
    /** Milliseconds in which it answers, where that is longer than usual. */
    answersWithin?: number
    /** A supervisor asks: counted as a call, and neither refused under overload nor logged. */
    isProbe?: true
  }
}

/** The routes that `scope` registers from here on count as this, those excepted that say otherwise. */
export function countAs(scope: FastifyInstance, countedAs: RequestKind): void {
  scope.addHook('onRoute', (route) => {
    route.config = { countedAs, ...route.config }
  })
}

/**
 * Counts every request by its address, in memory and before anything is done for it: any route that is added, and what
 * no route answers, is counted. The calls of a batch are counted where they are known. What is refused here says so
 * before its scope could set headers.
 */
export function admitRequests(app: FastifyInstance, { budgets, env }: Pick<HttpServices, 'budgets' | 'env'>): void {
  const headers = dataHeaders(isHttps(env))
  app.addHook('onRequest', async (request, reply) => {
    try {
      await budgets.count(addressKey(request.ip), 1, request.routeOptions.config?.countedAs)
    } catch (refusal) {
      reply.headers(headers).header('x-request-id', request.id)
      throw refusal
    }
  })
}

/** Counts what no hook sees, for its path cannot be decoded; whose it is behind a proxy is not known there. Throws where it is too much. */
export const admitUnreadable = ({ budgets }: Pick<HttpServices, 'budgets'>, { ip }: FastifyRequest) =>
  budgets.count(`unreadable ${addressKey(ip)}`, 1)

export const isProbe = ({ routeOptions }: FastifyRequest) => routeOptions.config?.isProbe === true

/** Whether a person asks for a document, and no program for data. */
export function isPage({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config?.countedAs === 'page'
}
