import { defineRoute } from '../define-route'
import { actualsResponse, exampleActualMonth } from '../responses/actuals'
import { successResponse } from '../responses/problem'
import { storeResponse, storesResponse } from '../responses/stores'
import type { RestRoute } from '../route'

const common = { tag: 'Actual months' } as const

export const actualsRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/projects/{id}/actuals',
    procedure: 'actuals.list',
    summary: 'What really happened in the months of a project',
    description:
      'A row is what one source says of one month: a file of orders, a provider’s statements, a report of advertising, or the founder. A figure that no source says is null or not there, never 0. Closed months are listed with the version of the plan that they are read beside.',
    wrap: 'actuals',
    response: actualsResponse,
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: '/api/projects/{id}/actuals',
    procedure: 'actuals.put',
    summary: 'Keeps what sources say of months, in the place of what they said before',
    description:
      'Up to 30 rows, none of a month that has not begun in Riyadh, no two of one source and month, and no typed count below 0. The same rows again change nothing. A project keeps 120 months, 2 MB in all: 409 TOO_MANY_MONTHS above that, 409 MONTH_CLOSED, with issues that name them, for months that are closed; then nothing is kept.',
    response: successResponse,
    exampleBody: { months: [exampleActualMonth] },
    refusals: [409],
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/projects/{id}/actuals/{month}/close',
    procedure: 'actuals.close',
    summary: 'Closes a month: its figures stay, and the plan as it stands becomes its plan of record',
    description:
      'The plan is kept as a version with the name, or with that of the month. A month that is closed already stays as it is.',
    response: successResponse,
    exampleBody: { name: 'Plan of September 2026' },
    refusals: [409],
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/projects/{id}/actuals/{month}/reopen',
    procedure: 'actuals.reopen',
    summary: 'Opens a closed month again',
    description: 'The version that it was closed beside is kept. 404 for a month that is not closed.',
    response: successResponse,
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/api/projects/{id}/actuals/{month}',
    procedure: 'actuals.remove',
    summary: 'Forgets a month, or what one source says of it',
    description: 'Without a source the whole month is removed. A closed month is opened first: 409 MONTH_CLOSED.',
    response: successResponse,
    refusals: [409],
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/projects/{id}/stores',
    procedure: 'stores.list',
    summary: 'The stores whose orders are fetched every night into these months',
    description:
      'A store is connected in the browser, where its merchant agrees. An installation without keys of a platform lists none to connect.',
    response: storesResponse,
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/projects/{id}/stores/{storeId}/fetch',
    procedure: 'stores.fetch',
    summary: 'Fetches the orders of a store within seconds',
    description:
      'Only the figures of months are kept; closed months stay as they are. Six times an hour. What the platform’s own limit has put off stays put off. 409 STORE_NOT_CONNECTED where the store no longer lets its orders be read; 404 STORES_OFF where this installation has no keys.',
    wrap: 'store',
    response: storeResponse,
    refusals: [409],
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/api/projects/{id}/stores/{storeId}',
    procedure: 'stores.disconnect',
    summary: 'Disconnects a store, here and at its platform',
    description: 'What lets its orders be read is deleted. The months that it has brought stay.',
    response: successResponse,
  }),
]
