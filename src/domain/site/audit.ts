/**
 * What the audit log can tell: what administrators change, whose plans they open, when they sign in, and what opens an
 * account to other programs or closes it.
 */
export const auditActions = [
  'auth.login',
  'project.read',
  'list.export',
  'user.create',
  'user.status',
  'user.role',
  'user.password',
  'user.access',
  'user.sessions',
  'user.export',
  'user.delete',
  'order.status',
  'account.delete',
  'payment.reuse',
  'passkey.create',
  'passkey.delete',
  'recovery.create',
  'recovery.use',
  'token.create',
  'token.revoke',
  'webhook.create',
  'webhook.status',
  'webhook.delete',
  'store.connect',
  'store.disconnect',
  'programs.end',
  'category_benchmark.create',
  'category_benchmark.update',
  'category_benchmark.delete',
  'default_cost.create',
  'default_cost.update',
  'default_cost.delete',
  'team_template.create',
  'team_template.update',
  'team_template.delete',
  'overhead_default.create',
  'overhead_default.update',
  'overhead_default.delete',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What can be changed or opened by those who are told of in the log. */
export const auditTargets = [
  'user',
  'project',
  'order',
  'list',
  'payment',
  'passkey',
  'token',
  'webhook',
  'store',
  'category_benchmark',
  'default_cost',
  'team_template',
  'overhead_default',
] as const
export type AuditTarget = (typeof auditTargets)[number]

/** The lists that administrators can take along as a file. */
export const exportedLists = ['users', 'orders', 'projects'] as const
export type ExportedListName = (typeof exportedLists)[number]

/** By what an account is opened. */
export const signInWays = ['password', 'code', 'passkey', 'recovery'] as const
export type SignInWay = (typeof signInWays)[number]
