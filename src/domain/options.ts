/**
 * Every closed list of the product. One list is the zod enum, the type, the database check, the choices of a
 * select and the keys that both dictionaries must have.
 */

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export const productCategories = [
  'fashion',
  'beauty',
  'jewelry',
  'sports',
  'toys',
  'food',
  'health',
  'home',
  'books',
  'pets',
  'electronics',
  'gaming',
  'education',
  'services',
  'events',
  'memorabilia',
  'other',
] as const
export type ProductCategory = (typeof productCategories)[number]

export const salesMixModes = ['manual', 'priority'] as const
export type SalesMixMode = (typeof salesMixModes)[number]

export const volumeInputModes = ['units', 'orders'] as const
export type VolumeInputMode = (typeof volumeInputModes)[number]

export const salesPriorities = ['high', 'medium', 'low'] as const
export type SalesPriority = (typeof salesPriorities)[number]

/** Questions that open fields, and stay open once they were answered with yes. */
export const givenYes = ['soldBefore', 'sellsOnDelivery', 'followsCalendar', 'insuresTeam'] as const
export type GivenYes = (typeof givenYes)[number]

export const productCostMethods = ['builder', 'backsolve'] as const
export type ProductCostMethod = (typeof productCostMethods)[number]

export const sourcingTypes = ['localWholesale', 'localManufacturing', 'import', 'printOnDemand'] as const
export type SourcingType = (typeof sourcingTypes)[number]

/** Where the goods of a product come from: bought or made in the country, imported, made on demand, or nothing that is sent. */
export const goodsSources = [...sourcingTypes, 'digital'] as const
export type Goods = (typeof goodsSources)[number]

/** Where a store sells: its platform, or chats and social networks. */
export const salesChannels = ['salla', 'zid', 'social', 'other'] as const
export type SalesChannel = (typeof salesChannels)[number]

export const paymentModes = ['basic', 'advanced'] as const
export type PaymentMode = (typeof paymentModes)[number]

export const paymentMethodIds = [
  'mada',
  'international',
  'tamara',
  'tabby',
  'spotii',
  'cod',
  'wallet',
  'emkan',
] as const
/** Methods that left the market: known for the sake of stored plans, and no longer offered. */
export const retiredPaymentMethods: readonly string[] = ['spotii']
export type PaymentMethodId = (typeof paymentMethodIds)[number]

export const fulfillmentMethods = ['self', '3pl'] as const
export type FulfillmentMethod = (typeof fulfillmentMethods)[number]

export const overheadModes = ['monthly', 'annual', 'oneTime'] as const
export type OverheadMode = (typeof overheadModes)[number]

export const techOverheadIds = [
  'ecommercePlatform',
  'plugins',
  'accounting',
  'aiTool',
  'designTool',
  'domain',
  'messagingTool',
  'otherTech',
] as const

export const opsOverheadIds = ['officeOrWarehouse', 'governmentLicences', 'branding', 'otherOps'] as const

export const overheadIds = [...techOverheadIds, ...opsOverheadIds] as const
export type OverheadId = (typeof overheadIds)[number]

/** How a team member is insured: before 3 July 2024, since then, or not Saudi. */
export const socialInsuranceKinds = ['none', 'saudi', 'saudiNew', 'nonSaudi'] as const
export type SocialInsurance = (typeof socialInsuranceKinds)[number]

/** What duty is charged on: the price with its fee and insurance, or the customs value with freight. */
export const dutyBases = ['exFactory', 'cif'] as const

export const seasonModes = ['none', 'months', 'events'] as const

export const seasonEventIds = [
  'ramadan',
  'eidAlFitr',
  'eidAlAdha',
  'foundingDay',
  'backToSchool',
  'nationalDay',
  'whiteFriday',
  'yearEnd',
] as const
export type SeasonEventId = (typeof seasonEventIds)[number]

export const employmentTypes = ['full-time', 'part-time'] as const
export type EmploymentType = (typeof employmentTypes)[number]

/** How sure a figure that the product suggests is. */
export const certainties = ['official', 'typical', 'example'] as const
export type Certainty = (typeof certainties)[number]

export const riskLevels = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

export const stepIds = ['setup', 'revenue', 'costs', 'advanced', 'results'] as const
export type StepId = (typeof stepIds)[number]

export const breakEvenStates = ['no-units', 'never', 'profitable', 'needs-units'] as const
export type BreakEvenState = (typeof breakEvenStates)[number]

export const verdicts = ['unprofitable', 'moderate', 'strong'] as const
export type Verdict = (typeof verdicts)[number]

/** Why a verdict is no more than moderate, in the order in which it is said. */
export const verdictCaps = ['freeCustomers', 'ownerPay', 'stress', 'notBack'] as const
export type VerdictCap = (typeof verdictCaps)[number]

/** The state of VAT that a plan is concluded in. */
export const vatStates = ['registered', 'unregistered'] as const
export type VatState = (typeof vatStates)[number]

export const performanceBadges = ['healthy', 'fair', 'tight', 'losing'] as const
export type PerformanceBadge = (typeof performanceBadges)[number]

const benchmarkStatuses = ['excellent', 'good', 'acceptable', 'low'] as const
export type BenchmarkStatus = (typeof benchmarkStatuses)[number]

export const scenarioNames = ['conservative', 'realistic', 'optimistic'] as const
export type ScenarioName = (typeof scenarioNames)[number]

const projectStatuses = ['not-started', 'in-progress', 'ready-to-review', 'complete'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

const planStatuses = ['ok', 'migrated', 'too-large', 'unreadable'] as const
export type PlanStatus = (typeof planStatuses)[number]

export const countryCodes = [
  'SA',
  'AE',
  'KW',
  'QA',
  'BH',
  'OM',
  'EG',
  'JO',
  'LB',
  'IQ',
  'YE',
  'SY',
  'MA',
  'TN',
  'DZ',
  'SD',
  'TR',
  'PK',
  'IN',
  'GB',
] as const
export type CountryCode = (typeof countryCodes)[number]

export const preferredCurrencies = ['SAR', 'AED', 'USD', 'EUR', 'GBP'] as const
export type PreferredCurrency = (typeof preferredCurrencies)[number]

export const accountTypes = ['requires_payment', 'early_access', 'lifetime'] as const
export type AccountType = (typeof accountTypes)[number]

export const paymentStatuses = ['pending', 'free_trial', 'paid', 'failed', 'refunded', 'disputed'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const codeTypes = ['registration', 'login', 'password_reset', 'proof'] as const
export type CodeType = (typeof codeTypes)[number]

export const orderStatuses = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled', 'disputed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** How an order is paid: by card at once, or by a bank transfer that it waits for. */
export const purchaseMethods = ['card', 'transfer'] as const

/** What an administrator says of an order that is paid by transfer: the money came, it will not, it went back. */
export const transferEnds = ['confirmed', 'refused', 'refunded'] as const
export type TransferEnd = (typeof transferEnds)[number]

/** What a seller who is registered for VAT issues for a sale, and for its refund. */
export const taxDocumentKinds = ['invoice', 'creditNote'] as const
export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

/** What has become of a payment that its buyer disputes: undecided, or for whom the bank has decided. */
export const disputeStates = ['open', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** How administrators sort and search the orders and projects of all users; a minus puts the newest first. */
export const orderSorts = ['-created', 'created'] as const

export const orderSearches = ['customer', 'email'] as const
export type OrderSearch = (typeof orderSearches)[number]

export const projectSorts = ['-created', 'created', '-updated', 'updated'] as const
export type ProjectSort = (typeof projectSorts)[number]

export const projectSearches = ['project', 'owner', 'email'] as const
export type ProjectSearch = (typeof projectSearches)[number]

const benchmarkSources = ['admin', 'fallback'] as const
export type BenchmarkSource = (typeof benchmarkSources)[number]

export const fieldTypes = ['number', 'percentage', 'currency'] as const
export type FieldType = (typeof fieldTypes)[number]

export const costCategories = ['revenue', 'costs', 'logistics', 'overheads'] as const
export type CostCategory = (typeof costCategories)[number]

export const teamCategories = ['marketing', 'operations', 'tech', 'management'] as const
export type TeamCategory = (typeof teamCategories)[number]

export const experienceLevels = ['entry', 'mid', 'senior', 'all'] as const
export type ExperienceLevel = (typeof experienceLevels)[number]

export const businessStages = ['startup', 'growth', 'established'] as const
export type BusinessStage = (typeof businessStages)[number]

export const overheadCategories = ['tech', 'operations'] as const
export type OverheadCategory = (typeof overheadCategories)[number]

/** Parts of the account that an access token is made for, each alone: its webhooks, and what it keeps of its owner. */
export const tokenParts = ['webhooks', 'account'] as const

/** What an access token allows: reading projects and evaluating, changing projects too, or one part of the account alone. */
export const tokenScopes = ['read', 'write', ...tokenParts] as const
export type TokenScope = (typeof tokenScopes)[number]

/** Days for which an access token may be good. */
export const tokenLifetimes = ['30', '90', '180', '365'] as const
export type TokenLifetime = (typeof tokenLifetimes)[number]

/** What a webhook can be told of. */
export const subscribableEvents = [
  'project.saved',
  'project.created',
  'project.renamed',
  'project.deleted',
  'project.restored',
  'month.closed',
  'access.given',
  'access.ended',
] as const

export type SubscribableEvent = (typeof subscribableEvents)[number]

/** With a ping, a test that its owner asks for. */
export const webhookEvents = [...subscribableEvents, 'ping'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** What a try at a delivery came to. */
export const deliveryOutcomes = ['ok', 'status', 'redirect', 'timeout', 'connection', 'certificate', 'address'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

/** What can be taken along for a spreadsheet: the plan with its formulas, or its months as plain rows. */
export const workbookKinds = ['excel', 'csv'] as const
export type WorkbookKind = (typeof workbookKinds)[number]

/** The two reports: one page for a partner, or everything. */
export const reportKinds = ['page', 'full'] as const
export type ReportKind = (typeof reportKinds)[number]
