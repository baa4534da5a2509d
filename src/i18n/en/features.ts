/** Dictionaries loaded with the page that needs them. */
export const features = {
  account: () => import('./account').then((module) => module.account),
  payment: () => import('./payment').then((module) => module.payment),
  admin: () => import('./admin/admin').then((module) => module.admin),
  adminData: () => import('./admin/admin-data').then((module) => module.adminData),
  adminAudit: () => import('./admin/admin-audit').then((module) => module.adminAudit),
  adminDashboard: () => import('./admin/admin-dashboard').then((module) => module.adminDashboard),
  adminOrders: () => import('./admin/admin-orders').then((module) => module.adminOrders),
  adminProjects: () => import('./admin/admin-projects').then((module) => module.adminProjects),
  adminUsers: () => import('./admin/admin-users').then((module) => module.adminUsers),
  paywall: () => import('./paywall').then((module) => module.paywall),
  legal: () => import('./legal').then((module) => module.legal),
  explain: () => import('./evaluator/explain').then((module) => module.explain),
  projects: () => import('./projects').then((module) => module.projects),
  results: () => import('./evaluator/results').then((module) => module.results),
  saving: () => import('./evaluator/saving').then((module) => module.saving),
  shell: () => import('./shell').then((module) => module.shell),
}
