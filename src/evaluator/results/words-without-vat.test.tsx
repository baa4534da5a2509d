import type { ReactNode } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { type Language, languages } from '../../domain/options'
import { noVat as ar } from '../../i18n/ar/evaluator/no-vat'
import { noVat as en } from '../../i18n/en/evaluator/no-vat'
import { withNoVatWords } from '../../i18n/with-no-vat-words'
import { resultNames } from '../../results/result-kinds'
import { picturedPlans } from '../../results/testing/example-plans'
import { render, textOf } from '../state/testing/render'
import { AllFigures } from './details/all-figures'
import { ResultsDetails } from './details/results-details'
import { ExplanationView } from './explanations/explanation-view'
import { ResultsTop } from './top/results-top'

const replacing = { en, ar }

function WithoutVat({ language, children }: { language: Language; children: ReactNode }) {
  const { i18n } = useTranslation()
  return <I18nextProvider i18n={withNoVatWords(i18n, replacing[language])}>{children}</I18nextProvider>
}

/** Prices and sales with or without VAT; bills may say it, for they carry it. */
const vatInPrices = {
  en: /(?:price|sales|revenue|value|customers|shipping)[^.;:]{0,30}(?:including|excluding) VAT/i,
  ar: /شامل\S* الضريبة|(?:إيرادات|المبيعات)[^.؛:]{0,20} (?:بدون|دون) (?:ضريبة|الضريبة)/,
}

it.each(languages)('the results of a store without VAT speak of no price that holds it: %s', (language) => {
  const plan = picturedPlans['everything in use']
  expect(plan.vatRegistered).toBe(false)
  const page = (
    <>
      <ResultsTop />
      <ResultsDetails />
      <AllFigures unfolded />
      {resultNames.map((name) => (
        <ExplanationView key={name} name={name} />
      ))}
    </>
  )
  const usual = textOf(render(page, plan, language))
  const read = textOf(render(<WithoutVat language={language}>{page}</WithoutVat>, plan, language))
  expect(usual).toMatch(vatInPrices[language])
  expect(vatInPrices[language].exec(read)?.[0]).toBeUndefined()
})
