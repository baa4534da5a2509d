import * as z from 'zod/mini'
import type { IssueCode } from '../error-codes'
import { subscribableEvents, tokenLifetimes, tokenScopes } from '../options'
import { requiredText } from './account-schema'
import { rowIdSchema } from './row-id'

/** A new access token: what it is for, what it allows, and for how many days. */
export const newTokenSchema = z.object({
  name: requiredText(60),
  scope: z._default(z.enum(tokenScopes), 'read'),
  days: z._default(z.enum(tokenLifetimes), '90'),
})

/** Deliveries in a row that failed, after which a webhook is turned off. */
export const maxWebhookFailures = 20

const issue = (code: IssueCode): IssueCode => code

/** A program on the machine of the server itself: for trying out, where the installation allows it. */
const loopbackUrl = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?][^\s#\\]*)?$/i

/**
 * An https address of a named host, without a user, a fragment or a port but those that are asked for in practice. Where
 * it leads is looked at by the server, when it is added and each time that something is sent.
 */
const publicUrl = /^https:\/\/[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]+\.?(?::8?443)?(?:[/?][^\s#\\]*)?$/iu

export const newWebhookSchema = z.object({
  url: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(500, issue('tooLong'))),
      z.transform((text) => text.trim()),
    ),
    z.string().check(
      z.minLength(1, issue('required')),
      z.refine((url) => publicUrl.test(url) || loopbackUrl.test(url), issue('webhookUrl')),
    ),
  ),
  /** What it is told of; without them of saves. */
  events: z._default(
    z
      .array(z.enum(subscribableEvents))
      .check(z.minLength(1, issue('required')), z.maxLength(subscribableEvents.length)),
    ['project.saved'],
  ),
})

/** A delivery of a webhook that is to be sent once more. */
export const resendSchema = z.object({ id: rowIdSchema, deliveryId: rowIdSchema })
