import * as z from 'zod/mini'
import {
  accountTypes,
  countryCodes,
  languages,
  paymentStatuses,
  preferredCurrencies,
} from '../../../src/domain/options'
import { component } from '../component'
import { exampleIds, exampleMoment, moment } from './fields'

export const userResponse = component(
  'User',
  z.object({
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
    givenAccess: z.nullable(z.boolean()),
    userNumber: z.nullable(z.int()),
    isAdmin: z.boolean(),
    mustChangePassword: z.boolean(),
    hasPassword: z.boolean(),
    createdAt: moment,
    hasAccess: z.boolean(),
  }),
  {
    id: exampleIds.user,
    email: 'noor@store.example',
    firstName: 'Noor',
    lastName: 'Saleh',
    phone: '501234567',
    countryCode: 'SA',
    isEmailVerified: true,
    preferredLanguage: 'ar',
    preferredCurrency: 'SAR',
    accountType: 'early_access',
    placeHeldUntil: null,
    paymentStatus: 'free_trial',
    givenAccess: null,
    userNumber: 12,
    isAdmin: false,
    mustChangePassword: false,
    hasPassword: true,
    createdAt: exampleMoment,
    hasAccess: true,
  },
)

export const accessResponse = component(
  'AccessStatus',
  z.object({
    hasAccess: z.boolean(),
    userNumber: z.nullable(z.int()),
    accountType: z.enum(accountTypes),
  }),
  { hasAccess: true, userNumber: 12, accountType: 'early_access' },
)

export const adminStatusResponse = component(
  'AdminStatus',
  z.object({
    isAdmin: z.literal(true),
    needsBoth: z.boolean(),
    user: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  }),
  { isAdmin: true, needsBoth: true, user: { id: exampleIds.user, firstName: 'Noor', lastName: 'Saleh' } },
)

/** An account as administrators see it. */
export const listedUserResponse = component(
  'ListedUser',
  z.object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    isAdmin: z.boolean(),
    isActive: z.boolean(),
    accountType: z.enum(accountTypes),
    paymentStatus: z.enum(paymentStatuses),
    userNumber: z.nullable(z.int()),
    projectCount: z.int(),
    passwordEndsAt: z.nullable(moment),
    lastLoginAt: z.nullable(moment),
    createdAt: moment,
  }),
  {
    id: exampleIds.user,
    firstName: 'Noor',
    lastName: 'Saleh',
    email: 'noor@store.example',
    isAdmin: false,
    isActive: true,
    accountType: 'lifetime',
    paymentStatus: 'paid',
    userNumber: 12,
    projectCount: 3,
    passwordEndsAt: null,
    lastLoginAt: exampleMoment,
    createdAt: exampleMoment,
  },
)
