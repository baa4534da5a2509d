import { demoPlan } from '../../domain/plan/demo-plan'
import { parsePlan } from '../../domain/plan/parse-plan'
import type { Plan } from '../../domain/plan/plan'
import { type DevicePlan, forgetPlan, restorePlan } from './draft-storage'

export interface KeptPlan {
  which: DevicePlan
  plan: Plan
}

/** A plan's figures without the names, which the sample has in two languages. */
function figuresOf(plan: Plan): string {
  const products = plan.products.map((product) => ({ ...product, name: '' }))
  return JSON.stringify({ ...plan, products, language: 'en', storeName: '', productName: '' })
}

const untouched = figuresOf(parsePlan(JSON.stringify(demoPlan())).plan)

/** The plan of one's own on this device, if there is one. */
export function ownPlan(): KeptPlan | null {
  const own = restorePlan('own')
  return own.kind === 'plan' ? { which: 'own', plan: own.plan } : null
}

/** What somebody new brings along: the own plan, else a sample that was worked on. An untouched sample is nobody's. */
export function planToBring(): KeptPlan | null {
  const own = ownPlan()
  if (own) return own
  const sample = restorePlan('sample')
  if (sample.kind !== 'plan' || figuresOf(sample.plan) === untouched) return null
  return { which: 'sample', plan: sample.plan }
}

/** The plan is a project now: this device starts anew. */
export function handOver({ which }: KeptPlan): void {
  forgetPlan(which)
}
