import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { parsePlan } from '../../../domain/plan/parse-plan'
import { blankPlan, type Plan } from '../../../domain/plan/plan'
import { isYesGiven, withTyped, withYes } from '../../../domain/rules/given'
import { createI18n } from '../../../i18n'
import { NumberField } from '../../fields/number-field'
import { Question } from '../../fields/question'
import { showPlan } from '../../saving/guest/plan-store'
import { planAtom } from '../../state/atoms'
import { dictionaries } from '../../state/testing/render'
import { missingAnswersAtom } from '../../state/unanswered'
import { editAtom, undoAtom } from '../../state/undo/undo'

type Store = ReturnType<typeof createStore>

const drawn = (store: Store, element: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createI18n('en', dictionaries.en)}>
      <Provider store={store}>{element}</Provider>
    </I18nextProvider>,
  )

const path = 'overheads.officeOrWarehouse.amount'
const office = <NumberField path={path} emptyWhenZero />

/** The plan as another page finds it. */
const reload = (store: Store) => showPlan(store, parsePlan(JSON.stringify(store.get(planAtom))).plan)

it('a zero that was typed stays in its box, also after a reload, and is an answer; an emptied box is none', () => {
  const store = createStore()
  const plan: Plan = { ...blankPlan(), unanswered: ['fixedCosts'] }
  showPlan(store, plan)
  expect(drawn(store, office)).toContain('value=""')
  store.set(editAtom, { plan: withTyped(plan, path, true), place: path })
  reload(store)
  expect(drawn(store, office)).toContain('value="0"')
  expect(store.get(missingAnswersAtom)).toEqual([])
  store.set(editAtom, { plan: withTyped(store.get(planAtom), path, false), place: path, isEmptied: true })
  reload(store)
  expect(drawn(store, office)).toContain('value=""')
})

it('a question that was answered with yes stays so, also after a reload, and Undo takes the answer back', () => {
  const store = createStore()
  showPlan(store, blankPlan())
  const question = (
    <Question question="soldBefore" label="Sold before?" isYes={false} place="salesLast12Months" toNo={(plan) => plan}>
      <p>How much?</p>
    </Question>
  )
  expect(drawn(store, question)).not.toContain('How much?')
  store.set(editAtom, { plan: withYes(store.get(planAtom), 'soldBefore', true), place: 'soldBefore' })
  expect(drawn(store, question)).toContain('How much?')
  store.set(undoAtom)
  expect(isYesGiven(store.get(planAtom), 'soldBefore')).toBe(false)
  expect(drawn(store, question)).not.toContain('How much?')
})
