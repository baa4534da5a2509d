import { expect, it } from 'vitest'
import type { ProductCategory } from '../../../domain/options'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { render, textOf } from '../../state/testing/render'
import { BenchmarkCard } from './benchmark-card'

/** A store whose new customers cost just the acquisition cost. */
const paying = (customerAcquisitionCost: number, productCategory: ProductCategory) => {
  const marketing = { customerAcquisitionCost, influencersMo: 0, paidAdsMo: 0 }
  return { ...demoPlan(), ...marketing, productCategory }
}

it('an acquisition cost equal to the typical one is called typical, not above it', () => {
  const text = textOf(render(<BenchmarkCard />, paying(80, 'home'), 'en'))
  expect(text).toContain('Your marketing per new customer of SAR 80.00 is the typical figure')
  expect(textOf(render(<BenchmarkCard />, paying(81, 'home'), 'en'))).toContain(
    'is within the usual range, but above the typical SAR 80',
  )
  expect(textOf(render(<BenchmarkCard />, paying(80, 'home'), 'ar'))).toContain('80.00 ر.س، وهو الأكثر شيوعًا')
})

it('a store of no category is compared with online stores in general', () => {
  expect(textOf(render(<BenchmarkCard />, paying(80, 'other'), 'en'))).toContain(
    'Compared with online stores in general',
  )
  expect(textOf(render(<BenchmarkCard />, paying(80, 'other'), 'ar'))).toContain('مقارنة بالمتاجر الإلكترونية عمومًا')
})
