import * as z from 'zod/mini'
import {
  accountTypes,
  countryCodes,
  deliveryOutcomes,
  deliveryStates,
  languages,
  orderStatuses,
  paymentStatuses,
  preferredCurrencies,
  taxDocumentKinds,
  webhookEvents,
} from '../../../src/domain/options'
import { auditActions, auditTargets } from '../../../src/domain/site/audit'
import { component } from '../component'
import { actualsResponse } from './actuals'
import { tokenListResponse, webhookResponse } from './connect'
import { exampleIds, exampleMoment, moment } from './fields'
import { planText } from './plan'
import { storeResponse } from './stores'

const text = z.nullable(z.string())
const maybe = z.nullable(moment)

const exampleAccount = {
  ...{ id: exampleIds.user, email: 'noor@store.example', firstName: 'Noor', lastName: 'Saleh', phone: '501234567' },
  ...{ countryCode: 'SA' as const, isEmailVerified: true, isPhoneVerified: false, businessName: 'Noor Home' },
  ...{
    businessType: null,
    businessCategory: null,
    preferredLanguage: 'ar' as const,
    preferredCurrency: 'SAR' as const,
  },
  ...{ accountType: 'early_access' as const, placeHeldUntil: null, givenAccess: null, paymentDate: null },
  ...{ paymentStatus: 'free_trial' as const, paymentAmount: null, userNumber: 12, isAdmin: false },
  ...{ lastLoginAt: exampleMoment, createdAt: exampleMoment, updatedAt: exampleMoment, hasAccess: true },
}

export const accountResponse = component(
  'Account',
  z.object({
    id: z.uuid(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    countryCode: z.enum(countryCodes),
    isEmailVerified: z.boolean(),
    isPhoneVerified: z.boolean(),
    businessName: text,
    businessType: text,
    businessCategory: text,
    preferredLanguage: z.enum(languages),
    preferredCurrency: z.enum(preferredCurrencies),
    accountType: z.enum(accountTypes),
    placeHeldUntil: maybe,
    givenAccess: z.nullable(z.boolean()),
    paymentStatus: z.enum(paymentStatuses),
    paymentDate: maybe,
    paymentAmount: z.nullable(z.number()),
    userNumber: z.nullable(z.int()),
    isAdmin: z.boolean(),
    lastLoginAt: maybe,
    createdAt: moment,
    updatedAt: moment,
    hasAccess: z.boolean(),
  }),
  exampleAccount,
)

const session = z.object({ id: z.uuid(), userAgent: text, createdAt: moment, lastAccessedAt: moment })

const order = z.object({
  id: z.uuid(),
  productName: z.string(),
  quantity: z.int(),
  unitPrice: z.number(),
  totalAmount: z.number(),
  orderStatus: z.enum(orderStatuses),
  createdAt: moment,
})

/** Amounts in halalas. */
const taxDocument = z.object({
  orderId: z.uuid(),
  kind: z.enum(taxDocumentKinds),
  number: z.int(),
  sellerName: z.string(),
  sellerVatNumber: z.string(),
  total: z.int(),
  vat: z.int(),
  vatPct: z.int(),
  issuedAt: moment,
})

const delivery = z.object({
  id: z.uuid(),
  webhookId: z.uuid(),
  event: z.enum(webhookEvents),
  projectId: z.nullable(z.uuid()),
  projectName: text,
  revision: z.nullable(z.int()),
  savedAt: maybe,
  details: z.nullable(z.string()),
  state: z.enum(deliveryStates),
  tries: z.int(),
  dueAt: moment,
  nextTryAt: maybe,
  outcome: z.nullable(z.enum(deliveryOutcomes)),
  status: z.nullable(z.int()),
  finishedAt: maybe,
  createdAt: moment,
})

const passkey = z.object({
  id: z.uuid(),
  credentialId: z.string(),
  name: z.string(),
  isSynced: z.boolean(),
  lastUsedAt: maybe,
  createdAt: moment,
})

const auditEntry = z.object({
  id: z.uuid(),
  action: z.enum(auditActions),
  targetType: z.enum(auditTargets),
  targetId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  createdAt: moment,
  isOwn: z.boolean(),
  /** Where it was done from, where the owner did it. */
  ip: text,
})

const version = z.object({
  id: z.uuid(),
  revision: z.int(),
  projectName: z.string(),
  name: text,
  savedAt: maybe,
  createdAt: moment,
  projectData: planText,
})

const share = z.object({
  id: z.uuid(),
  name: text,
  planData: z.string(),
  /** The actual months that it shows, as JSON; null where it shows none. */
  actuals: z.nullable(z.string()),
  views: z.int(),
  lastViewedAt: maybe,
  expiresAt: moment,
  sharedAt: moment,
  createdAt: moment,
})

const project = z.object({
  id: z.uuid(),
  projectName: z.string(),
  projectData: planText,
  isDefault: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  deletedAt: maybe,
  versions: z.array(version),
  shares: z.array(share),
  actuals: actualsResponse,
})

/** A page of everything that is kept of a user. */
export const accountExportResponse = component(
  'AccountExport',
  z.object({
    user: accountResponse,
    sessions: z.array(session),
    orders: z.array(order),
    taxDocuments: z.array(taxDocument),
    passkeys: z.array(passkey),
    recoveryCodes: z.array(z.object({ createdAt: moment, usedAt: maybe })),
    accessTokens: tokenListResponse,
    webhooks: z.array(webhookResponse),
    webhookDeliveries: z.array(delivery),
    stores: z.array(storeResponse),
    auditEntries: z.array(auditEntry),
    projects: z.array(project),
    nextCursor: text,
  }),
  {
    user: exampleAccount,
    ...{
      sessions: [],
      orders: [],
      taxDocuments: [],
      passkeys: [],
      recoveryCodes: [],
      accessTokens: [],
      webhooks: [],
      webhookDeliveries: [],
      stores: [],
    },
    ...{ auditEntries: [], projects: [], nextCursor: null },
  },
)

export const mailedProofResponse = component(
  'MailedProof',
  z.object({ success: z.literal(true), form: z.enum(['code', 'link']) }),
  { success: true, form: 'code' },
)
