/**
 * What a plan reads whose store is not registered for VAT, in place of the text of the same name: its prices hold no VAT, and
 * the VAT on its bills is a cost. Dictionary by dictionary.
 */
export const noVat = {
  fields: {
    vatPct: 'VAT on bills',
    customerShippingChargeInclVAT: 'Shipping charged to the customer',
    codChargeInclVAT: 'Charge for cash on delivery',
    unitPriceInclVAT: 'Unit price',
  },
  evaluator: {
    rail: { revenue: 'Revenue' },
  },
  cash: {
    notes: { refunds: 'Refunds count at the full price that was paid.' },
  },
  summary: {
    tiles: { revenue: 'Revenue' },
    sliders: {
      price: 'Price of {{product}}',
      priceOfDearest: 'Price of {{product}} (the others move with it)',
      priceAlone: 'Price',
    },
  },
  revenue: {
    portfolioIntro: 'Prices are what the customer pays.',
    tiles: { revenueNote: 'price × units' },
    hints: {
      vatPct:
        'What suppliers add to their bills: 15% in Saudi Arabia. Enter your costs excluding VAT, which is added for you, because a store that is not registered cannot reclaim it.',
    },
  },
  costs: {
    hints: {
      fulfillmentPerOrder:
        'Storage, picking and packing per order, excluding VAT, which is added for you. If it includes packaging, set packaging to 0.',
      customerAcquisitionCost:
        'Everything you spend to acquire one new customer, excluding VAT, which is added for you.',
      targetMarginPct:
        '0 to 95% of the price: what is left after goods, packaging, shipping, payment fees and fulfillment. Marketing and fixed costs still come out of it.',
    },
    product: {
      intro:
        'What one unit costs until it reaches your warehouse. Enter every cost excluding VAT, and leave out import VAT: VAT is added for you, because a store that is not registered cannot reclaim it.',
      method: {
        suggested: 'Cost-plus price at the target gross margin',
        most: 'Maximum landed cost per unit, excluding VAT',
        within: 'Today the landed cost per unit excluding VAT is {{landed}}: {{room}} below the maximum.',
        above: 'Today the landed cost per unit excluding VAT is {{landed}}: {{excess}} above the maximum.',
      },
    },
    order: {
      intro:
        'What each parcel costs you, excluding VAT, which is added for you. Shipping charged to the customer is revenue: enter it in step 2.',
    },
    payment: {
      intro:
        'Charged on what the customer pays, including shipping. Enter the fees excluding VAT, which is added for you.',
      cod: {
        hints: {
          refusedReturnShipping:
            'What the courier charges to bring one back, excluding VAT, which is added for you: SAR 20 for example.',
        },
      },
      feeHow_one: 'The average order is {{value}}, including shipping. For {{figure}} order: {{month}} per month.',
      feeHow_other: 'The average order is {{value}}, including shipping. For {{figure}} orders: {{month}} per month.',
    },
    acquisition: {
      roasNote:
        'Each riyal spent on ads must bring in orders worth {{figure}}. Below that, an average order does not pay for its ads.',
      highest: 'Highest acceptable acquisition cost (CAC), including VAT',
      paid: 'Yours comes to {{cost}} per delivered first order, including VAT.',
    },
    overheads: {
      equivalent: '= {{amount}} per month, excluding VAT',
      intro:
        'Enter the amount on the bill excluding VAT, and how often you pay it. VAT is added for you, except on government fees.',
    },
    spread: {
      note: 'Annual bills are spread over twelve months, but you pay each of them at once, so set that money aside. One-time expenses are paid in full before the first sale; in the profit they are spread month by month. These amounts exclude VAT: you pay it in addition, except on government fees.',
    },
  },
  workbook: {
    intros: {
      landed:
        'What one unit of each product costs until it is in the warehouse, ready to sell; including VAT that is not reclaimed.',
    },
    lines: {
      product_salesExVAT: 'Revenue',
      scenario_salesExVAT: 'Revenue',
      productSales: 'Sales at full price',
      orderedInclVAT: 'Ordered by customers',
      orderInclVAT: 'Value per order',
      orderValue: 'Revenue per order',
    },
    columns: { projection_salesExVAT: 'Revenue' },
  },
  actuals: {
    table: {
      intro:
        'Your sales carry no VAT. Enter costs excluding VAT, which is added for you in the result. What you type replaces what the files say; what neither says is taken from the plan.',
    },
    typedProducts: {
      text: 'Units and sales of each product at full price. They take the place of what files say of products, and their sum is the month’s, unless you type that as well.',
    },
  },
  advanced: {
    hints: {
      returnProcessingCost:
        'Return shipping, inspection and repacking per returned order, excluding VAT, which is added for you.',
    },
  },
  results: {
    verdict: {
      stopsLosing: 'A unit stops losing money at a price of {{price}}.',
      stopsLosingOnAverage: 'Units stop losing money if all prices rise by {{percent}}: to {{price}} on average.',
    },
    series: { sales: 'Revenue' },
    names: {
      grossSalesInclVAT: 'Sales at full price',
      refusedSalesInclVAT: 'Sales refused at the door',
      codChargesInclVAT: 'Charges for cash on delivery',
      netSalesInclVAT: 'Paid by customers',
      salesExVAT: 'Revenue',
      valuePerOrder: 'Average order value',
      paidPerOrder: 'Paid per order on average',
      revenuePerUnit: 'Revenue per unit',
      revenueToBreakEven: 'Revenue to break even before returns and inventory',
      suggestedPriceInclVAT: 'Cost-plus price at the target gross margin',
      exactPriceInclVAT: 'Price that reaches the target gross margin',
      maxProductCostPerUnit: 'Maximum landed cost per unit, excluding VAT',
      bottomLine: {
        revenueToBreakEven: 'Revenue to break even',
        orderMargin: 'Highest acceptable acquisition cost (CAC), including VAT',
      },
      projectedRevenue6Months: 'Revenue over 6 months with planned growth',
      projectedRevenue12Months: 'Revenue over 12 months with planned growth',
    },
    scenarioRows: { salesExVAT: 'Revenue' },
  },
  explain: {
    meanings: {
      maxProductCostPerUnit:
        'The most a unit may cost, excluding VAT as a supplier quotes it, and still leave the target margin at today’s prices.',
      grossSalesInclVAT: 'What your sales add up to at full price, before any discount.',
      netSalesInclVAT: 'What customers actually pay you per month.',
      salesExVAT: 'Your revenue: all that customers pay, because a store that is not registered charges no VAT.',
      valuePerOrder: 'What one customer pays at checkout, including shipping; payment fees are taken from it.',
      revenuePerUnit:
        'What an average unit brings, with discounts, shipping charged to customers and refusals counted.',
    },
  },
}
