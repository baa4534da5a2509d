import type { FastifyReply, FastifyRequest } from 'fastify'
import { type AuthServices, type AuthSetup, type Call, createAuthServices, withCall } from '../auth/context'
import type { AddressesOf } from '../connect/addresses'
import type { CardPayments } from '../payments/stripe'
import type { FileMaker } from '../projects/files/file-maker'
import { createOpenedShares, type OpenedShares } from '../projects/opened-shares'
import type { Stores } from '../stores/stores'

/** What the whole program shares; made once, by app/services.ts or by a test. */
export interface Services extends AuthSetup {
  /** Null where the owner takes no cards. */
  payments: CardPayments | null
  /** Null where there are no keys of any platform. */
  stores: Stores | null
  /** Where webhooks may lead. */
  addressesOf: AddressesOf
  /** Makes files of plans. */
  files: FileMaker
}

/** What the calls share beyond that; made once an application. */
export interface AppServices extends AuthServices, Services {
  budgets: AuthServices['budgets']
  openedShares: OpenedShares
}

/** What one call may use. */
export type Context = AppServices & Call

export const share = (services: Services): AppServices => ({
  ...services,
  ...createAuthServices(services),
  openedShares: createOpenedShares(),
})

export const createContext = (
  shared: AppServices,
  request: FastifyRequest,
  reply: FastifyReply,
  calls?: number,
): Context => withCall(shared, request, reply, calls)
