import * as z from 'zod/mini'
import { fulfillmentMethods } from '../../../src/domain/options'
import { component } from '../component'
import { exampleIds, exampleMoment, moment } from './fields'
import { planText } from './plan'

const head = {
  id: z.uuid(),
  projectName: z.string(),
  isDefault: z.boolean(),
  revision: z.int(),
  createdAt: moment,
  updatedAt: moment,
}
const exampleHead = {
  id: exampleIds.project,
  projectName: 'Noor Home',
  isDefault: true,
  revision: 4,
  createdAt: exampleMoment,
  updatedAt: exampleMoment,
}
const exampleData = '{"storeName":"Noor","vatPct":15}'

/** A project without its plan. */
export const projectHeadResponse = component('ProjectSummary', z.object(head), exampleHead)

export const projectResponse = component('Project', z.object({ ...head, projectData: planText }), {
  ...exampleHead,
  projectData: exampleData,
})

export const projectPageResponse = component(
  'ProjectPage',
  z.object({ projects: z.array(projectResponse), nextCursor: z.nullable(z.uuid()) }),
  { projects: [{ ...exampleHead, projectData: exampleData }], nextCursor: null },
)

const versionHead = {
  id: z.uuid(),
  revision: z.int(),
  projectName: z.string(),
  /** null for a version without a name of its own. */
  name: z.nullable(z.string()),
  savedAt: moment,
  /** When another plan took its place. */
  createdAt: moment,
}
const exampleVersion = {
  id: exampleIds.version,
  revision: 3,
  projectName: 'Noor Home',
  name: 'Before the price rise',
  savedAt: exampleMoment,
  createdAt: exampleMoment,
}

const value = z.nullable(z.union([z.number(), z.string(), z.boolean()]))

/** In what a version differs from the one before it: a field of the plan, or an element of one of its lists. */
export const planChangeResponse = component(
  'PlanChange',
  z.object({
    kind: z.enum(['changed', 'added', 'removed']),
    /** 'vatPct', 'products.0.unitPriceInclVAT', 'products.1'. */
    path: z.string(),
    /** The name of the product, the role, the id of the payment method; empty for everything else. */
    of: z.string(),
    before: value,
    after: value,
  }),
  { kind: 'changed', path: 'products.0.unitPriceInclVAT', of: 'Oud candle', before: 149, after: 159 },
)

export const versionHeadResponse = component('ProjectVersionHead', z.object(versionHead), exampleVersion)

/** Projects that can be brought back. */
export const deletedProjectListResponse = z.array(
  component(
    'DeletedProject',
    z.object({ id: z.uuid(), projectName: z.string(), createdAt: moment, updatedAt: moment, deletedAt: moment }),
    {
      id: exampleIds.project,
      projectName: 'Noor Home',
      ...{ createdAt: exampleMoment, updatedAt: exampleMoment, deletedAt: exampleMoment },
    },
  ),
)

/** Money in the plan's currency, a month; of a blank plan where the stored one cannot be read. */
export const versionListResponse = z.array(
  component(
    'ProjectVersionSummary',
    z.object({
      ...versionHead,
      isReadable: z.boolean(),
      operatingIncome: z.number(),
      profit: z.number(),
      /** While answers are missing, pages show `profitSoFar`: the profit without the costs that are unanswered. */
      isFirstResult: z.boolean(),
      profitSoFar: z.number(),
      currency: z.string(),
      /** The first of them, `changeCount` in all; none for the oldest version. */
      changes: z.array(planChangeResponse),
      changeCount: z.int(),
    }),
    {
      ...exampleVersion,
      isReadable: true,
      operatingIncome: 12_480.5,
      profit: 11_935.2,
      isFirstResult: false,
      profitSoFar: 11_935.2,
      currency: 'SAR',
      changes: [{ kind: 'changed', path: 'products.0.unitPriceInclVAT', of: 'Oud candle', before: 149, after: 159 }],
      changeCount: 1,
    },
  ),
)

export const versionResponse = component('ProjectVersion', z.object({ ...versionHead, projectData: planText }), {
  ...exampleVersion,
  projectData: exampleData,
})

const amount = z.nullable(z.number())

/** Empty where the stored text is no plan. */
const details = z.partial(
  z.object({
    productCategory: z.string(),
    currency: z.string(),
    products: z.int(),
    unitPriceInclVAT: amount,
    unitsPerMonth: amount,
    customerAcquisitionCost: z.nullable(z.number()),
    exFactoryPrice: amount,
    vatPct: z.number(),
    vatRegistered: z.boolean(),
    firstOrderDiscountPct: z.number(),
    fulfillmentMethod: z.enum(fulfillmentMethods),
  }),
)
const ownedHead = {
  id: z.uuid(),
  projectName: z.string(),
  isDefault: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
  userId: z.uuid(),
  userName: z.string(),
  userEmail: z.string(),
}
const { revision: _, ...shownHead } = exampleHead
const exampleOwned = {
  ...shownHead,
  userId: exampleIds.user,
  userName: 'Noor Saleh',
  userEmail: 'noor@store.example',
}

/** A project of any user, with its key fields or its plan. */
export const ownedProjectListResponse = z.array(
  component('OwnedProjectSummary', z.object({ ...ownedHead, details }), {
    ...exampleOwned,
    details: {
      productCategory: 'home',
      currency: 'SAR',
      products: 1,
      unitPriceInclVAT: 149,
      unitsPerMonth: 320,
      customerAcquisitionCost: 22,
      exFactoryPrice: 38,
      vatPct: 15,
      vatRegistered: true,
      firstOrderDiscountPct: 10,
      fulfillmentMethod: '3pl',
    },
  }),
)

export const ownedProjectResponse = component('OwnedProject', z.object({ ...ownedHead, projectData: planText }), {
  ...exampleOwned,
  projectData: exampleData,
})
