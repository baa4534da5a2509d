import type { BreakEvenState, PerformanceBadge, ScenarioName, Verdict } from '../options'
import type { Conclusion } from './conclusion/types'
import type { cashMonthRows, productRows, projectionRows, scenarioRows, thresholdRows } from './results/results.gen'
import type { ValuesOf } from './results/row'
import type { ResultsOf } from './results/sections'

// What each result is, its unit and why it can be null is declared in `figures/`. Money is in the plan's currency.

/** The month's results before returns and stock, per month unless named otherwise. `null`: no meaning. */
export type Monthly = ResultsOf<'monthly'>

/** One of the three scenarios: a month under other demand and cost. */
export type Scenario = ValuesOf<typeof scenarioRows>

/** One month of the projection; month 0 is what is spent before the first sale. */
export type ProjectionMonth = ValuesOf<typeof projectionRows>

/** The advanced analysis; only computed when the plan switches it on. */
export type Advanced = ResultsOf<'advanced'> & Record<ScenarioName, Scenario> & { projection: ProjectionMonth[] }

/** The month after returns and stock holding: what every conclusion is read from. */
export type BottomLine = ResultsOf<'bottomLine'>

/** What one product adds to the month. */
export type ProductResult = { id: string } & ValuesOf<typeof productRows>

/** The months in which a year's taxable sales go above a threshold: those that have passed, those ahead. */
type VatThreshold = ValuesOf<typeof thresholdRows>

/** What VAT costs or brings a month, registered and not. */
export type VatPosition = ResultsOf<'vat'> & { voluntary: VatThreshold; mandatory: VatThreshold }

/** Cash on delivery against prepaid orders. */
export type CodPosition = ResultsOf<'cod'>

/** One month of the cash plan; month 0 is what is paid before the first sale. Payments are positive amounts. */
export type CashMonth = ValuesOf<typeof cashMonthRows>

/** Cash by month; only computed when the plan switches it on. */
export type CashPlanResult = ResultsOf<'cashPlan'> & {
  months: CashMonth[]
  neededFor: ResultsOf<'cashPlan.neededFor'>
  afterEnd: ResultsOf<'cashPlan.afterEnd'>
}

/** Everything `evaluate` says about a plan. See docs/model.md. */
export interface Evaluation {
  monthly: Monthly
  bottomLine: BottomLine
  products: ProductResult[]
  advanced: Advanced | null
  vat: VatPosition
  cod: CodPosition | null
  cashPlan: CashPlanResult | null
  conclusion: Conclusion
  /** As are state, verdict and badge: of the state of VAT that is concluded in. */
  breakEvenState: BreakEvenState
  verdict: Verdict | null
  performanceBadge: PerformanceBadge | null
}
