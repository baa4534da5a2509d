import { expect, it } from 'vitest'
import type { Language } from '../../../domain/options'
import { blankPlan } from '../../../domain/plan/plan'
import { typicalValues } from '../../../domain/typical/typical-values'
import { render, textOf } from '../../state/testing/render'
import { useValueText } from './value-words'

function Value({ field, value }: { field: string; value: number }) {
  const textOfValue = useValueText()
  const of = typicalValues.find((one) => one.field === field) ?? expect.fail()
  return <p>{textOfValue({ of, value, certainty: 'example', source: null, date: null })}</p>
}

const written = (field: string, value: number, language: Language) =>
  textOf(render(<Value field={field} value={value} />, blankPlan(), language)).trim()

it.each([
  [1, '1 month', 'شهر واحد'],
  [2, '2 months', 'شهران'],
  [12, '12 months', '12 شهرًا'],
  [0.25, '0.25 months', '0.25 شهر'],
])('writes %d months with the word that its number asks for', (value, en, ar) => {
  expect(written('cashPlan.stockCoverMonths', value, 'en')).toBe(en)
  expect(written('cashPlan.stockCoverMonths', value, 'ar')).toBe(ar)
})

it('does so with days', () => {
  expect(written('supplierPaymentTermsDays', 30, 'ar')).toBe('30 يومًا')
  expect(written('supplierPaymentTermsDays', 0, 'ar')).toBe('0 يوم')
})
