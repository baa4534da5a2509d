import * as z from 'zod/mini'
import { countryCodes, orderStatuses, purchaseMethods } from '../../../src/domain/options'
import { auditActions, auditTargets } from '../../../src/domain/site/audit'
import { component } from '../component'
import { exampleIds, exampleMoment, moment } from './fields'

const day = z.iso.date()

export const statisticsResponse = component(
  'ProjectStatistics',
  z.object({
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
  }),
  {
    totalProjects: 480,
    averageProjectsPerUser: 2.4,
    projectsLast30Days: 61,
    projectsLast7Days: 14,
    totalUsers: 200,
    mostActiveUser: { name: 'Noor Saleh', email: 'noor@store.example', projectCount: 9 },
    recentActivity: [{ projectName: 'Noor Home', userName: 'Noor Saleh', action: 'updated', timestamp: exampleMoment }],
  },
)

/** Revenue in SAR. */
export const analyticsResponse = component(
  'Analytics',
  z.object({
    revenue: z.object({ total_revenue: z.number(), total_paid_users: z.int() }),
    weeks: z.array(z.object({ from: day, to: day, registrations: z.int(), projects: z.int(), revenue: z.number() })),
  }),
  {
    revenue: { total_revenue: 7960, total_paid_users: 40 },
    weeks: [{ from: '2026-10-25', to: '2026-10-31', registrations: 12, projects: 20, revenue: 398 }],
  },
)

export const orderListResponse = z.array(
  component(
    'Order',
    z.object({
      id: z.uuid(),
      userId: z.nullable(z.uuid()),
      customerName: z.string(),
      customerEmail: z.string(),
      customerPhone: z.string(),
      customerCountryCode: z.enum(countryCodes),
      productName: z.string(),
      quantity: z.int(),
      unitPrice: z.number(),
      totalAmount: z.number(),
      orderStatus: z.enum(orderStatuses),
      orderNotes: z.nullable(z.string()),
      paymentMethod: z.enum(purchaseMethods),
      dueAt: z.nullable(moment),
      createdAt: moment,
      chatHref: z.nullable(z.string()),
    }),
    {
      id: exampleIds.order,
      userId: exampleIds.user,
      customerName: 'Noor Saleh',
      customerEmail: 'noor@store.example',
      customerPhone: '501234567',
      customerCountryCode: 'SA',
      productName: 'Mizan lifetime access',
      quantity: 1,
      unitPrice: 199,
      totalAmount: 199,
      orderStatus: 'delivered',
      orderNotes: null,
      paymentMethod: 'card',
      dueAt: null,
      createdAt: exampleMoment,
      chatHref: 'https://wa.me/966501234567',
    },
  ),
)

const person = z.nullable(z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }))
const values = z.nullable(z.record(z.string(), z.unknown()))

export const auditEntryResponse = component(
  'AuditEntry',
  z.object({
    id: z.uuid(),
    actorId: z.uuid(),
    action: z.enum(auditActions),
    targetType: z.enum(auditTargets),
    targetId: z.string(),
    before: values,
    after: values,
    ip: z.string(),
    createdAt: moment,
    actor: person,
    target: person,
  }),
  {
    id: exampleIds.entry,
    actorId: exampleIds.user,
    action: 'default_cost.update',
    targetType: 'default_cost',
    targetId: exampleIds.row,
    before: { defaultValue: 5 },
    after: { defaultValue: 6 },
    ip: '203.0.113.7',
    createdAt: exampleMoment,
    actor: { firstName: 'Noor', lastName: 'Saleh', email: 'noor@store.example' },
    target: null,
  },
)
