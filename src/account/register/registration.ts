import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { IssueCode } from '../../domain/error-codes'
import { registrationFormSchema } from '../../domain/schemas/account-schema'
import { phoneProblem } from '../form/phone-rules'

const phoneIsWrong: IssueCode = 'phone'

/** The form's own schema: the shared one, and each country's rules for its numbers, which only this page loads. */
export const registrationPageSchema = registrationFormSchema.check(
  z.refine((form) => phoneProblem(form.phone, form.countryCode) === null, { path: ['phone'], error: phoneIsWrong }),
)

type RegistrationInput = z.input<typeof registrationPageSchema>
type RegistrationOutput = z.output<typeof registrationPageSchema>
export type RegistrationForm = UseFormReturn<RegistrationInput, unknown, RegistrationOutput>

/** The plan on this device that becomes the first project. */
export interface BroughtPlan {
  name: string
  currency: string
}
