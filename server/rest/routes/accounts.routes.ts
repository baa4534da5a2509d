import { defineRoute } from '../define-route'
import { successResponse } from '../responses/problem'
import { accessResponse, userResponse } from '../responses/user'
import type { RestRoute } from '../route'

const tag = 'Accounts'

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
    location: () => '/api/auth/session',
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
]
