import { type VatState, type VerdictCap, verdictCaps } from '../../options'
import { readOptional } from '../../plan/field'
import type { Plan } from '../../plan/plan'
import { planFields } from '../../plan/plan-fields'
import { monthsAhead, registersWithin } from '../constants'
import type { CashPlanResult } from '../evaluation'
import { type Evaluated, evaluated, healthScoreOf } from '../generated/evaluate.gen'
import { breakEvenState, performanceBadge } from '../verdict'
import { backOf, isBackForNow, neededOf } from './money'
import { trendsOf } from './trend'
import type { Back, Conclusion, Registration } from './types'

/** Everything that is said of a plan in the state of VAT that it is concluded in. */
export interface Conclusions {
  conclusion: Conclusion
  cashPlan: CashPlanResult | null
  breakEvenState: ReturnType<typeof breakEvenState>
  performanceBadge: ReturnType<typeof performanceBadge>
  /** 0–100; 0 while the advanced analysis is off. */
  businessHealthScore: number
}

/** When the store has to register, and what that makes of the month; null where it never has to. */
function registrationOf({ vat, bottomLine }: Evaluated, vatPct: number): Registration | null {
  const { registered, mustRegisterMonth: month, incomeIfRegistered: after } = vat
  if (registered || vatPct === 0 || month === null) return null
  return { month, before: bottomLine.operatingIncome, after }
}

function stateOf({ vat }: Evaluated, registration: Registration | null): VatState {
  const isSoon = registration !== null && registration.month <= registersWithin
  return vat.registered || isSoon ? 'registered' : 'unregistered'
}

/** How soon money has to be back for a verdict above moderate. */
function isBackInTime({ state, cash, health }: Evaluated, back: Back | null): boolean {
  if (cash) return back?.kind === 'month'
  if (!health) return true
  return state.backWithoutGrowth !== null && state.backWithoutGrowth <= monthsAhead
}

/** The reasons for which a month that pays for itself is no more than moderate. */
function capsOf(figures: Evaluated, back: Back | null, ownerPay: number | null): VerdictCap[] {
  const { stressIncome: stress } = figures.state
  if (stress === null) return []
  const holds: Record<VerdictCap, boolean> = {
    freeCustomers: figures.state.areCustomersFree,
    ownerPay: ownerPay !== null && ownerPay < 0,
    stress: stress < 0,
    notBack: !isBackInTime(figures, back),
  }
  return verdictCaps.filter((cap) => holds[cap])
}

function verdictOf(
  { totalUnits, isMonthlyProfitable, isMarginStrong }: Evaluated['state'],
  caps: readonly VerdictCap[],
) {
  if (totalUnits === 0) return null
  if (!isMonthlyProfitable) return 'unprofitable'
  return isMarginStrong && caps.length === 0 ? 'strong' : 'moderate'
}

const noScore = { health: null, businessHealthScore: 0 }

/** The month in which the score has the money back: none where it takes longer than a name is given to. */
const backMonthOf = (back: Back | null) => (back?.kind === 'month' ? back.month : null)

/** What may be concluded from a plan, and what follows from that. Source: docs/model.md, 'Conclusion'. */
export function conclude(plan: Plan, typed: Evaluated, typicalMargin: number): Conclusions {
  const registration = registrationOf(typed, typed.vatPct)
  const state = stateOf(typed, registration)
  const isRegistered = state === 'registered'
  const isAsTyped = isRegistered === typed.vat.registered
  const figures = isAsTyped ? typed : evaluated({ ...plan, vatRegistered: isRegistered }, typicalMargin)
  const { income, incomeBefore, stressIncome, totalUnits, operatingMarginPct, breakEvenUnits } = figures.state
  const back = backOf(figures)
  const pay = readOptional(plan.ownerPayMo, planFields.ownerPayMo)
  const afterOwnerPay = pay === null ? null : income - pay
  const { health, businessHealthScore } = figures.health ? healthScoreOf(figures.health, backMonthOf(back)) : noScore
  const caps = capsOf(figures, back, afterOwnerPay)
  return {
    conclusion: {
      state,
      income,
      incomeBefore,
      registration,
      verdict: verdictOf(figures.state, caps),
      caps,
      stressIncome,
      needed: neededOf(figures),
      back,
      ...trendsOf(figures),
      afterOwnerPay,
      isFundingNeverEnough: figures.funding?.isNeverEnough ?? false,
      isFundingStillFalling: figures.funding?.isStillFalling ?? false,
      isCashNeverEnough: figures.state.isCashNeverEnough,
      isCashStillFalling: figures.cash?.isStillFalling ?? false,
      isCashBackForNow: isBackForNow(figures),
      health,
    },
    cashPlan: figures.cash?.plan ?? null,
    breakEvenState: breakEvenState(totalUnits, breakEvenUnits),
    performanceBadge: performanceBadge(totalUnits, operatingMarginPct),
    businessHealthScore,
  }
}
