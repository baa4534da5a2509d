import { evaluate } from '../src/domain/model/evaluate'
import { demoPlan } from '../src/domain/plan/demo-plan'

/** An amount as every screen writes it, in both languages: without its sign and its currency. */
const digitsOf = (value: number) =>
  Math.abs(value).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What the model makes of the sample store, and its profit as the screens write it. */
export const sample = evaluate(demoPlan())
export const sampleProfit = digitsOf(sample.bottomLine.operatingIncome)

/** An amount of a month as the results write it: in whole riyals, without its sign and its currency. */
export const wholeOf = (value: number) => Math.round(Math.abs(value)).toLocaleString('en-US')

/** The month of the sample store as Results write it in English. */
export const sampleMonth = `SAR\u00a0${wholeOf(sample.conclusion.income)}`
