import { createStore, Provider } from 'jotai'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { blankPlan, type Plan } from '../../../domain/plan/plan'
import { begunPlan } from '../../../domain/quick-start/begun-plan'
import { withOnDelivery } from '../../../domain/quick-start/opening'
import { createI18n } from '../../../i18n'
import { quickStart } from '../../../i18n/en/evaluator/quick-start'
import { planAtom } from '../../state/atoms'
import { dictionaries, textOf } from '../../state/testing/render'
import { QuickStart } from './quick-start'

const nothing = () => {}

function pageText(currency: string, change = (plan: Plan) => plan) {
  const store = createStore()
  store.set(planAtom, change({ ...begunPlan(blankPlan()), currency }))
  return textOf(
    renderToStaticMarkup(
      <I18nextProvider i18n={createI18n('en', { ...dictionaries.en, quickStart })}>
        <Provider store={store}>
          <Router ssrPath="/demo">
            <QuickStart header={null} onStarter={nothing} onSell={nothing} onLeave={nothing} />
          </Router>
        </Provider>
      </I18nextProvider>,
    ),
  )
}

it('a plan begins with what was sold in riyals alone, for no amount is converted', () => {
  expect(pageText('SAR')).toContain(quickStart.sellsAlready.title)
  expect(pageText('USD')).not.toContain(quickStart.sellsAlready.title)
})

it('cash on delivery says what the verdict waits for: its share, then how many refuse', () => {
  const { codShare, refusals } = dictionaries.en.costs.payment.cod.waitsFor
  const yes = (plan: Plan) => withOnDelivery(plan, 'yes')
  expect(pageText('SAR')).not.toContain(codShare)
  expect(pageText('SAR', yes)).toContain(codShare)
  const shared = pageText('SAR', (plan) => ({ ...yes(plan), codSharePct: 60 }))
  expect(shared).not.toContain(codShare)
  expect(shared).toContain(refusals)
  expect(pageText('SAR', (plan) => ({ ...yes(plan), codSharePct: 60, codRefusalPct: 15 }))).not.toContain(refusals)
})
