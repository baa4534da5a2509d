import { evaluate } from '../../domain/model/evaluate'
import { workingsOf } from '../../domain/model/generated/workings.gen'
import type { NameIn } from '../../domain/model/results/sections'
import { type ExplainContext, type Formula, is, minus, over, part, plus, type Step, times } from './formula-steps'
import type { FormulaOf } from './month-formulas'
import { type Label, type Word, word } from './operands'

const named = (name: Word): Label => ({ from: 'word', name })

type Figure =
  | 'orderValue'
  | 'orderGoods'
  | 'codFee'
  | 'prepaidFee'
  | 'orderSending'
  | 'orderAcquisition'
  | 'orderBringingBack'

/** The figures of an average order; null where there is no cash on delivery. */
function figuresOf({ plan, evaluation }: ExplainContext) {
  if (evaluation.cod === null) return null
  const values = workingsOf(plan)
  return (name: Figure) => word(name, values[name], 'money')
}

type Figures = NonNullable<ReturnType<typeof figuresOf>>

const whileOn =
  (formula: (figure: Figures, context: ExplainContext) => Formula): FormulaOf =>
  (context) => {
    const figure = figuresOf(context)
    return figure ? formula(figure, context) : { steps: [] }
  }

/** What an order leaves that is accepted, before it is sent. */
const earned = (figure: Figures): Step[] => [
  is(figure('orderValue')),
  minus(figure('orderGoods')),
  minus(figure('codFee')),
]

/** What a refused order costs besides sending it: goods that cannot be sold again, and the way back. */
function lost(figure: Figures): Step[] {
  return [is(figure('orderGoods')), times('refusedUnsellablePct'), plus(figure('orderBringingBack'))]
}

const ofCod: FormulaOf = whileOn((figure, { plan }) => {
  const { refusalRate: rate } = workingsOf(plan)
  const accepted = [...earned(figure), times('codRefusalPct', 'butThis')]
  if (rate === 0) return { steps: [...earned(figure), minus(figure('orderSending'))] }
  return {
    steps: [
      is(part(named('acceptedOrder'), 'money', accepted)),
      minus(part(named('refusedOrder'), 'money', [...lost(figure), times('codRefusalPct')])),
      minus(figure('orderSending')),
    ],
  }
})

/** How each result about cash on delivery comes about. Source: docs/model.md, 'Refused parcels'. */
export const codFormulas: Record<NameIn<'cod'>, FormulaOf> = {
  'cod.codContributionPerOrder': ofCod,
  'cod.prepaidContributionPerOrder': whileOn((figure) => ({
    steps: [
      is(figure('orderValue')),
      minus(figure('orderGoods')),
      minus(figure('prepaidFee')),
      minus(figure('orderSending')),
    ],
  })),
  'cod.refusalBreakEvenPct': whileOn((figure) => ({
    steps: [
      ...earned(figure),
      minus(figure('orderSending')),
      minus(figure('orderAcquisition')),
      over(
        part(named('lostByRefusal'), 'money', [
          ...earned(figure),
          plus(part(named('refusedOrder'), 'money', lost(figure))),
        ]),
      ),
    ],
  })),
  'cod.costOfRefusalsMo': whileOn((_, { plan }) => {
    const without = evaluate({ ...plan, codRefusalPct: 0 }).bottomLine.operatingIncome
    return { steps: [is(word('incomeWithoutRefusals', without, 'money')), minus('bottomLine.operatingIncome')] }
  }),
}
