/** What the audit log can tell. */
export const auditActions = [
  'user.create',
  'user.status',
  'user.role',
  'account.delete',
  'payment.reuse',
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

/** What can be changed by those who are told of in the log. */
export const auditTargets = [
  'user',
  'order',
  'payment',
  'category_benchmark',
  'default_cost',
  'team_template',
  'overhead_default',
] as const
export type AuditTarget = (typeof auditTargets)[number]
