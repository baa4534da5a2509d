import { demoPlan } from '../../../domain/plan/demo-plan'
import { parsePlan } from '../../../domain/plan/parse-plan'
import type { Plan } from '../../../domain/plan/plan'
import { secondSample } from '../../../domain/samples/second-sample'
import { type DevicePlan, forgetPlan, restorePlan } from './draft-storage'

export interface GuestPlan {
  which: DevicePlan
  plan: Plan
}

const withoutName = <T extends { name: string }>(named: T): T => ({ ...named, name: '' })

/** A plan's figures without the names, which a sample has in two languages. */
function figuresOf(plan: Plan): string {
  return JSON.stringify({
    ...plan,
    language: 'en',
    storeName: '',
    productName: '',
    products: plan.products.map(withoutName),
    customOverheadsOps: plan.customOverheadsOps.map(withoutName),
    team: plan.team.map((member) => ({ ...member, customRole: '' })),
  })
}

const samples = { sample: demoPlan, secondSample } as const

/** The sample on this device, if it was worked on. */
function workedOn(which: keyof typeof samples): GuestPlan | null {
  const restored = restorePlan(which)
  if (restored.kind !== 'plan') return null
  const untouched = parsePlan(JSON.stringify(samples[which]())).plan
  return figuresOf(restored.plan) === figuresOf(untouched) ? null : { which, plan: restored.plan }
}

/** The guest's own plan on this device, if there is one. */
export function ownPlan(): GuestPlan | null {
  const own = restorePlan('own')
  return own.kind === 'plan' ? { which: 'own', plan: own.plan } : null
}

/** What a new user brings along: the own plan, else an edited sample. An untouched sample is not brought. */
export function planToBring(): GuestPlan | null {
  return ownPlan() ?? workedOn('sample') ?? workedOn('secondSample')
}

/** The plan is a project now: this device forgets it. */
export function handOver({ which }: GuestPlan): void {
  forgetPlan(which)
}
