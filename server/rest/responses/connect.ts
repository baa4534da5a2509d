import * as z from 'zod/mini'
import {
  deliveryOutcomes,
  deliveryStates,
  subscribableEvents,
  tokenScopes,
  webhookEvents,
} from '../../../src/domain/options'
import { component } from '../component'
import { exampleIds, exampleMoment, moment } from './fields'

const token = {
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: z.nullable(moment),
}
const exampleToken = {
  id: exampleIds.row,
  name: 'Reports',
  scope: 'read' as const,
  createdAt: exampleMoment,
  expiresAt: exampleMoment,
  lastUsedAt: null,
}

export const tokenListResponse = z.array(component('AccessToken', z.object(token), exampleToken))

/** With the token itself, which is told once. */
export const newTokenResponse = component('NewAccessToken', z.object({ ...token, token: z.string() }), {
  ...exampleToken,
  token: `mizan_${'x'.repeat(43)}`,
})

const webhook = {
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(subscribableEvents)),
  isActive: z.boolean(),
  failures: z.int(),
  createdAt: moment,
}
const exampleWebhook = {
  id: exampleIds.row,
  url: 'https://hooks.store.example/mizan',
  events: ['project.saved' as const, 'month.closed' as const],
  isActive: true,
  failures: 0,
  createdAt: exampleMoment,
}

export const webhookResponse = component('Webhook', z.object(webhook), exampleWebhook)

/** With the secret that deliveries are signed with, which is told once. */
export const newWebhookResponse = component('NewWebhook', z.object({ ...webhook, secret: z.string() }), {
  ...exampleWebhook,
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
})

export const deliveryListResponse = z.array(
  component(
    'WebhookDelivery',
    z.object({
      id: z.uuid(),
      event: z.enum(webhookEvents),
      projectName: z.nullable(z.string()),
      revision: z.nullable(z.int()),
      state: z.enum(deliveryStates),
      tries: z.int(),
      /** Null once it is over. */
      nextTryAt: z.nullable(moment),
      /** What the last try came to; null before it. */
      outcome: z.nullable(z.enum(deliveryOutcomes)),
      status: z.nullable(z.int()),
      createdAt: moment,
    }),
    {
      id: exampleIds.entry,
      event: 'project.saved',
      projectName: 'Noor Home',
      revision: 4,
      state: 'delivered',
      tries: 1,
      nextTryAt: null,
      outcome: 'ok',
      status: 204,
      createdAt: exampleMoment,
    },
  ),
)

const link = {
  id: z.uuid(),
  name: z.nullable(z.string()),
  views: z.int(),
  lastViewedAt: z.nullable(moment),
  expiresAt: moment,
  /** When the plan that it shows was put behind it. */
  sharedAt: moment,
  createdAt: moment,
  /** Actual months beside the plan are shown too. */
  withActuals: z.boolean(),
}
const exampleLink = {
  id: exampleIds.row,
  name: 'For the bank',
  views: 3,
  lastViewedAt: exampleMoment,
  expiresAt: exampleMoment,
  sharedAt: exampleMoment,
  createdAt: exampleMoment,
  withActuals: false,
}

export const linkResponse = component('PlanLink', z.object(link), exampleLink)

/** With the token, which is told once: the page of the link is /s/ and the token. */
export const newLinkResponse = component('NewPlanLink', z.object({ ...link, token: z.string() }), {
  ...exampleLink,
  token: 'x'.repeat(32),
})
