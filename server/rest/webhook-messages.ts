import * as z from 'zod/mini'
import type { ZodOpenApiOperationObject, ZodOpenApiPathItemObject } from 'zod-openapi'
import { type WebhookEvent, webhookEvents } from '../../src/domain/options'
import { component, exampleOf } from './component'
import { exampleIds, exampleMoment, moment } from './responses/fields'

// What webhooks are told, for the document: db/functions/queue-….sql and connect/sender.ts write it, and a test holds these to it.

const told = { deliveryId: z.uuid() }
const example = { deliveryId: exampleIds.entry }
const project = z.object({ id: z.uuid(), name: z.string(), revision: z.int() })
const exampleProject = { id: exampleIds.project, name: 'Noor Home', revision: 4 }
const occurred = { ...told, occurredAt: moment }
const exampleOccurred = { ...example, occurredAt: exampleMoment }

const ofProject = <const Event extends WebhookEvent>(id: string, event: Event) =>
  component(id, z.object({ event: z.literal(event), ...occurred, project }), {
    ...exampleOccurred,
    event,
    project: exampleProject,
  })

const ofAccess = <const Event extends WebhookEvent>(id: string, event: Event, hasAccess: boolean) =>
  component(id, z.object({ event: z.literal(event), ...occurred, account: z.object({ hasAccess: z.boolean() }) }), {
    ...exampleOccurred,
    event,
    account: { hasAccess },
  })

const messages: Record<WebhookEvent, { summary: string; schema: z.ZodMiniType }> = {
  'project.saved': {
    summary: 'A project was saved, made, or a version of it restored: at most once a minute, with its last revision',
    schema: component(
      'ProjectSaved',
      z.object({
        event: z.literal('project.saved'),
        ...told,
        project: z.extend(project, { savedAt: moment }),
      }),
      { ...example, event: 'project.saved', project: { ...exampleProject, savedAt: exampleMoment } },
    ),
  },
  'project.created': { summary: 'A project was made', schema: ofProject('ProjectCreated', 'project.created') },
  'project.renamed': {
    summary: 'A project has another name',
    schema: component(
      'ProjectRenamed',
      z.object({ event: z.literal('project.renamed'), ...occurred, project, formerName: z.string() }),
      { ...exampleOccurred, event: 'project.renamed', project: exampleProject, formerName: 'Noor' },
    ),
  },
  'project.deleted': {
    summary: 'A project was deleted; it can be brought back for 30 days',
    schema: ofProject('ProjectDeleted', 'project.deleted'),
  },
  'project.restored': {
    summary: 'A deleted project was brought back',
    schema: ofProject('ProjectRestored', 'project.restored'),
  },
  'month.closed': {
    summary: 'A month of a project was closed beside its plan',
    schema: component(
      'MonthClosed',
      z.object({ event: z.literal('month.closed'), ...occurred, project, month: z.string() }),
      {
        ...exampleOccurred,
        event: 'month.closed',
        project: exampleProject,
        month: '2026-09',
      },
    ),
  },
  'access.given': {
    summary: 'The account may use what is paid for',
    schema: ofAccess('AccessGiven', 'access.given', true),
  },
  'access.ended': {
    summary: 'The account may no longer use what is paid for',
    schema: ofAccess('AccessEnded', 'access.ended', false),
  },
  ping: {
    summary: 'A test that the owner of the webhook asked for',
    schema: component('Ping', z.object({ event: z.literal('ping'), ...told }), { ...example, event: 'ping' }),
  },
}

/** What each event is told as. */
export const messageOf = (event: WebhookEvent): z.ZodMiniType => messages[event].schema

const text = { type: 'string' as const }
const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: text,
})

const parameters = [
  header('webhook-id', 'The delivery, the same at each try'),
  header('webhook-timestamp', 'When it was sent, in seconds since 1970'),
  header(
    'webhook-signature',
    'v1, and the base64 of HMAC-SHA256 over id.timestamp.body; several with spaces between them',
  ),
]

function operation(event: WebhookEvent): ZodOpenApiOperationObject {
  const { summary, schema } = messages[event]
  return {
    operationId: `told.${event}`,
    summary,
    description:
      'Signed as the Standard Webhooks specification says. What is not answered with 2xx within 8 seconds is tried again.',
    tags: ['Programs and links'],
    security: [],
    parameters,
    requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } },
    responses: { 204: { description: 'Taken' }, 401: { description: 'The signature is not good' } },
  }
}

/** The document's `webhooks`. */
export const webhookOperations: Record<string, ZodOpenApiPathItemObject> = Object.fromEntries(
  webhookEvents.map((event) => [event, { post: operation(event) }]),
)
