import * as z from 'zod/mini'
import { errorCodes, issueCodes } from '../../src/domain/error-codes'

/** The body of every refusal. */
export const problemAnswer = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(errorCodes),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string(), code: z.enum(issueCodes) }))),
  requestId: z.optional(z.string()),
})
