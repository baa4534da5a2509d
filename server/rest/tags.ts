/** The groups of the OpenAPI document, in its order. */
export const tags = {
  Evaluation: 'The financial model: one call, without an account.',
  Accounts: 'Registering, signing in and out, and what an account may use. A session is a cookie.',
  Projects: 'The plans of the signed-in user with their versions.',
  'Actual months': 'What really happened in the months of a project, beside its plan.',
  'Programs and links': 'What lets others in: access tokens, webhooks with their deliveries, and links to plans.',
  'Reference data': 'What administrators have published for every evaluator: benchmarks, roles and starting values.',
  Payments: 'Lifetime access, paid by card.',
  Administration: 'Users, projects, orders and figures, for administrators.',
  'Reference data administration': 'Keeping the reference data; every change is in the audit log.',
  Service: 'Whether the service is up.',
} as const

export type Tag = keyof typeof tags
