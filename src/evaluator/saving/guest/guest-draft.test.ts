import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blankPlan } from '../../../domain/plan/plan'
import { secondSample } from '../../../domain/samples/second-sample'
import { forgetPlan, keepPlan, lastOpened, rememberOpened } from './draft-storage'
import { planToBring } from './guest-draft'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** The second sample as an Arabic page keeps it: under names of its own. */
function inArabic() {
  const plan = secondSample()
  return {
    ...plan,
    storeName: 'ليان للعطور',
    products: plan.products.map((product) => ({ ...product, name: 'عطر' })),
    team: plan.team.map((member) => ({ ...member, customRole: 'خدمة عملاء' })),
    customOverheadsOps: plan.customOverheadsOps.map((cost) => ({ ...cost, name: 'تصوير' })),
  }
}

it('leaves an untouched second sample behind in either language, and brings an edited one along', () => {
  expect(planToBring()).toBeNull()
  keepPlan('secondSample', secondSample(), 'en')
  expect(planToBring()).toBeNull()
  keepPlan('secondSample', inArabic(), 'ar')
  expect(planToBring()).toBeNull()
  keepPlan('secondSample', { ...inArabic(), shippingPerOrder: 30 }, 'ar')
  expect(planToBring()).toMatchObject({ which: 'secondSample', plan: { shippingPerOrder: 30 } })
})

it('brings the own plan rather than a sample, and forgets no other plan with it', () => {
  keepPlan('secondSample', { ...secondSample(), shippingPerOrder: 30 }, 'en')
  keepPlan('own', blankPlan(), 'en')
  expect(planToBring()?.which).toBe('own')
  forgetPlan('own')
  expect(planToBring()?.which).toBe('secondSample')
})

it('opens the own plan again only when there is one', () => {
  rememberOpened('own')
  expect(lastOpened()).toBe('sample')
  keepPlan('own', blankPlan(), 'en')
  expect(lastOpened()).toBe('own')
  rememberOpened('secondSample')
  expect(lastOpened()).toBe('secondSample')
})
