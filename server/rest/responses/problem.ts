import * as z from 'zod/mini'
import { errorCodes, issueCodes } from '../../../src/domain/error-codes'
import { component } from '../component'

export const successResponse = component('Success', z.object({ success: z.literal(true) }), { success: true })

/** The body of every refusal. */
export const problemResponse = component(
  'Problem',
  z.object({
    error: z.string(),
    message: z.string(),
    code: z.enum(errorCodes),
    issues: z.optional(
      z.array(
        z.object({
          path: z.string(),
          message: z.string(),
          code: z.enum(issueCodes),
          nearest: z.optional(
            z.string().check(z.meta({ description: 'The field that may have been meant, where there is none.' })),
          ),
        }),
      ),
    ),
    requestId: z.optional(z.string()),
  }),
  { error: 'Nothing was found here.', message: 'Nothing was found here.', code: 'NOT_FOUND' },
)
