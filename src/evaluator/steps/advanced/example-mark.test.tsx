import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { languages } from '../../../domain/options'
import { createdPlan, noDefaults } from '../../../domain/plan/evaluator-defaults'
import type { Plan } from '../../../domain/plan/plan'
import { createI18n } from '../../../i18n'
import { ar } from '../../../i18n/ar'
import { advanced as arAdvanced } from '../../../i18n/ar/evaluator/advanced'
import { en } from '../../../i18n/en'
import { advanced as enAdvanced } from '../../../i18n/en/evaluator/advanced'
import { planAtom } from '../../state/atoms'
import { ExampleNote } from './example-mark'

const dictionaries = { en: { ...en, advanced: enAdvanced }, ar: { ...ar, advanced: arAdvanced } }

it.each(languages)(
  'labels growth and the other settings of a new plan as examples in %s, until one is typed',
  (language) => {
    const noteOf = (changes: Partial<Plan>, field: 'monthlyGrowthRate' | 'businessRiskLevel') => {
      const store = createStore()
      store.set(planAtom, { ...createdPlan(noDefaults), ...changes })
      return renderToStaticMarkup(
        <I18nextProvider i18n={createI18n(language, dictionaries[language])}>
          <Provider store={store}>
            <ExampleNote field={field} />
          </Provider>
        </I18nextProvider>,
      )
    }
    const example = dictionaries[language].advanced.check
    expect(noteOf({}, 'monthlyGrowthRate')).toContain(example)
    expect(noteOf({}, 'businessRiskLevel')).toContain(example)
    expect(noteOf({ monthlyGrowthRate: 0.02 }, 'monthlyGrowthRate')).toBe('')
    expect(noteOf({ businessRiskLevel: 'low' }, 'businessRiskLevel')).toBe('')
  },
)
