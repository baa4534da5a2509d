import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { blankPlan, type Plan } from '../../domain/plan/plan'
import { createI18n } from '../../i18n'
import { missingAnswersAtom } from '../questions/question-atoms'
import { openedQuestionsAtom, planAtom } from '../state/atoms'
import { showPlan } from '../state/plan-store'
import { editAtom } from '../state/undo'
import { dictionaries } from '../steps/results/testing/render'
import { NumberField } from './number-field'
import { Question } from './question'

type Store = ReturnType<typeof createStore>

const drawn = (store: Store, element: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', dictionaries.en)}>
      <Provider store={store}>{element}</Provider>
    </I18nextProvider>,
  )

const path = 'overheads.officeOrWarehouse.amount'
const office = <NumberField path={path} emptyWhenZero />

it('a zero that was typed stays in its box and is an answer; an emptied box is none', () => {
  const store = createStore()
  const plan: Plan = { ...blankPlan(), unanswered: ['fixedCosts'] }
  showPlan(store, plan)
  expect(drawn(store, office)).toContain('value=""')
  store.set(editAtom, { plan: { ...plan }, place: path })
  expect(drawn(store, office)).toContain('value="0"')
  expect(store.get(missingAnswersAtom)).toEqual([])
  store.set(editAtom, { plan: { ...plan }, place: path, isEmptied: true })
  expect(drawn(store, office)).toContain('value=""')
})

it('a question that was answered with yes stays so on another step, and is asked anew of another plan', () => {
  const store = createStore()
  showPlan(store, blankPlan())
  const question = (
    <Question id="asked" label="Sold before?" isYes={false} place="salesLast12Months" toNo={(plan) => plan}>
      <p>How much?</p>
    </Question>
  )
  expect(drawn(store, question)).not.toContain('How much?')
  store.set(openedQuestionsAtom, new Set(['salesLast12Months']))
  expect(drawn(store, question)).toContain('How much?')
  showPlan(store, { ...store.get(planAtom) })
  expect(drawn(store, question)).not.toContain('How much?')
})
