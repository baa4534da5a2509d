import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AuthServices, type AuthSetup, type Call, createAuthServices, withCall } from '../auth/context'
import type { AddressesOf } from '../connect/addresses'
import type { CardPayments } from '../payments/stripe'
import { createOpenedLinks, type OpenedLinks } from '../projects/opened-links'

/** What the whole program shares; made once, by app/services.ts or by a test. */
export interface Services extends AuthSetup {
  /** Null where the owner takes no cards. */
  payments: CardPayments | null
  /** Where webhooks may lead. */
  addressesOf: AddressesOf
}

/** What the calls share beyond that; made once an application. */
export interface AppServices extends AuthServices, Services {
  budgets: AuthServices['budgets']
  openedLinks: OpenedLinks
}

/** What one call may use. */
export type Context = AppServices & Call

export const share = (services: Services): AppServices => ({
  ...services,
  ...createAuthServices(services),
  openedLinks: createOpenedLinks(),
})

export const createContext = (
  shared: AppServices,
  request: FastifyRequest,
  reply: FastifyReply,
  calls?: number,
): Context => withCall(shared, request, reply, calls)
