import * as z from 'zod/mini'
import { defineRoute } from '../define-route'
import { analyticsResponse, orderListResponse, statisticsResponse } from '../responses/admin'
import { nextCursor } from '../responses/fields'
import { ownedProjectListResponse, ownedProjectResponse } from '../responses/project'
import type { RestRoute } from '../route'

const common = { tag: 'Administration' } as const

/** What administrators read: the figures of the dashboard, and the orders and projects of all users. */
export const adminListRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/admin/project-statistics',
    procedure: 'admin.statistics',
    summary: 'How many projects and users there are, and what was last worked on',
    description: 'Windows are whole days in Riyadh, today included.',
    wrap: 'statistics',
    response: statisticsResponse,
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/admin/analytics',
    procedure: 'admin.analytics',
    summary: 'Revenue in SAR and paying accounts; registrations, projects and revenue of the last twelve weeks',
    description: 'A payment that was refunded in full is not counted.',
    response: analyticsResponse,
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/admin/orders',
    procedure: 'admin.orders.list',
    summary: 'All orders, a page at a time',
    description:
      'search finds what begins with the text in the field that searchBy names, and sorts by it. chatHref opens a chat with the customer; it is null where the phone number is not one.',
    response: z.object({ orders: orderListResponse, nextCursor }),
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: '/api/admin/orders/{id}/status',
    procedure: 'admin.orders.setStatus',
    summary: 'Ends an order by bank transfer: confirmed, refused or refunded',
    description:
      'confirmed opens lifetime access, sends the receipt and issues the invoice; refused tells the buyer the reason; refunded takes back what was confirmed. 409 where the order is not in the state for that, or is no order by transfer.',
    response: z.strictObject({}),
    refusals: [409],
    exampleBody: { status: 'confirmed' },
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/admin/projects',
    procedure: 'admin.projects.list',
    summary: 'The projects of all users with their owners and key fields, a page at a time',
    description:
      'search finds what begins with the text in the field that searchBy names, and sorts by it. details are empty where the stored text is not a plan.',
    response: z.object({ projects: ownedProjectListResponse, nextCursor }),
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/admin/projects/{id}',
    procedure: 'admin.projects.get',
    summary: 'One project of any user with its plan',
    description: 'For reading only.',
    wrap: 'project',
    response: ownedProjectResponse,
  }),
]
