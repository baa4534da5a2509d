import * as z from 'zod/mini'
import { accountTypes, countryCodes, languages, paymentStatuses, preferredCurrencies } from '../../src/domain/options'

const moment = z.iso.datetime()

export const userAnswer = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  countryCode: z.enum(countryCodes),
  isEmailVerified: z.boolean(),
  preferredLanguage: z.enum(languages),
  preferredCurrency: z.enum(preferredCurrencies),
  accountType: z.enum(accountTypes),
  placeHeldUntil: z.nullable(moment),
  paymentStatus: z.enum(paymentStatuses),
  userNumber: z.nullable(z.number()),
  isAdmin: z.boolean(),
  mustChangePassword: z.boolean(),
  hasPassword: z.boolean(),
  createdAt: moment,
  hasAccess: z.boolean(),
})

export const accessAnswer = z.object({
  hasAccess: z.boolean(),
  userNumber: z.nullable(z.number()),
  accountType: z.enum(accountTypes),
})

export const adminStatusAnswer = z.object({
  isAdmin: z.literal(true),
  user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
})

/** An account as administrators see it. */
export const listedUserAnswer = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  paymentStatus: z.enum(paymentStatuses),
  userNumber: z.nullable(z.int()),
  projectCount: z.int(),
  lastLoginAt: z.nullable(moment),
  createdAt: moment,
})
