import type { ComponentType } from 'react'
import { lazyPage } from '../i18n/lazy-page'

/** The parts of the administration, in the order in which they stand; the first is the one without a name in the address. */
export const tabIds = ['dashboard', 'users', 'orders', 'projects', 'data', 'audit'] as const
export type TabId = (typeof tabIds)[number]

/** Each tab is loaded, with its words, when it is first opened. */
export const tabPages: Record<TabId, ComponentType> = {
  dashboard: lazyPage(
    () => import('./dashboard/dashboard-tab').then((module) => module.DashboardTab),
    'adminDashboard',
  ),
  orders: lazyPage(() => import('./orders/orders-tab').then((module) => module.OrdersTab), 'adminOrders', 'payment'),
  projects: lazyPage(
    () => import('./projects/projects-tab').then((module) => module.ProjectsTab),
    'adminProjects',
    'results',
    'questions',
  ),
  users: lazyPage(() => import('./users/users-tab').then((module) => module.UsersTab), 'adminUsers'),
  data: lazyPage(() => import('./data/data-tab').then((module) => module.DataTab), 'adminData', 'fields'),
  audit: lazyPage(
    () => import('./audit/audit-tab').then((module) => module.AuditTab),
    'adminAudit',
    'adminData',
    'adminOrders',
    'adminUsers',
    'fields',
  ),
}
