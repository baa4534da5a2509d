import * as z from 'zod/mini'
import { fulfillmentMethods, orderStatuses } from '../../src/domain/options'
import { pageQuery } from '../paging'
import type { RestRow } from '../rest-table'

const moment = z.iso.datetime()
const day = z.iso.date()
const amount = z.nullable(z.number())
const nextCursor = z.nullable(z.string())

const statistics = z.object({
  totalProjects: z.int(),
  averageProjectsPerUser: z.number(),
  projectsLast30Days: z.int(),
  projectsLast7Days: z.int(),
  totalUsers: z.int(),
  mostActiveUser: z.nullable(z.object({ name: z.string(), email: z.string(), projectCount: z.int() })),
  recentActivity: z.array(
    z.object({
      projectName: z.string(),
      userName: z.string(),
      action: z.enum(['created', 'updated']),
      timestamp: moment,
    }),
  ),
})

const week = z.object({ from: day, to: day, registrations: z.int(), projects: z.int(), revenue: z.number() })
const analytics = z.object({
  revenue: z.object({ total_revenue: z.number(), total_paid_users: z.int() }),
  weeks: z.array(week),
})

const order = z.object({
  id: z.uuid(),
  userId: z.nullable(z.uuid()),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  customerCountryCode: z.string(),
  productName: z.string(),
  quantity: z.int(),
  unitPrice: z.number(),
  totalAmount: z.number(),
  orderStatus: z.enum(orderStatuses),
  orderNotes: z.nullable(z.string()),
  createdAt: moment,
  chatHref: z.nullable(z.string()),
})

/** Empty where the stored text is no plan. */
const details = z.partial(
  z.object({
    productCategory: z.string(),
    currency: z.string(),
    products: z.int(),
    unitPriceInclVAT: amount,
    unitsPerMonth: amount,
    customerAcquisitionCost: z.number(),
    exFactoryPrice: amount,
    vatPct: z.number(),
    firstOrderDiscountPct: z.number(),
    fulfillmentMethod: z.enum(fulfillmentMethods),
  }),
)

const head = {
  id: z.uuid(),
  projectName: z.string(),
  isDefault: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  userId: z.uuid(),
  userName: z.string(),
  userEmail: z.string(),
}

/** What administrators read: the figures of the dashboard, and the orders and projects of all users. */
export const adminListRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/admin/project-statistics',
    summary: 'How many projects and users there are, and what was last worked on',
    procedure: 'admin.statistics',
    input: () => undefined,
    wrap: 'statistics',
    answer: statistics,
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/admin/analytics',
    summary: 'Revenue in SAR and paying accounts; registrations, projects and revenue of the last twelve weeks',
    procedure: 'admin.analytics',
    input: () => undefined,
    answer: analytics,
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/admin/orders',
    summary: 'All orders, a page at a time',
    procedure: 'admin.orders.list',
    input: pageQuery,
    answer: z.object({ orders: z.array(order), nextCursor }),
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/admin/projects',
    summary: 'The projects of all users with their owners and key fields, a page at a time',
    procedure: 'admin.projects.list',
    input: pageQuery,
    answer: z.object({ projects: z.array(z.object({ ...head, details })), nextCursor }),
    signedIn: true,
  },
  {
    method: 'GET',
    path: '/api/admin/projects/{id}',
    summary: 'One project of any user with its plan',
    procedure: 'admin.projects.get',
    input: ({ params }) => params,
    wrap: 'project',
    answer: z.object({ ...head, projectData: z.string() }),
    signedIn: true,
  },
]
