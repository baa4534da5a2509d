import * as z from 'zod/mini'
import { storePlatforms, storeProblems, storeStates } from '../../../src/domain/actuals/stores'
import { component } from '../component'
import { exampleIds, exampleMoment, moment } from './fields'

/** A store whose orders are fetched into a project's actual months. */
export const storeResponse = component(
  'ConnectedStore',
  z.object({
    id: z.uuid(),
    projectId: z.uuid(),
    platform: z.enum(storePlatforms),
    storeName: z.string(),
    state: z.enum(storeStates),
    /** Why the last fetch brought nothing; null where it went well. */
    problem: z.nullable(z.enum(storeProblems)),
    /** Orders of the last fetch that could not be read. */
    unreadable: z.int(),
    nextFetchAt: moment,
    lastFetchedAt: z.nullable(moment),
    isFetching: z.boolean(),
    createdAt: moment,
  }),
  {
    id: exampleIds.row,
    projectId: exampleIds.project,
    platform: 'salla',
    storeName: 'Noor Home',
    state: 'connected',
    problem: null,
    unreadable: 0,
    nextFetchAt: exampleMoment,
    lastFetchedAt: exampleMoment,
    isFetching: false,
    createdAt: exampleMoment,
  },
)

export const storesResponse = component(
  'ConnectedStores',
  z.object({
    /** Those that can be connected at this installation; none where it has no keys. */
    platforms: z.array(z.enum(storePlatforms)),
    stores: z.array(storeResponse),
    /** Stores whose owner installed the app there with the confirmed address of this account. */
    waiting: z.array(z.object({ platform: z.enum(storePlatforms), merchantId: z.string(), storeName: z.string() })),
  }),
  { platforms: ['salla'], stores: [], waiting: [] },
)
