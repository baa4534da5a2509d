import * as z from 'zod/mini'
import { defineRoute } from '../define-route'
import {
  deliveryListResponse,
  linkResponse,
  newLinkResponse,
  newTokenResponse,
  newWebhookResponse,
  tokenListResponse,
  webhookResponse,
} from '../responses/connect'
import { successResponse } from '../responses/problem'
import type { RestRoute } from '../route'

const common = { tag: 'Programs and links' } as const
const proof = 'In a session its owner has signed in within five minutes, else 403 PROOF_NEEDED.'

const tokenRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/tokens',
    procedure: 'tokens.list',
    summary: 'The access tokens of the account, without their secrets',
    description: 'Expired ones are listed until they are purged or revoked.',
    wrap: 'tokens',
    response: tokenListResponse,
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/tokens',
    procedure: 'tokens.create',
    summary: 'Makes an access token; the answer holds it, and nothing else ever does',
    description: `20 at most. No token makes another. ${proof}`,
    status: 201,
    wrap: 'token',
    response: newTokenResponse,
    refusals: [409],
    exampleBody: { name: 'Reports', scope: 'read', days: '90' },
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/api/tokens/{id}',
    procedure: 'tokens.revoke',
    summary: 'Revokes an access token at once',
    description: 'The next call with it is refused.',
    response: successResponse,
  }),
]

const webhookRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/webhooks',
    procedure: 'webhooks.list',
    summary: 'The webhooks of the account',
    description: 'Without their secrets.',
    wrap: 'webhooks',
    response: z.array(webhookResponse),
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/webhooks',
    procedure: 'webhooks.create',
    summary: 'Names an address that is told of events; the answer holds its secret, once',
    description: `Without events it is told of saves. 5 at most: https on port 443 or 8443, on the public internet. ${proof}`,
    status: 201,
    wrap: 'webhook',
    response: newWebhookResponse,
    refusals: [409],
    exampleBody: { url: 'https://hooks.store.example/mizan', events: ['project.saved', 'month.closed'] },
  }),
  defineRoute({
    ...common,
    method: 'PUT',
    path: '/api/webhooks/{id}/status',
    procedure: 'webhooks.setActive',
    summary: 'Turns a webhook on or off; what waited is dropped',
    description: `To turn it on: ${proof}`,
    wrap: 'webhook',
    response: webhookResponse,
    exampleBody: { isActive: false },
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    procedure: 'webhooks.delete',
    summary: 'Deletes a webhook with its deliveries',
    description: 'Its secret is good for nothing from then on.',
    response: successResponse,
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    procedure: 'webhooks.ping',
    summary: 'Sends a test to a webhook within seconds',
    description: 'The event is ping, without a project. 409 WEBHOOK_OFF while it is off.',
    response: successResponse,
    refusals: [409],
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    procedure: 'webhooks.deliveries',
    summary: 'The last ten deliveries of a webhook, and what became of them',
    description: 'The newest first.',
    wrap: 'deliveries',
    response: deliveryListResponse,
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/webhooks/{id}/deliveries/{deliveryId}/again',
    procedure: 'webhooks.sendAgain',
    summary: 'Sends a finished delivery once more, as a new one',
    description:
      'Where a newer message of the same project waits, that says it all and no other is added. 409 WEBHOOK_OFF while it is off.',
    response: successResponse,
    refusals: [409],
  }),
]

const linkRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/projects/{id}/links',
    procedure: 'projects.shares.list',
    summary: 'The links to a project, newest first',
    description: 'Without their tokens.',
    wrap: 'links',
    response: z.array(linkResponse),
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/projects/{id}/links',
    procedure: 'projects.shares.create',
    summary: 'Makes a link to the plan as it is stored now; the answer holds its token, once',
    description:
      'Its page is /s/ and the token. With withActuals it also shows what each actual month left beside the plan, and why.',
    status: 201,
    wrap: 'link',
    response: newLinkResponse,
    refusals: [409],
    exampleBody: { name: 'For the bank', days: 30, withActuals: false },
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/api/projects/{id}/links/{shareId}/update',
    procedure: 'projects.shares.update',
    summary: 'Puts today’s plan behind a link',
    description: 'Its address, its readers and its end stay.',
    wrap: 'link',
    response: linkResponse,
  }),
  defineRoute({
    ...common,
    method: 'DELETE',
    path: '/api/projects/{id}/links/{shareId}',
    procedure: 'projects.shares.revoke',
    summary: 'Ends a link at once',
    description: 'It opens nothing from then on.',
    response: successResponse,
  }),
]

export const connectRoutes: readonly RestRoute[] = [...tokenRoutes, ...webhookRoutes, ...linkRoutes]
