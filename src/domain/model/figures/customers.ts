import { factor, money, months, orders, percent, rowsOf, times } from '../language/declare'
import { listed } from '../results/row'
import { weightedCAC } from './income'
import { totalCOGS } from './order-costs'
import { returnsMo } from './returns'
import { deliveredOrdersMo, salesExVAT } from './sales'
import { growth, lifespan, repeatRate } from './typed/inputs'

// docs/model.md, 'Customers'

const each = rowsOf('lifespan')

/** The first, and the repeat orders of a year over the lifespan. */
export const avgOrdersPerCustomer = orders`1 + ${repeatRate} * ${lifespan} / 12`

/** What an order leaves before acquisition, stock and fixed costs. */
export const contributionPerOrder = money`(${salesExVAT} - ${totalCOGS} - ${returnsMo}) / ${deliveredOrdersMo}`

export const customerLifetimeValue = money`${contributionPerOrder} * ${avgOrdersPerCustomer}`

export const ltv2cacRatio = times`${customerLifetimeValue} / ${weightedCAC}`

export const customerPaybackPeriod = orders`IF(${contributionPerOrder} > 0, ${weightedCAC} / ${contributionPerOrder}, NULL)`

export const paybackMonths = months`IF(${customerPaybackPeriod} <= ${avgOrdersPerCustomer}, IF(${customerPaybackPeriod} <= 1, 0, (${customerPaybackPeriod} - 1) * 12 / ${repeatRate}), NULL)`

/** How many earlier customers there are for each of this month, by the month in which they came. */
export const earlierWeight = each.factor`BEFORE(1) / (1 + ${growth})`

export const earlierCustomers = factor`SUM(${earlierWeight})`

/** All orders for each first one. */
export const ordersOfNewCustomer = factor`1 + ${repeatRate} / 12 * ${earlierCustomers}`

/** The share of new customers at which a store with these habits settles. */
export const impliedNewSharePct = percent`1 / ${ordersOfNewCustomer}`

export const customerRows = listed('customers', {
  customerLifetimeValue: {
    figure: customerLifetimeValue,
    of: 'customer',
    better: 'more',
    signed: true,
    summary: 'advanced',
    absent: ['noUnits', 'allRefused'],
  },
  avgOrdersPerCustomer: { figure: avgOrdersPerCustomer },
  ltv2cacRatio: {
    figure: ltv2cacRatio,
    better: 'more',
    summary: 'advanced',
    forAdmin: true,
    absent: ['noUnits', 'noNewCustomers', 'customersAreFree'],
  },
  customerPaybackPeriod: {
    figure: customerPaybackPeriod,
    better: 'less',
    absent: ['noUnits', 'noNewCustomers', 'ordersLeaveNothing'],
  },
  paybackMonths: {
    figure: paybackMonths,
    better: 'less',
    absent: ['noUnits', 'noNewCustomers', 'ordersLeaveNothing', 'customersLeaveBefore'],
  },
  impliedNewSharePct: { figure: impliedNewSharePct },
})
