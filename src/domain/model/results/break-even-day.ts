import { roundingSlack } from '../constants'
import type { ResultName } from './sections'

/** Results that are a part of the month in the model, and a day of it wherever they are shown. */
export const isBreakEvenDay = (name: ResultName): boolean =>
  name === 'monthsToBreakEven' || name === 'bottomLine.monthsToBreakEven'

/** A month has so many days. */
export const daysInMonth = 30

/** The day of the month on which a part of it has passed: a whole one, the first at least. */
export const breakEvenDay = (part: number): number => Math.max(1, Math.ceil(part * daysInMonth - roundingSlack))
