import { describe, expect, it } from 'vitest'
import { heldInState } from '../../../domain/model/conclusion/in-state'
import { evaluate } from '../../../domain/model/evaluate'
import { languages } from '../../../domain/options'
import type { Plan } from '../../../domain/plan/plan'
import { formatMoney } from '../../../i18n/format'
import { workedPlans } from '../../../results/testing/example-plans'
import { dictionaries, render, textOf } from '../../state/testing/render'
import { CodPanel } from './cod-panel'

const [, , layan = expect.fail()] = workedPlans

describe.each(languages)('the card about cash on delivery in %s', (language) => {
  const words = dictionaries[language].cod
  const card = (plan: Plan) => textOf(render(<CodPanel />, plan, language))
  const money = (value: number) => textOf(formatMoney(value, language, 'SAR'))

  it('sets an order by cash on delivery beside a prepaid one, with what refusals cost', () => {
    const { cod } = evaluate(heldInState(layan))
    if (!cod || cod.prepaidContributionPerOrder === null) expect.fail()
    const text = card(layan)
    expect(text).toContain(money(cod.prepaidContributionPerOrder - cod.codContributionPerOrder))
    expect(text).toContain(money(cod.codContributionPerOrder))
    expect(text).toContain(textOf(formatMoney(cod.costOfRefusalsMo, language, 'SAR', { max: 0 })))
    expect(text).toContain(
      language === 'en'
        ? '18 are refused. If about 50 were, cash on delivery would earn nothing'
        : 'يُرفض 18 من كل 100 طلب بالدفع عند الاستلام. وإذا بلغ المرفوض نحو 50 ',
    )
  })

  it('says that it loses where more are refused than it can bear', () => {
    const text = card({ ...layan, codRefusalPct: 60 })
    expect(text).toContain(textOf(words.beyond).split('{{')[0] ?? '')
    expect(text).not.toMatch(/\{\{|NaN|undefined/)
  })

  it('says that it loses even without refusals', () => {
    const cheap = { ...layan, products: layan.products.map((one) => ({ ...one, unitPriceInclVAT: 40 })) }
    expect(evaluate(cheap).cod?.refusalBreakEvenPct).toBeNull()
    expect(card(cheap)).toContain(words.neverEarns)
  })

  it('says nothing of the cost of refusals where there are none', () => {
    const text = card({ ...layan, codRefusalPct: 0 })
    expect(text).not.toContain(textOf(words.refusals).split('{{')[0])
  })

  it('is not there without cash on delivery', () => {
    const prepaid = layan.paymentMethods.filter(({ id }) => id !== 'cod')
    expect(render(<CodPanel />, { ...layan, paymentMethods: prepaid }, language)).toBe('')
  })
})
