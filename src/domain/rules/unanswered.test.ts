import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planToSave } from '../edits/saved-plan'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { createdPlan, noDefaults } from '../plan/evaluator-defaults'
import { asExample, withOrigin } from '../plan/origins'
import { parsePlan } from '../plan/parse-plan'
import { blankPlan, blankProduct, type Plan } from '../plan/plan'
import { costQuestions } from '../questions'
import { wildPlan } from '../testing/plan-arbitraries'
import { valueAtPath } from '../text/value-at-path'
import { withReopened } from './open-figures'
import { checkPlan } from './rules'
import { begun, edited, questions, withProduct } from './testing/begun-plan'
import {
  costsNothing,
  isOpen,
  isOpenField,
  lackOfSales,
  missingAnswers,
  pathOf,
  planSoFar,
  shownVerdict,
  withAnswered,
  withQuestionsSettled,
} from './unanswered'

const read = (value: unknown) => parsePlan(JSON.stringify(value)).plan

describe('a figure that is open by itself', () => {
  const sample = asExample(demoPlan(), 'sample')

  it.each([
    ['shippingPerOrder', 'delivery'],
    ['customerAcquisitionCost', 'marketing'],
    ['contingencyMo', 'fixedCosts'],
    ['paymentBasicPercent', 'paymentFees'],
    ['returnProcessingCost', 'returns'],
  ] as const)('is a cost of the sample that was emptied: %s', (path, question) => {
    const emptied = withReopened(sample, { ...sample, [path]: 0 }, path)
    expect(missingAnswers(emptied)).toEqual([{ question, path, productName: null }])
    expect(missingAnswers(edited(emptied, {}, path))).toEqual([])
    expect(missingAnswers(edited(emptied, { [path]: 9 }, 'a button'))).toEqual([])
    expect(withReopened(sample, emptied, path)).toBe(emptied)
    expect(withReopened(emptied, emptied, path)).toBe(emptied)
  })

  it('is one of a product, an overhead or a wage, and goes with it', () => {
    const first = withReopened(
      sample,
      { ...sample, ...withProduct(sample, { primaryPackaging: 0 }) },
      'products.0.primaryPackaging',
    )
    expect(missingAnswers(first)).toMatchObject([{ question: 'productCost', path: 'products.0.primaryPackaging' }])
    expect(isOpen(first, 'productCost')).toBe(true)
    expect(missingAnswers(withAnswered(first, ['productCost']))).toEqual([])
    expect(missingAnswers(edited(first, { products: sample.products.slice(1) }, 'products'))).toEqual([])
    const team = sample.team.map((member) => ({ ...member, monthlyCost: 0 }))
    const unpaid = withReopened(sample, { ...sample, team }, 'team.0.monthlyCost')
    expect(questions(unpaid)).toEqual(['fixedCosts'])
    expect(questions({ ...unpaid, unanswered: [...unpaid.unanswered, 'fixedCosts'] })).toEqual(['fixedCosts'])
  })

  it('is no setting and no name', () => {
    for (const path of ['vatPct', 'storeName', 'overheads.branding.months', 'products.0.unitsPerMonth'])
      expect(withReopened(sample, sample, path)).toBe(sample)
  })

  it('is the cost of a product that sells for nothing, until that is said', () => {
    const free = { ...sample, ...withProduct(sample, { exFactoryPrice: 0, unitCostLanded: 0 }) }
    expect(questions(free)).toEqual(['productCost'])
    expect(questions(withAnswered(free, ['productCost']))).toEqual([])
    expect(questions(withOrigin(free, ['products.0.unitCostLanded'], 'typed'))).toEqual([])
    expect(questions({ ...free, ...withProduct(free, { unitsPerMonth: 0 }) })).toEqual([])
  })

  it('is how many parcels are refused, where customers pay at the door', () => {
    const onDelivery = { ...sample, codSharePct: 30 }
    expect(questions(onDelivery)).toEqual(['refusals'])
    expect(questions(edited(onDelivery, {}, 'codRefusalPct'))).toEqual([])
    expect(questions({ ...onDelivery, codRefusalPct: 12 })).toEqual([])
    const files = onDelivery.products.map((product) => ({ ...product, needsDelivery: false }))
    expect(questions({ ...onDelivery, products: files })).toEqual([])
  })
})

describe('a plan that was stored without questions', () => {
  it('asks for products that cost nothing and for refusals alone, with any figures', () => {
    fc.assert(
      fc.property(wildPlan, (plan) => {
        const { unanswered: _, ...stored } = plan
        expect(read(stored).unanswered).toEqual([])
        for (const { question, path } of missingAnswers(read(stored))) {
          expect(['productCost', 'refusals']).toContain(question)
          expect(valueAtPath(read(stored), path)).toBe(0)
        }
      }),
    )
  })

  it('keeps every result and rule that it has with questions', () => {
    fc.assert(
      fc.property(wildPlan, (plan) => {
        const without = { ...plan, unanswered: [] }
        expect(evaluate(plan)).toEqual(evaluate(without))
        expect(checkPlan(plan)).toEqual(checkPlan(without))
      }),
    )
  })

  it.each([null, 'delivery', 5, {}, { 0: 'delivery' }])('takes %j for an empty list', (unanswered) => {
    expect(read({ unanswered }).unanswered).toEqual([])
  })
})

it('keeps an entry that it does not know, drops what is no text, and asks nothing about either', () => {
  const plan = read({ unanswered: ['rent', 5, 'delivery', null, ['marketing'], 'product-9'] })
  expect(plan.unanswered).toEqual(['rent', 'delivery', 'product-9'])
  expect(questions(plan)).toEqual(['delivery'])
  expect(missingAnswers({ ...plan, unanswered: ['rent', 'product-9'] })).toEqual([])
  expect(read(planToSave(plan)).unanswered).toEqual(plan.unanswered)
})

it('asks about all costs of a plan that is created, each with the field that answers it', () => {
  expect(createdPlan(noDefaults).unanswered).toEqual(costQuestions)
  expect(missingAnswers(begun())).toEqual([
    { question: 'productCost', path: 'products.0.exFactoryPrice', productName: 'Oud' },
    { question: 'delivery', path: 'shippingPerOrder', productName: null },
    { question: 'marketing', path: 'customerAcquisitionCost', productName: null },
    { question: 'fixedCosts', path: 'overheads.ecommercePlatform.amount', productName: null },
  ])
  expect(missingAnswers(createdPlan(noDefaults))[0]).toEqual({
    question: 'productCost',
    path: 'products',
    productName: null,
  })
})

it('leads to the amount of delivery that is not there yet', () => {
  const path = (changes: Partial<Plan>) => pathOf({ ...begun(), ...changes }, 'delivery')
  expect(path({})).toBe('shippingPerOrder')
  expect(path({ shippingPerOrder: 18 })).toBe('packagingPerOrder')
  expect(path({ packagingPerOrder: 2 })).toBe('shippingPerOrder')
  expect(path({ shippingPerOrder: 18, packagingPerOrder: 2 })).toBe('shippingPerOrder')
})

it('names every product that has no cost, and asks about the costs at large when all have one', () => {
  const plan = begun()
  const [first = blankProduct('')] = plan.products
  const second = { ...first, id: 'product-2', name: ' Musk ', unitCostLanded: 3 }
  const named = (products: Plan['products']) =>
    missingAnswers({ ...plan, products, unanswered: ['productCost'] }).map(({ productName }) => productName)
  expect(named([first, second])).toEqual(['Oud'])
  expect(named([{ ...second, unitCostLanded: 0 }, first])).toEqual(['Musk', 'Oud'])
  expect(named([second])).toEqual([null])
})

it('asks nothing about delivery while no product needs any', () => {
  const plan = begun()
  const files = { ...plan, ...withProduct(plan, { needsDelivery: false }) }
  expect(questions(files)).toEqual(['productCost', 'marketing', 'fixedCosts'])
  expect(isOpen(files, 'delivery')).toBe(false)
  expect(isOpen(plan, 'delivery')).toBe(true)
})

describe('an edit answers', () => {
  it.each([
    ['delivery', { shippingPerOrder: 18 }],
    ['delivery', { packagingPerOrder: 2 }],
    ['delivery', { fulfillmentPerOrder: 6 }],
    ['marketing', { customerAcquisitionCost: 20 }],
    ['marketing', { influencersMo: 100 }],
    ['marketing', { paidAdsMo: 100 }],
    ['fixedCosts', { contingencyMo: 100 }],
    ['fixedCosts', { team: demoPlan().team }],
    ['fixedCosts', { overheads: demoPlan().overheads }],
  ] as const)('%s with %j, by a button too', (question, changes) => {
    const plan = begun()
    expect(edited(plan, changes, 'a button').unanswered).toEqual(costQuestions.filter((open) => open !== question))
  })

  it('what is typed as it stands, a 0 too', () => {
    expect(questions(edited(begun(), {}, 'shippingPerOrder'))).toEqual(['productCost', 'marketing', 'fixedCosts'])
    expect(questions(edited(begun(), {}, 'products.0.exFactoryPrice'))).toEqual(['delivery', 'marketing', 'fixedCosts'])
    expect(questions(edited(begun(), {}, 'overheads.domain.mode'))).toEqual(['productCost', 'delivery', 'marketing'])
  })

  it('the cost of products with any part of it', () => {
    const plan = begun()
    expect(edited(plan, withProduct(plan, { insurance: 2 }), 'a button').unanswered).not.toContain('productCost')
    expect(edited(plan, withProduct(plan, { unitPriceInclVAT: 50 }), 'products.0.unitPriceInclVAT')).toHaveProperty(
      'unanswered',
      plan.unanswered,
    )
  })

  it('nothing with names, settings and what another plan brings', () => {
    const plan = begun()
    expect(edited(plan, { storeName: 'Noor', enableAdvancedAnalysis: true }, 'storeName').unanswered).toBe(
      plan.unanswered,
    )
    const reset = { ...createdPlan(noDefaults), shippingPerOrder: 9 }
    expect(withQuestionsSettled(plan, reset, 'content').unanswered).toEqual(costQuestions)
    expect(edited({ ...plan, unanswered: [] }, { shippingPerOrder: 3 }, 'shippingPerOrder').unanswered).toEqual([])
  })
})

it('takes what stands in the fields of a question for its answer', () => {
  const plan = begun()
  expect(costQuestions.map((question) => costsNothing(plan, question))).toEqual([true, true, false, true])
  expect(costsNothing(demoPlan(), 'fixedCosts')).toBe(false)
  expect(costsNothing({ ...blankPlan(), team: demoPlan().team }, 'fixedCosts')).toBe(false)
  expect(withAnswered(plan, ['delivery', 'marketing']).unanswered).toEqual(['productCost', 'fixedCosts'])
  expect(missingAnswers(withAnswered(plan, costQuestions))).toEqual([])
})

it('leaves out of the profit so far what is unanswered, and nothing else', () => {
  const plan = { ...demoPlan(), unanswered: ['marketing', 'fixedCosts'] }
  const soFar = planSoFar(plan)
  expect([soFar.customerAcquisitionCost, soFar.contingencyMo, soFar.team]).toEqual([0, 0, []])
  expect(evaluate(soFar).monthly).toMatchObject({ totalFixedCost: 0, cacVariableCost: 0 })
  expect(evaluate(soFar).monthly.totalCOGS).toBe(evaluate(plan).monthly.totalCOGS)
  expect(planSoFar(demoPlan())).toEqual(demoPlan())
})

it('keeps an entry that names neither a question nor a product', () => {
  const before = { ...begun(), unanswered: ['marketing', 'later-question'] }
  const after = { ...before, customerAcquisitionCost: 12 }
  expect(withQuestionsSettled(before, after, 'customerAcquisitionCost').unanswered).toEqual(['later-question'])
})

it('knows which fields are not the founder’s yet', () => {
  const plan = begun()
  expect(isOpenField(plan, 'products.0.exFactoryPrice')).toBe(isOpen(plan, 'productCost'))
  expect(isOpenField(plan, 'products.0.name')).toBe(false)
  const openPlan = { ...plan, unanswered: [...costQuestions] }
  expect(isOpenField(openPlan, 'shippingPerOrder')).toBe(true)
  expect(isOpenField(openPlan, 'vatPct')).toBe(false)
})

it('has nothing to say of a plan without a product, units or a price, and no verdict', () => {
  const selling = (changed: object) => ({ ...demoPlan(), products: [{ ...blankProduct('a'), ...changed }] })
  expect(lackOfSales(blankPlan())).toBe('addProduct')
  expect(lackOfSales(selling({ unitPriceInclVAT: 90 }))).toBe('addUnits')
  const unpriced = selling({ unitsPerMonth: 20, exFactoryPrice: 10 })
  expect(lackOfSales(unpriced)).toBe('addPrice')
  expect(evaluate(unpriced).verdict).toBe('unprofitable')
  expect(shownVerdict(unpriced, evaluate(unpriced))).toBeNull()
  const unsold = { ...blankProduct('b'), unitPriceInclVAT: 90 }
  expect(lackOfSales({ ...unpriced, products: [...unpriced.products, unsold] })).toBe('addPrice')
  expect(lackOfSales(demoPlan())).toBeNull()
  expect(shownVerdict(demoPlan(), evaluate(demoPlan()))).toBe('moderate')
})
