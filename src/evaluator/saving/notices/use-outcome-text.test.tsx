import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import type { Language } from '../../../domain/options'
import { createI18n } from '../../../i18n'
import { ar } from '../../../i18n/ar'
import { saving as arSaving } from '../../../i18n/ar/evaluator/saving'
import { en } from '../../../i18n/en'
import { saving as enSaving } from '../../../i18n/en/evaluator/saving'
import { textOf } from '../../state/testing/render'
import { type Outcome, useOutcomeText } from './use-outcome-text'

const dictionaries = { en: { ...en, saving: enSaving }, ar: { ...ar, saving: arSaving } }

function Text(outcome: Outcome) {
  return <p>{useOutcomeText()(outcome)}</p>
}

it.each<[Language, number, string, isFirstResult?: boolean]>([
  ['en', 2743.17, 'a profit of SAR 2,743'],
  ['en', -7603.4, 'a loss of SAR 7,603'],
  ['en', -0.4, 'a profit of SAR 0'],
  ['ar', 2743.17, 'ربح 2,743 ر.س'],
  ['ar', -7603.4, 'خسارة 7,603 ر.س'],
  ['en', 13450, 'a profit of SAR 13,450 before costs not answered yet', true],
  ['ar', 13450, 'ربح 13,450 ر.س قبل تكاليف لم تُدخل بعد', true],
])('says in %s what a month of %d leaves, a loss without a minus', (language, profit, text, isFirstResult = false) => {
  const page = (
    <I18nextProvider i18n={createI18n(language, dictionaries[language])}>
      <Text profit={profit} currency="SAR" isFirstResult={isFirstResult} />
    </I18nextProvider>
  )
  expect(textOf(renderToStaticMarkup(page)).trim()).toBe(text)
})
