import { text } from 'node:stream/consumers'
import { createStore, Provider } from 'jotai'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import { noTrial, type Trial } from '../../../domain/edits/trial'
import type { Language } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { valueAtPath } from '../../../domain/text/value-at-path'
import { createI18n } from '../../../i18n'
import { ar } from '../../../i18n/ar'
import { costs as arCosts } from '../../../i18n/ar/evaluator/costs'
import { decisions as arDecisions } from '../../../i18n/ar/evaluator/decisions'
import { explain as arExplain } from '../../../i18n/ar/evaluator/explain'
import { fields as arFields } from '../../../i18n/ar/evaluator/fields'
import { questions as arQuestions } from '../../../i18n/ar/evaluator/questions'
import { results as arResults } from '../../../i18n/ar/evaluator/results'
import { cash as arCash } from '../../../i18n/ar/evaluator/results-parts/cash'
import { cod as arCod } from '../../../i18n/ar/evaluator/results-parts/cod'
import { vat as arVat } from '../../../i18n/ar/evaluator/results-parts/vat'
import { revenue as arRevenue } from '../../../i18n/ar/evaluator/revenue'
import { rules as arRules } from '../../../i18n/ar/evaluator/rules'
import { season as arSeason } from '../../../i18n/ar/evaluator/season'
import { sources as arSources } from '../../../i18n/ar/evaluator/sources'
import { files as arFiles } from '../../../i18n/ar/files'
import { actuals as arActuals } from '../../../i18n/ar/plans/actuals'
import { duties as arDuties } from '../../../i18n/ar/plans/duties'
import { report as arReport } from '../../../i18n/ar/plans/report'
import { sales as arSales } from '../../../i18n/ar/plans/sales'
import { en } from '../../../i18n/en'
import { costs as enCosts } from '../../../i18n/en/evaluator/costs'
import { decisions as enDecisions } from '../../../i18n/en/evaluator/decisions'
import { explain as enExplain } from '../../../i18n/en/evaluator/explain'
import { fields as enFields } from '../../../i18n/en/evaluator/fields'
import { questions as enQuestions } from '../../../i18n/en/evaluator/questions'
import { results as enResults } from '../../../i18n/en/evaluator/results'
import { cash as enCash } from '../../../i18n/en/evaluator/results-parts/cash'
import { cod as enCod } from '../../../i18n/en/evaluator/results-parts/cod'
import { vat as enVat } from '../../../i18n/en/evaluator/results-parts/vat'
import { revenue as enRevenue } from '../../../i18n/en/evaluator/revenue'
import { rules as enRules } from '../../../i18n/en/evaluator/rules'
import { season as enSeason } from '../../../i18n/en/evaluator/season'
import { sources as enSources } from '../../../i18n/en/evaluator/sources'
import { files as enFiles } from '../../../i18n/en/files'
import { actuals as enActuals } from '../../../i18n/en/plans/actuals'
import { duties as enDuties } from '../../../i18n/en/plans/duties'
import { report as enReport } from '../../../i18n/en/plans/report'
import { sales as enSales } from '../../../i18n/en/plans/sales'
import { languageAtom, planAtom, stepAtom, trialAtom } from '../atoms'
import { printsAllAtom } from '../printing'

/** The words of a page with the results open, and those that the report loads. */
export const dictionaries = {
  en: {
    ...en,
    questions: enQuestions,
    rules: enRules,
    season: enSeason,
    files: enFiles,
    report: enReport,
    actuals: enActuals,
    cash: enCash,
    cod: enCod,
    vat: enVat,
    costs: enCosts,
    decisions: enDecisions,
    duties: enDuties,
    explain: enExplain,
    fields: enFields,
    results: enResults,
    revenue: enRevenue,
    sales: enSales,
    sources: enSources,
  },
  ar: {
    ...ar,
    questions: arQuestions,
    rules: arRules,
    season: arSeason,
    files: arFiles,
    report: arReport,
    actuals: arActuals,
    cash: arCash,
    cod: arCod,
    vat: arVat,
    costs: arCosts,
    decisions: arDecisions,
    duties: arDuties,
    explain: arExplain,
    fields: arFields,
    results: arResults,
    revenue: arRevenue,
    sales: arSales,
    sources: arSources,
  },
}

type Dictionaries = (typeof dictionaries)[Language]

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** What a person reads in markup: no tags, no marks of direction, plain spaces. */
export function textOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
}

function pageOf(
  element: ReactElement,
  plan: Plan,
  language: Language,
  isPrinted: boolean,
  trial = noTrial,
  said: Dictionaries = dictionaries[language],
): ReactElement {
  const store = createStore()
  store.set(printsAllAtom, isPrinted)
  store.set(languageAtom, language)
  store.set(planAtom, { ...plan, language })
  if (trial !== noTrial) store.set(stepAtom, 'results')
  store.set(trialAtom, trial)
  const words = createI18n(language, said)
  return (
    <I18nextProvider i18n={words}>
      <Provider store={store}>
        <Router ssrPath="/demo">{element}</Router>
      </Provider>
    </I18nextProvider>
  )
}

/** Draws a part of the evaluator for a plan, as a page of the language does; printed, everything is unfolded. */
export const render = (element: ReactElement, plan: Plan, language: Language, isPrinted = false): string =>
  renderToStaticMarkup(pageOf(element, plan, language, isPrinted))

/** The same printed, while something may be tried, with what is loaded when it is first shown. */
export async function renderWhole(
  element: ReactElement,
  plan: Plan,
  trial?: Trial,
  said: Dictionaries = dictionaries.en,
): Promise<string> {
  const page = pageOf(element, plan, 'en', true, trial, said)
  const { prelude } = await prerenderToNodeStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // What stands above the page has no place outside of browsers, and is left out.
    onError: () => {},
  })
  return text(prelude)
}

/** The word under a dotted name: 'bottomLine.orderMargin' is inside its group. */
export function wordAt(words: object, name: string): string {
  const found = valueAtPath(words, name)
  return typeof found === 'string' ? found : ''
}
