import type { Concluded } from '../../../domain/model/conclusion/concluded'
import type { Conclusion } from '../../../domain/model/conclusion/types'
import { evaluate } from '../../../domain/model/evaluate'
import { demoPlan } from '../../../domain/plan/demo-plan'
import { createI18n } from '../../../i18n'
import { en } from '../../../i18n/en'
import { conclusionTexts } from '../conclusion-texts'

// What is said, in English, of a store that earns and of which nothing else is to be said, with some of that changed.

const i18n = createI18n('en', en)
export const words = { t: i18n.getFixedT('en', 'summary'), language: 'en' } as const
const { conclusion, breakEvenState: stateOfSample } = evaluate(demoPlan())
export const breakEvenState = stateOfSample
export const plain: Conclusion = {
  ...conclusion,
  income: 1500,
  stressIncome: null,
  verdict: 'strong',
  caps: [],
  registration: null,
  afterOwnerPay: null,
  needed: null,
  back: null,
  growth: null,
  decline: null,
}
export const plainly = {
  currency: 'SAR',
  startMonth: '',
  plannedGrowthPct: null,
  growthToDutyPct: null,
  isDutyByPast: false,
  existingPct: null,
  goodsCost: 'supplier',
  comingBack: 'both',
  fewUnits: null,
  orderOfFew: null,
} as const
export const read = (text: string | null) =>
  text?.replace(/[\u200e\u200f\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ') ?? null
export const said = (changed: Partial<Conclusion>, other: Partial<Concluded> = {}) =>
  conclusionTexts(words, {
    conclusion: { ...plain, ...changed },
    breakEvenState,
    ...plainly,
    ...other,
  })
export const one = (
  part: 'income' | 'needed' | 'back' | 'trend' | 'stress' | 'ownerPay',
  changed: Partial<Conclusion>,
) => read(said(changed)[part])
