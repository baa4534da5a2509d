import { expect, it } from 'vitest'
import type { Figure } from '../../domain/model/language/figure'
import { figuresIn } from '../../domain/model/language/reading'
import { productCostFields } from '../../domain/plan/plan-fields'
import type { OpenQuestion } from '../../domain/rules/open-figures'
import { figureOfResult } from '../declared-figures'
import { declaredResults, resultNames } from '../result-kinds'
import { isHeld, provisionalResult } from './held-results'

/** The fields that each question is answered in, by the names that formulas read them by. */
const fieldsOf: Partial<Record<OpenQuestion, readonly string[]>> = {
  productCost: Object.keys(productCostFields),
  delivery: ['shippingPerOrder', 'packagingPerOrder', 'fulfillmentPerOrder'],
  paymentFees: ['percent', 'fixed', 'paymentBasicPercent', 'paymentBasicFixed'],
  marketing: ['customerAcquisitionCost', 'influencersMo', 'paidAdsMo'],
  fixedCosts: ['amount', 'monthlyCost', 'contingencyMo'],
  returns: ['returnProcessingCost'],
}

function fieldsReadBy(figure: Figure, seen = new Set<Figure>()): string[] {
  if (seen.has(figure)) return []
  seen.add(figure)
  const own = figure.source?.kind === 'field' ? [figure.source.name] : []
  return [...own, ...(figure.formula ? figuresIn(figure.formula).flatMap((one) => fieldsReadBy(one, seen)) : [])]
}

const isOfMonth = ({ part }: { part: string }) => part === 'monthly' || part === 'bottomLine'

it.each(Object.entries(fieldsOf))(
  'while %s is missing, every result whose formula reads it is held, and the rest of the month is shown',
  (question, fields) => {
    const missing = [{ question: question as OpenQuestion, path: '', productName: null }]
    const wrong = resultNames.filter((name) => {
      if (name === provisionalResult) return false
      const rests = fieldsReadBy(figureOfResult(name).figure).some((field) => fields.includes(field))
      const held = isHeld(name, missing)
      return rests ? !held : held && isOfMonth(declaredResults[name])
    })
    expect(wrong).toEqual([])
  },
)
