import { dueAmount } from '../../../domain/model/cash/cash-overheads'
import { endedOneTime } from '../../../domain/model/cash/cash-plan'
import { valueAt } from '../../../domain/model/season/series'
import { amountOf } from '../../../domain/numbers'
import type { OverheadItem } from '../../../domain/plan/plan'
import { atLeastZero, is, minus, over, type Part, plus, type Step, times } from '../formula-steps'
import { type Label, type Operand, type Word, word } from '../operands'
import { namedOverheads } from '../overheads'
import { type CashWorkings, demandThen, moneyPart, vatOnTyped, vatWhenPaid } from './cash-workings'

const named = (name: Word): Label => ({ from: 'word', name })

/** Bills that come with delivered orders. */
export function deliveryParts({ plan, figures, demand }: CashWorkings, month: number): Part[] {
  return (['packagingCost', 'shippingCost', 'fulfillmentCost', 'refusedReturnCost'] as const)
    .filter((name) => figures[name] > 0)
    .map((name) =>
      moneyPart({ from: 'result', name }, [is(name), ...vatWhenPaid(plan), times(demandThen(demand(month)))]),
    )
}

/** The customers that a month has to win: its orders less those of earlier customers who come back. */
export function newCustomers({ figures, demand, newCustomers: won, given }: CashWorkings, month: number): Part {
  const lifespan = Math.round(given?.lifespanMonths ?? 0)
  let earlier = 0
  for (let j = 1; j <= Math.min(lifespan, month - 1); j += 1) earlier += valueAt(won ?? [], month - j)
  const kept = earlier * (1 - figures.refusedPart)
  const returning: Part = {
    label: named('returningCustomers'),
    kind: 'count',
    steps: [is(word('earlierWon', kept, 'count')), times('repeatOrderRate'), over(word('monthsOfYear', 12, 'factor'))],
  }
  const steps: Step[] = [is('ordersPerMonth'), times(demandThen(demand(month)))]
  return {
    label: named('newCustomersThen'),
    kind: 'count',
    steps: kept > 0 ? [...steps, minus(returning), atLeastZero] : steps,
  }
}

function acquisitionPart(cash: CashWorkings, month: number): Part {
  const { plan } = cash
  const label: Label = { from: 'result', name: 'cacVariableCost' }
  if (cash.newCustomers === null)
    return moneyPart(label, [is('cacVariableCost'), ...vatWhenPaid(plan), times(demandThen(cash.demand(month)))])
  const won = word('newCustomersThen', valueAt(cash.newCustomers, month), 'count')
  return moneyPart(label, [is('customerAcquisitionCost'), times(won), ...vatOnTyped(plan)])
}

export function marketingParts(cash: CashWorkings, month: number): Part[] {
  if (month === 0) return []
  const { plan } = cash
  const ads = moneyPart({ from: 'field', name: 'paidAdsMo' }, [is('paidAdsMo'), ...vatOnTyped(plan)])
  const influencers = moneyPart({ from: 'field', name: 'influencersMo' }, [is('influencersMo')])
  return [
    acquisitionPart(cash, month),
    ...(amountOf(plan.influencersMo) > 0 ? [influencers] : []),
    ...(amountOf(plan.paidAdsMo) > 0 ? [ads] : []),
  ]
}

/** The months before the first sale for which team and monthly bills are paid. */
function monthsBefore({ terms }: CashWorkings, month: number): Step[] {
  return month === 0 ? [times(word('monthsBefore', terms.preLaunchMonths, 'factor'))] : []
}

/** What of an overhead is paid in a month. */
const dueOf = ({ mode, amount }: OverheadItem, month: number, terms: CashWorkings['terms']): number =>
  dueAmount({ isOneTime: mode === 'oneTime', isAnnual: mode === 'annual', amount: amountOf(amount) }, month, terms)

export function overheadParts(cash: CashWorkings, month: number): Part[] {
  const { plan, figures } = cash
  const due = namedOverheads(plan).filter(({ item }) => dueOf(item, month, cash.terms) > 0)
  const overheads = due.map(({ label, item, hasVat }) => {
    const amount: Operand = { label, value: amountOf(item.amount), kind: 'money' }
    const isMonthly = item.mode !== 'annual' && item.mode !== 'oneTime'
    return moneyPart(label, [
      is(amount),
      ...(isMonthly ? monthsBefore(cash, month) : []),
      ...(hasVat ? vatOnTyped(plan) : []),
    ])
  })
  const isPaid = month > 0 || cash.terms.preLaunchMonths > 0
  const team = moneyPart({ from: 'result', name: 'teamMo' }, [is('teamMo'), ...monthsBefore(cash, month)])
  const contingency = moneyPart({ from: 'result', name: 'contingencyMo' }, [is('contingencyMo')])
  return [
    ...overheads,
    ...(isPaid && figures.teamMo > 0 ? [team] : []),
    ...(month > 0 && figures.contingencyMo > 0 ? [contingency] : []),
  ]
}

/** What goes back to customers, and the handling of what they return. */
export function returnParts({ plan, figures, demand }: CashWorkings, month: number): Part[] {
  if (month === 0) return []
  const then = times(demandThen(demand(month)))
  const delivered = word('deliveredGoods', figures.deliveredGoods, 'money')
  const lost = moneyPart(named('lostMarginMo'), [is('salesExVAT'), minus(delivered), times('expectedReturnRate'), then])
  const handling = moneyPart(named('processingMo'), [
    is('returnProcessingCost'),
    times('expectedReturnRate'),
    times('deliveredOrdersMo'),
    ...vatOnTyped(plan),
    then,
  ])
  const spoiled = moneyPart(named('spoiledMo'), [is(word('spoiledMo', figures.spoiledMo, 'money')), then])
  return [
    ...(figures.lostMarginMo > 0 ? [lost] : []),
    ...(figures.processingMo > 0 ? [handling] : []),
    ...(figures.spoiledMo > 0 ? [spoiled] : []),
  ]
}

/** What a month earns, whenever it is paid: sales less what comes with them, less fixed costs. */
export function incomeSteps(cash: CashWorkings, month: number): { steps: Step[]; basis: Part[] } {
  if (month === 0) return { steps: [], basis: [] }
  const { plan, figures } = cash
  const then = times(demandThen(cash.demand(month)))
  const ended = endedOneTime(figures, month)
  const acquisition: Step[] =
    cash.newCustomers === null
      ? [is('cacVariableCost'), then]
      : [
          is('customerAcquisitionCost'),
          times(word('newCustomersThen', valueAt(cash.newCustomers, month), 'count')),
          ...(figures.isRegistered ? [] : vatOnTyped(plan)),
        ]
  return {
    steps: [
      is(moneyPart(named('salesThen'), [is('salesExVAT'), then])),
      minus(moneyPart(named('orderCostsThen'), [is('totalCOGS'), then])),
      minus(moneyPart(named('acquisitionThen'), acquisition)),
      minus('totalFixedCost'),
      ...(ended > 0 ? [plus(word('endedOneTime', ended, 'money'))] : []),
    ],
    basis: cash.newCustomers === null ? [] : [newCustomers(cash, month)],
  }
}
