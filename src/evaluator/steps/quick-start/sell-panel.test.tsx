import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import type { Language } from '../../../domain/options'
import { blankPlan, type Plan, type Product } from '../../../domain/plan/plan'
import { begunPlan } from '../../../domain/quick-start/begun-plan'
import { createI18n } from '../../../i18n'
import { quickStart as arQuickStart } from '../../../i18n/ar/evaluator/quick-start'
import { rules as arRules } from '../../../i18n/ar/evaluator/rules'
import { quickStart as enQuickStart } from '../../../i18n/en/evaluator/quick-start'
import { rules as enRules } from '../../../i18n/en/evaluator/rules'
import { languageAtom, planAtom, revealedStepsAtom, stepAtom } from '../../state/atoms'
import { dictionaries, textOf } from '../../state/testing/render'
import { SellPanel } from './sell-panel'

const words = {
  en: { ...dictionaries.en, quickStart: enQuickStart, rules: enRules },
  ar: { ...dictionaries.ar, quickStart: arQuickStart, rules: arRules },
}

/** The first questions once the results were asked for. */
function panelText(typed: Partial<Product>, language: Language = 'en', answered: Partial<Plan> = {}) {
  const store = createStore()
  const plan = begunPlan(blankPlan())
  store.set(languageAtom, language)
  store.set(planAtom, {
    ...plan,
    language,
    products: plan.products.map((product) => ({ ...product, ...typed })),
    ...answered,
  })
  store.set(revealedStepsAtom, new Set([store.get(stepAtom)]))
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(language, words[language])}>
      <Provider store={store}>
        <SellPanel />
      </Provider>
    </I18nextProvider>,
  )
  return textOf(markup)
}

it.each(['en', 'ar'] as const)('asks for missing units, and takes "not sure yet" for a category, in %s', (language) => {
  const text = panelText({ unitPriceInclVAT: 100, exFactoryPrice: 40, unitsPerMonth: 0 }, language)
  expect(text).toContain(words[language].rules.unitsRequired)
  expect(text).not.toContain(words[language].rules.productCategoryRequired)
})

it('says what a sale leaves only of figures within their limits', () => {
  const usual = { unitPriceInclVAT: 100, exFactoryPrice: 40, unitsPerMonth: 50 }
  expect(panelText(usual)).toContain('All sales of a month leave')
  for (const beyond of [{ unitPriceInclVAT: 1e15 }, { unitsPerMonth: 1e12 }]) {
    const text = panelText({ ...usual, ...beyond })
    expect(text).toContain(enQuickStart.answer.waiting)
    expect(text).not.toContain('All sales of a month leave')
  }
  expect(panelText({ ...usual, unitsPerMonth: 0 })).toContain('Each sale leaves')
})

it('asks an owner without registration for the cost excluding VAT, and tells that VAT apart', () => {
  const typed = { unitPriceInclVAT: 100, exFactoryPrice: 40, unitsPerMonth: 50 }
  const text = panelText(typed, 'en', { vatRegistered: false })
  expect(text).toContain(enQuickStart.sell.costHintExVat)
  // 15% of 40 and of a fee of 5.
  expect(text).toMatch(/less the unit at \D*40\.00, a payment fee of \D*5\.00 and the VAT on both, \D*6\.75/)
  const local = panelText({ ...typed, supplierChargesVat: false }, 'en', { vatRegistered: false })
  expect(local).toContain(enQuickStart.sell.costHint)
  expect(panelText(typed)).toContain(enQuickStart.sell.costHint)
})
