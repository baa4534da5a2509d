import { expect, it } from 'vitest'
import { type StepId, stepIds } from '../options'
import { demoPlan } from '../plan/demo-plan'
import { numberNames } from '../plan/field'
import { blankPlan, blankProduct, blankTeamMember, type Plan } from '../plan/plan'
import { advancedFields } from '../plan/plan-fields'
import { checkPlan } from './rules'
import { completionPct, currentStep, isComplete, isStepValid, projectStatus, stepOfPath, stepsDone } from './steps'

const done = (changes: Partial<Plan>) => [...stepsDone({ ...blankPlan(), ...changes })]
const product = blankProduct('a')

it('has nothing done in a blank plan', () => {
  expect(done({})).toEqual([])
})

it.each([
  [{ storeName: 'Noor' }, ['setup']],
  [{ productName: 'Candles' }, ['setup']],
  [{ storeName: '  ' }, []],
  [{ products: [product, { ...product, unitPriceInclVAT: 5 }] }, ['revenue', 'results']],
  [{ products: [{ ...product, unitPriceInclVAT: -5, unitsPerMonth: 9 }] }, []],
  [{ products: [{ ...product, unitCostLanded: 3 }] }, ['costs']],
  [{ products: [{ ...product, exFactoryPrice: 3 }] }, ['costs']],
  [{ team: [blankTeamMember('m')] }, ['costs']],
  [{ packagingPerOrder: 3 }, ['costs']],
  [{ shippingPerOrder: 3 }, ['costs']],
  [{ contingencyMo: 3 }, []],
  [{ importLeadTimeMonths: 2 }, ['advanced']],
  [{ supplierPaymentTermsDays: 0 }, ['advanced']],
  [{ customerPaymentTermsDays: 1 }, ['advanced']],
  [{ inventoryTurnoverRate: 7 }, ['advanced']],
  [{ monthlyGrowthRate: 0 }, ['advanced']],
  [{ seasonalityFactor: 1.1 }, ['advanced']],
  [{ repeatOrderRate: 1 }, []],
  [{ enableAdvancedAnalysis: true }, []],
] satisfies [Partial<Plan>, StepId[]][])('a plan with %j has done %j', (changes, steps) => {
  expect(done(changes)).toEqual(steps)
})

it('takes what an administrator or our typical values gave for not set', () => {
  const origins = { monthlyGrowthRate: 'administrator', seasonalityFactor: 'typical' }
  expect(done({ monthlyGrowthRate: 0.1, seasonalityFactor: 1.2, origins })).toEqual([])
  expect(done({ monthlyGrowthRate: 0.1, origins: { monthlyGrowthRate: 'example' } })).toEqual(['advanced'])
})

const steps = (...ids: StepId[]) => new Set(ids)

it('has neither costs nor results done while a question of the costs is open', () => {
  const products = [{ ...product, unitPriceInclVAT: 45, exFactoryPrice: 9 }]
  expect(done({ products, unanswered: ['marketing'] })).toEqual(['revenue'])
  expect(done({ products, unanswered: ['rent'] })).toEqual(['revenue', 'costs', 'results'])
})

it('has a step not done on which something is still asked', () => {
  const products = [{ ...product, unitPriceInclVAT: 45, exFactoryPrice: 9 }]
  const origins = { plan: 'quickStart', vatRegistered: 'typical' }
  expect(done({ products, origins, ownerPayMo: 0, vatPct: 15 })).toEqual([])
  expect(done({ products, origins: { plan: 'quickStart' }, ownerPayMo: 0, vatRegistered: false })).toEqual([
    'revenue',
    'costs',
    'results',
  ])
})

it('completes in fifths', () => {
  expect([completionPct(steps()), completionPct(steps('setup', 'costs')), completionPct(steps(...stepIds))]).toEqual([
    0, 40, 100,
  ])
  expect(isComplete(steps('setup', 'revenue', 'costs', 'results'))).toBe(true)
  expect(isComplete(steps('setup', 'revenue', 'advanced', 'results'))).toBe(false)
  expect(isComplete(steps('revenue', 'costs', 'advanced', 'results'))).toBe(false)
})

it.each([
  [[], 'setup', 'not-started'],
  [['setup'], 'revenue', 'in-progress'],
  [['revenue', 'results'], 'costs', 'in-progress'],
  [['setup', 'revenue', 'results'], 'costs', 'in-progress'],
  [['advanced'], 'setup', 'in-progress'],
  [['costs'], 'advanced', 'ready-to-review'],
  [['revenue', 'costs', 'results'], 'advanced', 'ready-to-review'],
  [['setup', 'revenue', 'costs', 'results'], 'results', 'ready-to-review'],
  [['costs', 'advanced'], 'results', 'ready-to-review'],
  [[...stepIds], 'results', 'complete'],
] satisfies [StepId[], StepId, string][])('with %j done goes on with %s and is %s', (ids, step, status) => {
  expect(currentStep(steps(...ids))).toBe(step)
  expect(projectStatus(steps(...ids))).toBe(status)
})

it.each([
  ['storeName', 'setup'],
  ['productName', 'setup'],
  ['productCategory', 'setup'],
  ['currency', 'setup'],
  ['language', 'setup'],
  ['products', 'revenue'],
  ['products.0', 'revenue'],
  ['paymentMethods', 'costs'],
  ['team.0.monthlyCost', 'costs'],
  ['overheads.domain.amount', 'costs'],
  ['enableAdvancedAnalysis', 'advanced'],
  ['businessRiskLevel', 'advanced'],
  ...numberNames(advancedFields).map((field) => [field, 'advanced'] as const),
  ...['vatPct', 'avgUnitsPerOrder', 'customerShippingChargeInclVAT', 'firstOrderDiscountPct'].map(
    (field) => [field, 'revenue'] as const,
  ),
  ...['firstOrderSharePct', 'salesMixEnabled', 'salesMixMode', 'volumeInputMode', 'totalUnitsPerMonth'].map(
    (field) => [field, 'revenue'] as const,
  ),
  ['totalOrdersPerMonth', 'revenue'],
  ...['id', 'name', 'category', 'unitPriceInclVAT', 'unitsPerMonth', 'salesMixPct', 'salesMixTargetPct'].map(
    (field) => [`products.1.${field}`, 'revenue'] as const,
  ),
  ['products.2.salesPriority', 'revenue'],
  ['products.2.exFactoryPrice', 'costs'],
  ['products.0.unitCostLanded', 'costs'],
  ...['vatRegistered', 'salesLast12Months'].map((field) => [field, 'revenue'] as const),
  ...['codSharePct', 'dutyBasis', 'products.0.unitsPerShipment', 'team.0.socialInsurance'].map(
    (field) => [field, 'costs'] as const,
  ),
  ...['startMonth', 'rampMonths', 'season.mode', 'season.months.3', 'season.events.0.upliftPct'].map(
    (field) => [field, 'advanced'] as const,
  ),
  ['cashPlan.openingCash', 'advanced'],
] as const)('types %s on the step %s', (path, step) => {
  expect(stepOfPath(path)).toBe(step)
})

it('takes a step with an error for invalid, with or without warnings', () => {
  const findings = checkPlan({ ...demoPlan(), storeName: '', vatPct: 40, team: [] })
  expect(stepIds.map((step) => isStepValid(step, findings))).toEqual([false, true, true, true, true])
})
