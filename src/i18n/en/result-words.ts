import type { ResultWords } from '../dictionary'

/** What every result is called, and what it means in one sentence. */
export const resultWords: ResultWords = {
  totalUnits: ['Units per month', 'All units you sell per month, across products.'],
  ordersPerMonth: ['Orders per month', 'How many orders you receive: units divided by units per order, rounded up.'],
  shippedOrdersPerMonth: [
    'Orders to ship per month',
    'Orders with something to ship; files, courses and services are paid for but not shipped.',
  ],
  refusedOrdersMo: ['Orders refused at the door', 'Cash-on-delivery orders that customers do not accept.'],
  deliveredOrdersMo: [
    'Orders delivered per month',
    'Orders that reach the customer and are paid, including those without a parcel.',
  ],
  grossSalesInclVAT: [
    'Sales at full price, including VAT',
    'What your sales add up to at full price, including VAT, before any discount.',
  ],
  discountsInclVAT: ['New-customer discounts', 'What new customers save on their first order.'],
  shippingRevenueInclVAT: ['Shipping charged to customers', 'What customers pay you for shipping.'],
  codChargesInclVAT: [
    'Charges for cash on delivery, including VAT',
    'What customers pay extra for paying at the door, on delivered orders.',
  ],
  refusedSalesInclVAT: ['Sales refused at the door, including VAT', 'What refused orders would have brought.'],
  netSalesInclVAT: ['Paid by customers, including VAT', 'What customers actually pay you per month, including VAT.'],
  salesExVAT: ['Revenue excluding VAT', 'Your revenue: VAT goes to the tax authority, so it is taken out first.'],
  valuePerOrder: [
    'Average order value, including VAT',
    'What one customer pays at checkout, including VAT and shipping; payment fees are taken from it.',
  ],
  paidPerOrder: [
    'Paid per order on average, including VAT',
    'What customers pay on average for each order placed; refused orders pay nothing.',
  ],
  revenuePerUnit: [
    'Revenue per unit, excluding VAT',
    'What an average unit brings excluding VAT, with discounts, shipping charged to customers and refusals counted.',
  ],
  productCost: ['Product cost', 'The landed cost of everything you sell per month.'],
  packagingCost: ['Packaging', 'Boxes, filler and cards for every parcel.'],
  shippingCost: ['Shipping', 'What the couriers charge you.'],
  paymentCost: ['Payment fees', 'What banks, Tabby, Tamara and cash-on-delivery services charge.'],
  fulfillmentCost: ['Fulfillment', 'What the fulfillment company charges; nothing if you pack orders yourself.'],
  refusedReturnCost: ['Bringing back refused parcels', 'What couriers charge to bring refused parcels back.'],
  gatewayFeePerOrder: ['Payment fee per order', 'What it costs to receive the payment for an average order.'],
  deliveryCost: ['Packaging and shipping', 'What it takes to send orders, fulfillment and refused parcels included.'],
  totalCOGS: [
    'Total cost of goods and orders',
    'Every cost that comes with an order: goods, packaging, shipping, payment fees, fulfillment.',
  ],
  newCustomersPerMonth: ['New customers per month', 'Orders from people who buy from you for the first time.'],
  cacVariableCost: [
    'Marketing budget for new customers',
    'The marketing that brings these new customers; it grows with sales.',
  ],
  customersMo: ['All marketing', 'Everything spent on acquiring customers, whether it grows with sales or not.'],
  overheadMo: ['Team and overheads', 'Fixed costs other than marketing: technology, operations, team and contingency.'],
  marketingMo: ['Fixed marketing', 'Marketing that does not depend on sales.'],
  overheadsTechMo: [
    'Technology',
    'Technology per month; annual bills count as a twelfth, one-time expenses are spread.',
  ],
  overheadsOpsMo: [
    'Operations',
    'Operations per month; annual bills count as a twelfth, one-time expenses are spread.',
  ],
  socialInsuranceMo: ['Social insurance', 'The employer’s share of social insurance for the team.'],
  teamMo: ['Team', 'Everyone you pay every month.'],
  contingencyMo: ['Contingency', 'Money set aside for the unexpected.'],
  totalFixedCost: [
    'Fixed costs',
    'What a month costs even without a sale, with its share of yearly and one-time costs.',
  ],
  oneTimeMo: ['One-time expenses, spread', 'The part of the fixed costs that spreads one-time expenses over months.'],
  totalMonthlyCosts: ['Total costs per month', 'Everything the month costs.'],
  grossProfit: ['Gross profit', 'Revenue less goods, packaging, shipping, payment fees and fulfillment.'],
  grossMarginPct: [
    'Gross margin',
    'The share of revenue left after the costs of the orders: goods, packaging, shipping, payment fees and fulfillment.',
  ],
  productMarginPct: ['Margin after product cost', 'The share of revenue left after the goods alone.'],
  operatingIncome: ['Operating profit', 'Your profit per month, before zakat and taxes.'],
  operatingMarginPct: [
    'Operating margin',
    'The share of revenue left as operating profit, before returns and inventory.',
  ],
  contributionPerUnit: ['Contribution per unit', 'What each unit sold contributes to fixed costs.'],
  monthlyBreakEvenUnits: [
    'Units to break even before returns and inventory',
    'The units you must sell to cover the costs of a month without returns and inventory, at today’s mix; whole units.',
  ],
  revenueToBreakEven: [
    'Revenue to break even before returns and inventory, excluding VAT',
    'The revenue from those units.',
  ],
  monthsToBreakEven: [
    'Break-even day before returns and inventory',
    'The day on which the sales of the month have covered its costs; calculated here as a fraction of the month, where 1 is its end.',
  ],
  monthlyUnitsSurplus: ['Units above break-even before returns and inventory', 'Units sold above that break-even.'],
  monthlyUnitsShortfall: [
    'Units short of break-even before returns and inventory',
    'Units still to sell until that break-even.',
  ],
  safetyMarginPct: [
    'Safety margin before returns and inventory',
    'How far sales can fall before the month makes a loss without returns and inventory.',
  ],
  finalUnitCost: [
    'Landed cost per unit',
    'What one sellable unit costs until it reaches your warehouse, including losses, on average.',
  ],
  unitCostBeforeYield: [
    'Unit cost before losses',
    'The cost of one unit before defective and missing units are counted.',
  ],
  exFactorySAR: ['Supplier price with exchange fee', 'The supplier price plus the currency exchange fee.'],
  perUnitInbound: [
    'Shipping to the warehouse per unit',
    'The cost of getting one unit to your warehouse: freight, insurance, port, transport.',
  ],
  perUnitDuties: [
    'Customs duty per unit',
    'Customs duty on one unit: the rate on the amounts that its basis includes.',
  ],
  perUnitCustomsFee: ['Customs service fee per unit', 'One unit’s share of the fee for the customs declaration.'],
  perUnitIrrecoverableVAT: [
    'VAT not reclaimed per unit',
    'VAT on one unit that a store not registered for VAT cannot reclaim.',
  ],
  weightedDefectPct: ['Defective units', 'Of every 100 units you buy, how many cannot be sold.'],
  weightedShortagePct: ['Missing units', 'Of every 100 units you buy, how many never arrive.'],
  weightedCustomsDutyPct: ['Duty rate', 'The average duty rate of your products.'],
  weightedCAC: ['All marketing per new customer', 'All marketing divided by the new customers it brings.'],
  suggestedPriceInclVAT: [
    'Cost-plus price at the target gross margin, including VAT',
    'Before marketing, fixed costs and returns. Average across products, with payment fees at today’s price, before discounts and shipping charged to customers.',
  ],
  exactPriceInclVAT: [
    'Price that reaches the target gross margin, including VAT',
    'The average price that leaves the target gross margin once discounts, shipping charged to customers, fees and refusals are counted.',
  ],
  maxProductCostPerUnit: [
    'Maximum landed cost per unit',
    'The most a unit may cost and still leave the target margin at today’s prices.',
  ],
  bottomLine: {
    totalMonthlyCosts: [
      'Total costs with returns and inventory',
      'Everything the month costs, returns and the cost of holding inventory included.',
    ],
    costPerUnit: [
      'Cost per unit before fixed costs',
      'What an average unit costs before fixed costs: goods, orders, acquiring customers, returns and inventory.',
    ],
    neededPerUnit: [
      'Revenue per unit that covers all costs',
      'What each unit would have to bring, at the units you sell, for the month to cover all its costs.',
    ],
    vatPerOrder: ['VAT per order', 'The part of an average order’s price that goes to the tax authority.'],
    goodsPerOrder: ['Products per order', 'The landed cost of the goods in an average order.'],
    deliveryPerOrder: [
      'Packaging and shipping per order',
      'What it takes to send an average order, refused ones counted.',
    ],
    acquisitionPerOrder: [
      'Acquiring customers, per order',
      'The marketing that grows with sales, spread over all orders.',
    ],
    returnsPerOrder: ['Returns and inventory per order', 'Returns and holding inventory, spread over all orders.'],
    orderLeaves: [
      'What an order leaves for fixed costs',
      'What an average order leaves for fixed costs after everything that comes with it: goods, delivery, fees, acquiring the customer, returns and inventory.',
    ],
    returnsAndStockMo: [
      'Returns and inventory',
      'Cost of returns and of holding inventory; 0 while the advanced analysis is off.',
    ],
    operatingIncome: ['Profit after returns and inventory', 'What the month really leaves, before zakat and taxes.'],
    zakatReserveMo: [
      'To set aside for zakat, estimate',
      'Zakat at 2.5% of this profit, not deducted anywhere. An estimate: the zakat base also counts capital, and foreign owners pay income tax instead.',
    ],
    operatingMarginPct: ['Profit margin', 'The share of revenue left in the end, after returns and inventory.'],
    contributionPerUnit: [
      'Contribution per unit after returns and inventory',
      'What each unit sold contributes to fixed costs after returns and inventory.',
    ],
    monthlyBreakEvenUnits: [
      'Units to break even',
      'The units you must sell to cover all costs of a month, returns and inventory included; whole units.',
    ],
    revenueToBreakEven: ['Revenue to break even, excluding VAT', 'The revenue from those units.'],
    costsAtBreakEven: ['Total costs at break-even', 'What a month with those units costs.'],
    monthsToBreakEven: [
      'Break-even day',
      'The day on which the sales of the month have covered its costs; calculated here as a fraction of the month, where 1 is its end.',
    ],
    monthlyUnitsSurplus: ['Units above break-even', 'Units sold above break-even: these make the profit.'],
    monthlyUnitsShortfall: ['Units short of break-even', 'Units still to sell until break-even.'],
    safetyMarginPct: [
      'Safety margin',
      'How far sales can fall before the month makes a loss; below 0, how far they must rise.',
    ],
    orderMargin: [
      'Highest acceptable acquisition cost (CAC), excluding VAT',
      'What an average order leaves before acquiring the customer: pay more, and an average order no longer pays for its customer.',
    ],
    breakEvenRoas: ['Break-even ROAS', 'The sales each riyal of advertising must bring to pay for itself.'],
  },
  inventoryTurnDays: ['Days in inventory', 'How long a unit is in inventory before it is sold.'],
  averageInventoryValue: ['Average inventory value', 'The money tied up in inventory on an average day.'],
  inventoryCarryingCostMo: [
    'Cost of holding inventory per month',
    'Storage, insurance and tied-up money for that inventory.',
  ],
  returnsMo: [
    'Profit lost to returns per month',
    'The profit lost to returned orders: their margin and the handling. The goods go back into inventory at full cost.',
  ],
  adjustedUnitCost: [
    'Unit cost with returns and inventory',
    'The landed cost per unit plus the handling of returns and the cost of holding inventory.',
  ],
  avgOrdersPerCustomer: ['Orders per customer', 'How many orders one customer places over the whole time they stay.'],
  customerLifetimeValue: [
    'Customer lifetime value (LTV)',
    'What one customer leaves over that time, before the cost of acquiring them. New-customer discounts are averaged in.',
  ],
  ltv2cacRatio: [
    'Lifetime value to acquisition cost (LTV to CAC)',
    'How many times a customer pays back what it cost to acquire them; aim for 3 or more.',
  ],
  customerPaybackPeriod: [
    'Orders until a customer pays back',
    'After how many orders a customer has paid back the cost of acquiring them; 2 or fewer is good.',
  ],
  paybackMonths: [
    'Months until a customer pays back',
    'How long it takes until a customer has paid back the cost of acquiring them; 0 when the first order does.',
  ],
  impliedNewSharePct: [
    'Share of new customers that the plan implies',
    'The share of orders that come from new customers once a store with these repeat orders and this growth has settled.',
  ],
  supplierCashGap: [
    'Cash tied up in goods',
    'Money tied up in goods: inventory and goods in transit, less goods you have not paid for yet.',
  ],
  customerCashGap: [
    'Customer payments not yet received',
    'Money that customers have paid but that has not reached your bank.',
  ],
  cashConversionCycleDays: ['Cash conversion cycle, days', 'From paying the supplier to holding the customer’s money.'],
  workingCapital: ['Working capital', 'The money that inventory and payments not yet received tie up.'],
  workingCapitalRequired: [
    'Working capital needed',
    'What the store should hold while it runs: tied-up cash and an operating reserve of three months of fixed costs.',
  ],
  startupInvestment: ['One-time expenses, in full', 'All one-time expenses, paid before the first sale.'],
  preLaunchFixedCost: ['Fixed costs before the first delivery', 'Fixed costs while you wait for the first delivery.'],
  monthlyFreeCashFlow: [
    'Free cash flow per month',
    'What a month without growth leaves in cash, after returns and the whole cost of holding inventory, that of tied-up money included.',
  ],
  cashBreakevenMonth: [
    'Payback month with planned growth, quick estimate',
    'The first month in which all the money you put in has come back, and stays back, if sales grow as planned.',
  ],
  flatCashBreakevenMonth: ['Payback month without growth, quick estimate', 'The payback month if sales do not grow.'],
  peakFundingNeed: [
    'Money needed with planned growth, quick estimate',
    'The most money the plan needs if sales start in month 1: have at least this much.',
  ],
  projectedRevenue6Months: [
    'Revenue over 6 months with planned growth, excluding VAT',
    'Revenue of the first six months with the growth you expect.',
  ],
  projectedRevenue12Months: [
    'Revenue over 12 months with planned growth, excluding VAT',
    'Revenue of the first twelve months with the growth you expect.',
  ],
  riskAdjustedROI: [
    'Risk-adjusted return per year',
    'The yearly cash flow as a percentage of working capital needed (operating reserve included) and one-time expenses, less part of what the conservative scenario takes from it: the riskier you say the business is, the larger the part.',
  ],
  scalingCapitalRequired: [
    'Capital needed for growth',
    'Additional money that growing inventory ties up over the planned months.',
  ],
  growthSustainabilityScore: [
    'Growth sustainability score',
    'Whether the business earns the money its growth needs; 100 means fully.',
  ],
  businessHealthScore: [
    'Health score',
    'Five things in one figure: profit, customers, gross margin, safety margin and payback. At most 49 while the month makes a loss, 74 while it uses up cash.',
  ],
  vat: {
    outputVatMo: [
      'VAT on sales per month',
      'The VAT that customers pay you (output VAT); it goes to the tax authority.',
    ],
    inputVatMo: [
      'VAT on bills per month',
      'The VAT in the bills of a month (input VAT): goods, delivery, fees, ads and overheads.',
    ],
    vatDueMo: ['VAT due per month', 'What a month adds to the VAT return; a negative amount is a credit.'],
    irrecoverableVatMo: [
      'VAT not reclaimed per month',
      'VAT on bills that a store that is not registered cannot reclaim.',
    ],
    incomeIfRegistered: [
      'Profit if registered for VAT',
      'The month’s profit if VAT came out of today’s prices and the VAT on bills came back.',
    ],
    incomeIfNotRegistered: [
      'Profit if not registered for VAT',
      'The month’s profit if the whole price were yours and no VAT on bills came back.',
    ],
    mayRegisterMonth: [
      'Month from which the store may register for VAT',
      'The first month in which sales made or expected allow voluntary registration.',
    ],
    dutyMonth: [
      'Month from which registration is mandatory',
      'The first month in which sales made or expected make registration mandatory, for a store that is registered too.',
    ],
    mustRegisterMonth: [
      'Month in which to register for VAT',
      'The month in which registration becomes mandatory, and in which to apply.',
    ],
    voluntary: {
      pastMonth: [
        'Month in which sales of the past 12 months pass SAR 187,500',
        'From then on the store may register, by the sales already made.',
      ],
      expectedMonth: [
        'Month in which sales of the next 12 months pass SAR 187,500',
        'From then on the store may register, by the sales expected.',
      ],
    },
    mandatory: {
      pastMonth: [
        'Month in which sales of the past 12 months pass SAR 375,000',
        'The month at whose end the sales of the last twelve months make registration mandatory.',
      ],
      expectedMonth: [
        'Month in which sales of the next 12 months pass SAR 375,000',
        'The month from which the sales of the next twelve months make registration mandatory.',
      ],
    },
  },
  cod: {
    codContributionPerOrder: [
      'A cash-on-delivery order leaves',
      'Average over accepted and refused orders, before acquiring the customer.',
    ],
    prepaidContributionPerOrder: ['A prepaid order leaves', 'An order paid in advance, before acquiring the customer.'],
    refusalBreakEvenPct: [
      'Refusals at which cash on delivery earns nothing',
      'With more refusals than this, a cash-on-delivery order does not pay for its acquisition.',
    ],
    costOfRefusalsMo: ['Cost of refusals per month', 'How much more the month would leave if nobody refused.'],
  },
  cashPlan: {
    lowestCash: ['Lowest cash balance', 'The lowest balance at the end of any month.'],
    lowestMonth: ['Month of the lowest balance', 'The month with the lowest balance.'],
    cashNeeded: ['Money needed', 'How much of your own money the plan takes at its lowest point.'],
    shortfall: ['Money missing', 'What is missing at the lowest point: the cash at the start does not cover it.'],
    runsOutMonth: ['Month in which cash runs out', 'The first month that ends below zero.'],
    backMonth: ['Payback month', 'The first month from which cash stays at or above its starting balance.'],
    endingCash: ['Cash at the end of the plan', 'What is in the bank when the plan ends.'],
    vatPaidTotal: ['VAT paid within the plan', 'VAT paid to the authority within the plan.'],
    neededFor: {
      goods: ['Needed for goods', 'Paid for goods, freight and customs until the month of the lowest balance.'],
      running: [
        'Needed for running costs',
        'Packaging, shipping, marketing, overheads, team and returns, paid until that month.',
      ],
      vat: ['Needed for VAT', 'VAT paid to the authority until that month.'],
      received: ['Received meanwhile', 'What customers paid until that month: the money needed is the rest.'],
    },
    afterEnd: {
      receipts: ['Receipts still to come', 'Sales of the plan whose money arrives after its last month.'],
      payments: ['Payments still to make', 'Goods ordered within the plan and paid after its last month.'],
      vatOwed: ['VAT still owed', 'VAT of the last quarter, not paid yet; a negative amount is a credit.'],
    },
  },
  cashMonth: {
    demand: [
      'Demand as a multiple of the plan',
      'How much is sold in this month, compared with the month you planned: growth, season and the first months.',
    ],
    receipts: [
      'Receipts from sales',
      'What customers paid and the payment methods passed on in this month, after their fees, including VAT.',
    ],
    supplierPayments: ['Suppliers', 'Deposits and balances of the goods ordered.'],
    arrivalCosts: ['Freight and customs', 'Freight, customs and VAT, paid when the goods arrive.'],
    deliveryCosts: [
      'Packaging and shipping',
      'Packaging, shipping, fulfillment and bringing back refused parcels, including VAT.',
    ],
    marketing: [
      'Marketing',
      'Acquiring the customers of this month and the fixed marketing, including VAT where the bill carries it.',
    ],
    overheadsAndTeam: [
      'Overheads and team',
      'Overheads in the month in which they are paid, including VAT; team with social insurance; contingency. Month 0 pays one-time expenses and the months before opening.',
    ],
    returns: ['Returns', 'What goes back to customers who return their order, and its handling.'],
    vatPaid: ['VAT paid', 'VAT of the quarter that has ended: of its sales, less that of the bills paid in it.'],
    netCash: ['Cash flow', 'What this month adds to your cash or takes from it.'],
    closingCash: ['Cash at month end', 'What is in the bank when the month ends.'],
    operatingIncome: [
      'Operating profit',
      'What this month earns, regardless of when money moves; before returns and inventory.',
    ],
  },
}
