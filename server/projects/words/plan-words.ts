import type { i18n, ResourceLanguage } from 'i18next'
import type { Language } from '../../../src/domain/options'
import type { Plan } from '../../../src/domain/plan/plan'
import type { workbookDictionaries } from '../../../src/files/workbook/dictionaries'
import { WorkbookTexts } from '../../../src/files/workbook/texts'
import { type WorkbookWords, workbookWords } from '../../../src/files/workbook/words'
import { ar as firstAr } from '../../../src/i18n/ar'
import { advanced as advancedAr } from '../../../src/i18n/ar/evaluator/advanced'
import { cashInputs as cashInputsAr } from '../../../src/i18n/ar/evaluator/cash-inputs'
import { costs as costsAr } from '../../../src/i18n/ar/evaluator/costs'
import { decisions as decisionsAr } from '../../../src/i18n/ar/evaluator/decisions'
import { explain as explainAr } from '../../../src/i18n/ar/evaluator/explain'
import { fields as fieldsAr } from '../../../src/i18n/ar/evaluator/fields'
import { noVat as noVatAr } from '../../../src/i18n/ar/evaluator/no-vat'
import { questions as questionsAr } from '../../../src/i18n/ar/evaluator/questions'
import { results as resultsAr } from '../../../src/i18n/ar/evaluator/results'
import { revenue as revenueAr } from '../../../src/i18n/ar/evaluator/revenue'
import { season as seasonAr } from '../../../src/i18n/ar/evaluator/season'
import { actuals as actualsAr } from '../../../src/i18n/ar/plans/actuals'
import { assistants as assistantsAr } from '../../../src/i18n/ar/plans/assistants'
import { workbook as workbookAr } from '../../../src/i18n/ar/workbook/workbook'
import { en as firstEn } from '../../../src/i18n/en'
import { advanced as advancedEn } from '../../../src/i18n/en/evaluator/advanced'
import { cashInputs as cashInputsEn } from '../../../src/i18n/en/evaluator/cash-inputs'
import { costs as costsEn } from '../../../src/i18n/en/evaluator/costs'
import { decisions as decisionsEn } from '../../../src/i18n/en/evaluator/decisions'
import { explain as explainEn } from '../../../src/i18n/en/evaluator/explain'
import { fields as fieldsEn } from '../../../src/i18n/en/evaluator/fields'
import { noVat as noVatEn } from '../../../src/i18n/en/evaluator/no-vat'
import { questions as questionsEn } from '../../../src/i18n/en/evaluator/questions'
import { results as resultsEn } from '../../../src/i18n/en/evaluator/results'
import { revenue as revenueEn } from '../../../src/i18n/en/evaluator/revenue'
import { season as seasonEn } from '../../../src/i18n/en/evaluator/season'
import { actuals as actualsEn } from '../../../src/i18n/en/plans/actuals'
import { assistants as assistantsEn } from '../../../src/i18n/en/plans/assistants'
import { workbook as workbookEn } from '../../../src/i18n/en/workbook/workbook'

// The words in which a program is answered about a plan: those of the screens, in plain text.

type Needed = Record<(typeof workbookDictionaries)[number], unknown>

const dictionaries = {
  en: {
    ...firstEn,
    actuals: actualsEn,
    advanced: advancedEn,
    assistants: assistantsEn,
    cashInputs: cashInputsEn,
    costs: costsEn,
    decisions: decisionsEn,
    explain: explainEn,
    fields: fieldsEn,
    questions: questionsEn,
    results: resultsEn,
    revenue: revenueEn,
    season: seasonEn,
    workbook: workbookEn,
  },
  ar: {
    ...firstAr,
    actuals: actualsAr,
    advanced: advancedAr,
    assistants: assistantsAr,
    cashInputs: cashInputsAr,
    costs: costsAr,
    decisions: decisionsAr,
    explain: explainAr,
    fields: fieldsAr,
    questions: questionsAr,
    results: resultsAr,
    revenue: revenueAr,
    season: seasonAr,
    workbook: workbookAr,
  },
} satisfies Record<Language, ResourceLanguage & Needed>

const noVat = { en: noVatEn, ar: noVatAr } satisfies Record<Language, unknown>

/** The dictionaries of a language, with those that replace them where a store is not registered for VAT. */
const sourceOfWords = (language: Language, { vatRegistered }: Pick<Plan, 'vatRegistered'>): WorkbookWords => ({
  language,
  dictionaries: dictionaries[language],
  noVat: vatRegistered ? null : noVat[language],
})

const made = new Map<string, i18n>()

/** The words for a plan, made once for each language and state of VAT. */
export function planWords(language: Language, plan: Pick<Plan, 'vatRegistered'>): i18n {
  const key = `${language} ${plan.vatRegistered}`
  const words = made.get(key) ?? workbookWords(sourceOfWords(language, plan))
  made.set(key, words)
  return words
}

/** Texts by their dictionary and name, and names of what is in a plan. */
export const planTexts = (language: Language, plan: Plan) =>
  new WorkbookTexts(planWords(language, plan), language, plan)
