/** Dictionaries loaded with the page that needs them. */
export const features = {
  account: () => import('./account').then((module) => module.account),
  payment: () => import('./payment').then((module) => module.payment),
  admin: () => import('./admin').then((module) => module.admin),
  adminData: () => import('./admin-data').then((module) => module.adminData),
  adminAudit: () => import('./admin-audit').then((module) => module.adminAudit),
  adminDashboard: () => import('./admin-dashboard').then((module) => module.adminDashboard),
  adminOrders: () => import('./admin-orders').then((module) => module.adminOrders),
  adminProjects: () => import('./admin-projects').then((module) => module.adminProjects),
  adminUsers: () => import('./admin-users').then((module) => module.adminUsers),
  paywall: () => import('./paywall').then((module) => module.paywall),
  legal: () => import('./legal').then((module) => module.legal),
  explain: () => import('./explain').then((module) => module.explain),
  projects: () => import('./projects').then((module) => module.projects),
  results: () => import('./results').then((module) => module.results),
  saving: () => import('./saving').then((module) => module.saving),
  shell: () => import('./shell').then((module) => module.shell),
}
