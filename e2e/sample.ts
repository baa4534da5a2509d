import { evaluate } from '../src/domain/model/evaluate'
import { demoPlan } from '../src/domain/plan/demo-plan'

/** An amount as every screen writes it, in both languages: without its sign and its currency. */
export const digitsOf = (value: number) =>
  Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What the model makes of the sample store, and its profit as the screens write it. */
export const sample = evaluate(demoPlan())
export const sampleProfit = digitsOf(sample.bottomLine.operatingIncome)
