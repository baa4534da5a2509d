// A REST route over a procedure that is there: whether the next account is free.

export const heading = 'Add a REST route'

export const edits = [
  {
    file: 'server/rest/responses/user.ts',
    find: /^export const adminStatusResponse = component\($/m,
    put: `export const earlyAccessResponse = component('EarlyAccess', z.object({ isOpen: z.boolean() }), { isOpen: true })

$&`,
  },
  {
    file: 'server/rest/routes/accounts.routes.ts',
    find: "import { accessResponse, userResponse } from '../responses/user'",
    put: "import { accessResponse, earlyAccessResponse, userResponse } from '../responses/user'",
  },
  {
    file: 'server/rest/routes/accounts.routes.ts',
    find: /^export const accountRoutes: readonly RestRoute\[\] = \[$/m,
    put: `$&
  defineRoute({
    method: 'GET',
    path: '/api/auth/early-access',
    procedure: 'auth.earlyAccess',
    tag: 'Accounts',
    summary: 'Whether the next account is free',
    description: 'The first accounts have free lifetime access.',
    response: earlyAccessResponse,
  }),`,
  },
]
