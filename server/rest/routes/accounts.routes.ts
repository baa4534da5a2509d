import { defineRoute } from '../define-route'
import { accountExportResponse, accountResponse, mailedProofResponse } from '../responses/account'
import { successResponse } from '../responses/problem'
import { accessResponse, userResponse } from '../responses/user'
import type { RestRoute } from '../route'

const tag = 'Accounts'

const ownAccountRoutes: readonly RestRoute[] = [
  defineRoute({
    method: 'GET',
    path: '/api/account',
    procedure: 'account.profile',
    tag,
    summary: 'The account as its owner sees it',
    description: 'Without what opens it: no password, no session, no token.',
    wrap: 'account',
    response: accountResponse,
  }),
  defineRoute({
    method: 'GET',
    path: '/api/account/export',
    procedure: 'account.exportData',
    tag,
    summary: 'Everything that is kept of the account, its projects a few at a time',
    description:
      'The first page has all that is no project; nextCursor of the last is null. A session needs a proof within five minutes, else 403 PROOF_NEEDED.',
    response: accountExportResponse,
  }),
  defineRoute({
    method: 'POST',
    path: '/api/account/deletion-code',
    procedure: 'account.sendProofCode',
    tag,
    summary: 'Mails the owner the code without which nothing deletes the account',
    description: 'form says what the mail carries: six digits, or a link where many were tried.',
    response: mailedProofResponse,
  }),
  defineRoute({
    method: 'POST',
    path: '/api/account/deletion',
    procedure: 'account.deleteByCode',
    tag,
    summary: 'Deletes the account with all its projects, once the mailed code is right',
    description:
      'There is no way back; orders stay without it, as the law asks. 400 CODE_INVALID where the code is not good, 409 for the last administrator.',
    response: successResponse,
    refusals: [409],
    exampleBody: { code: '123456' },
  }),
]

export const accountRoutes: readonly RestRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/api/auth/register',
    procedure: 'auth.register',
    tag,
    summary: 'Makes an account and signs it in',
    description:
      'Sets the session cookie. Account type, payment status and user number are decided by the server, whatever the body says. With a paymentIntentId the account is opened with that payment, or not at all.',
    status: 201,
    location: '/api/auth/session',
    wrap: 'user',
    response: userResponse,
    refusals: [409],
    exampleBody: {
      email: 'noor@store.example',
      password: 'four words of mine',
      firstName: 'Noor',
      lastName: 'Saleh',
      phone: '0501234567',
      countryCode: 'SA',
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/login',
    procedure: 'auth.login',
    tag,
    summary: 'Signs in',
    description:
      'Sets the session cookie. The answer is the same for a wrong password and for an unknown address. An administrator needs a code besides: the right password is answered with 401 CODE_NEEDED and mails it, and the same call with code signs in.',
    wrap: 'user',
    response: userResponse,
    refusals: [401],
    exampleBody: { email: 'noor@store.example', password: 'four words of mine' },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/auth/logout',
    procedure: 'auth.logout',
    tag,
    summary: 'Ends the session; without one it does nothing',
    description: 'Deletes the session and its cookie, and tells the browser to empty its cache.',
    response: successResponse,
  }),
  defineRoute({
    method: 'GET',
    path: '/api/auth/session',
    procedure: 'auth.session',
    tag,
    summary: 'The signed-in user',
    description: 'The account of the session, 401 without one.',
    nullMeans: 'UNAUTHENTICATED',
    wrap: 'user',
    response: userResponse,
  }),
  defineRoute({
    method: 'GET',
    path: '/api/auth/access-status',
    procedure: 'auth.accessStatus',
    tag,
    summary: 'Whether the signed-in user may use the evaluator, and why',
    description:
      'Lifetime access, a free place of early access and administration give access; other accounts can buy it. Where mails are sent a free place counts once the address is confirmed.',
    response: accessResponse,
  }),
  ...ownAccountRoutes,
]
