import { type Concluded, concludedOf } from '../model/conclusion/concluded'
import { evaluatedInState, isConcludedRegistered, projectionWithoutGrowth } from '../model/conclusion/in-state'
import { evaluate } from '../model/evaluate'
import type { Evaluation } from '../model/evaluation'
import type { ProjectStatus, StepId } from '../options'
import { storedPlan } from '../plan/evaluator-defaults'
import type { Plan } from '../plan/plan'
import { builtInBenchmarks } from '../reference/benchmarks'
import { completionPct, currentStep, projectStatus, stepsDone } from '../rules/steps'
import { lackOfSales, type MissingAnswer, missingAnswers, planSoFar } from '../rules/unanswered'
import { cutText } from '../text/cut-text'

/** What the list of projects shows of a plan. Money in the plan's currency, a month. */
export interface ProjectFigures extends Concluded {
  /** False when the stored text is no plan: the other figures are then those of a blank one. */
  isReadable: boolean
  /** Whether the plan has sales or costs of sales. */
  isActive: boolean
  /** Whether the month pays its costs; null while there is no product, unit or price to say it of. */
  isProfitable: boolean | null
  /** Whether revenue is without VAT, in the state of VAT in which the plan is concluded. */
  vatRegistered: boolean
  /** Whether it is counted as registered for VAT, though it is not yet. */
  isCountedRegistered: boolean
  salesExVAT: number
  /** Before returns and stock. */
  operatingIncome: number
  /** The bottom line: what the month leaves. */
  profit: number
  /** 0–100; null without sales. */
  operatingMarginPct: number | null
  teamSize: number
  /** 0–100, in fifths. */
  completionPct: number
  status: ProjectStatus
  /** The step to go on with. */
  step: StepId
  /** What the plan still has to be asked: until it is empty there is no verdict to show. */
  missingAnswers: MissingAnswer[]
  /** The bottom line without the costs that are still unanswered. */
  profitSoFar: number
  /** What the plan has earned or spent by the end of each month, from month 0, without growth; null while nothing works it out. */
  cumulativeCash: number[] | null
}

/** Whether there is a profit, but without costs that are still unanswered: it is shown as such, and not rated. */
export function isFirstResult({ isProfitable, missingAnswers: missing }: ProjectFigures): boolean {
  return isProfitable !== null && missing.length > 0
}

/** What a project or a version leads to in one amount: before costs that are still unanswered, where there are any. */
export function outcomeOf(figures: ProjectFigures): { profit: number; currency: string; isFirstResult: boolean } {
  const isFirst = isFirstResult(figures)
  return { profit: isFirst ? figures.profitSoFar : figures.profit, currency: figures.currency, isFirstResult: isFirst }
}

/** A month in the state of VAT in which the plan is concluded, as Results show it. */
function monthOf(plan: Plan, evaluation: Evaluation) {
  const { monthly, bottomLine, conclusion, breakEvenState, vat } = evaluatedInState({
    plan,
    evaluation,
    benchmarks: builtInBenchmarks,
  })
  return {
    vatRegistered: vat.registered,
    isCountedRegistered: isConcludedRegistered(evaluation),
    isActive: monthly.salesExVAT > 0 || monthly.totalCOGS > 0,
    isProfitable: lackOfSales(plan) !== null ? null : conclusion.verdict !== 'unprofitable',
    conclusion,
    breakEvenState,
    salesExVAT: monthly.salesExVAT,
    operatingIncome: monthly.operatingIncome,
    profit: conclusion.income,
    operatingMarginPct: bottomLine.operatingMarginPct,
  }
}

function progressOf(plan: Plan) {
  const done = stepsDone(plan)
  return { completionPct: completionPct(done), status: projectStatus(done), step: currentStep(done) }
}

/** The longest texts of a plan that a list shows: stored ones may be as long as the plan. In UTF-16 units. */
const maxCurrencyLength = 8
const maxNameLength = 100

const namedShort = (answer: MissingAnswer): MissingAnswer =>
  answer.productName === null ? answer : { ...answer, productName: cutText(answer.productName, maxNameLength) }

/** The currency shown in lists: a three-letter code, or the first characters of an invalid one. */
export const shortCurrency = (currency: string): string => cutText(currency, maxCurrencyLength)

function cumulativeCashOf(plan: Plan, evaluation: Evaluation): number[] | null {
  const { cashPlan } = evaluation
  if (cashPlan) return cashPlan.months.map(({ closingCash }) => closingCash - plan.cashPlan.openingCash)
  const months = projectionWithoutGrowth({ plan, evaluation, benchmarks: builtInBenchmarks })
  return months?.map(({ cumulativeCash }) => cumulativeCash) ?? null
}

/** The figures of a stored plan for the list of projects; of any text. Source: docs/model.md, 'Steps'. */
export function projectFigures(projectData: string): ProjectFigures {
  const { plan, status } = storedPlan(projectData)
  const evaluation = evaluate(plan)
  const soFar = planSoFar(plan)
  return {
    ...concludedOf(plan, evaluation),
    isReadable: status !== 'unreadable',
    currency: shortCurrency(plan.currency),
    teamSize: plan.team.length,
    missingAnswers: missingAnswers(plan).map(namedShort),
    profitSoFar: (soFar === plan ? evaluation : evaluate(soFar)).conclusion.income,
    cumulativeCash: cumulativeCashOf(plan, evaluation),
    ...monthOf(plan, evaluation),
    ...progressOf(plan),
  }
}
