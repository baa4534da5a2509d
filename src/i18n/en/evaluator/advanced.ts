import type { RiskLevel } from '../../../domain/options'
import type { AdvancedField } from '../../../domain/plan/plan-fields'

export const advanced = {
  title: 'Advanced business analysis',
  switchHint: 'Looks beyond a single month: customers over time, inventory, cash and growth.',
  kept: 'While it is off, these settings are kept but not used.',
  gives: {
    title: 'What it adds to your results',
    health: { name: 'Health score', text: 'How healthy the plan is, from 0 to 100, in five parts.' },
    lifetime: {
      name: 'Customer lifetime value',
      text: 'What a customer brings over time, compared with what it costs to acquire one.',
    },
    cash: { name: 'Cash by month', text: 'How low your cash falls, and when your money is back.' },
    capital: {
      name: 'Working capital needed',
      text: 'The money tied up in inventory and payments on their way, and an operating reserve of three months of fixed costs.',
    },
    scenarios: { name: 'Three scenarios', text: 'Conservative, realistic and optimistic, side by side.' },
    growth: { name: 'Growth', text: 'Whether the plan earns the capital its growth needs.' },
  },
  groups: {
    customers: { title: 'Customers', intro: 'How long they stay and how often they come back.' },
    stock: { title: 'Inventory and cash', intro: 'How long your money is tied up in goods before it comes back.' },
    returns: {
      title: 'Returns',
      intro:
        'Goods that can be sold again go back into inventory; the shipping and payment fees of the order are lost.',
    },
    growth: {
      title: 'Growth and risk',
      intro: 'Growth is calculated with today’s fixed costs and customer acquisition cost.',
    },
  },
  figures: {
    customers: 'Orders per customer',
    stock: 'Days your money is tied up',
    returns: 'Profit lost to returns per month',
    growth: 'Payback at this growth',
    growthMonth: 'Month {{month}}',
    growthEstimate: 'Month {{month}}, quick estimate',
    growthNever: 'Not within 36 months',
  },
  yearly: 'times per year',
  times: '×',
  mark: 'Example',
  check: 'Example, check it against your own figures.',
  marksMean: 'Figures marked “Example” are not your own yet: check each of them.',
  typicalWord: 'Usually:',
  range: '{{min}} to {{max}}',
  allowed: 'Allowed: {{range}}',
  unsellableHint:
    'Of every 100 units that come back, how many cannot be sold again. Usually: food 100, beauty 60, fashion 15, others 5.',
  hints: {
    avgCustomerLifespanMonths: 'How many months a customer keeps ordering from you.',
    repeatOrderRate: 'How many orders a customer places per year after the first one.',
    inventoryTurnoverRate: 'How many times per year your inventory is sold and replaced.',
    inventoryCarryingCostPct: 'Storage, insurance, spoilage and tied-up money, as a percentage of the inventory value.',
    supplierPaymentTermsDays: 'From ordering until you pay. 0: you pay when you order.',
    customerPaymentTermsDays:
      'From the sale until you receive the money. The payout days of the payment methods in step 3 are added to it.',
    importLeadTimeMonths: 'From ordering until the goods reach your warehouse.',
    expectedReturnRate:
      'The share of delivered orders that comes back; parcels refused at the door are entered with the payment fees in step 3. By the e-commerce law customers may return an item within 7 days unless it was made to measure, and pay for sending it back unless it is faulty. An exchange is not a return: add its two shipments to shipping per order.',
    returnProcessingCost: 'Return shipping, inspection and repacking per returned order, excluding VAT.',
    monthlyGrowthRate: 'How much more you sell each month than in the month before. Below 0, sales shrink.',
    seasonalityFactor:
      'How the planned period compares with an average one. Above 1 for a strong season such as Ramadan.',
    planningHorizonMonths: 'How many months ahead cash is planned.',
  } satisfies Record<AdvancedField, string>,
  typical: {
    avgCustomerLifespanMonths: '12 to 36 months',
    repeatOrderRate: '0.2 to 0.6 times; 1 to 2 for consumables',
    inventoryTurnoverRate: '4 to 8 times; 12 for food',
    inventoryCarryingCostPct: '20 to 30%',
    supplierPaymentTermsDays: '0 for a first order, 30 with a regular supplier',
    customerPaymentTermsDays: '0, online customers pay at once',
    importLeadTimeMonths: '0.25 to 1 from local suppliers, 2 to 3 by sea',
    expectedReturnRate: '3 to 10%; more for fashion',
    returnProcessingCost: 'SAR 10 to 30',
    monthlyGrowthRate: '0 to 10% in the first year',
    seasonalityFactor: '1, an average period',
    planningHorizonMonths: '12 months',
  } satisfies Record<AdvancedField, string>,
  readings: {
    repeatOrderRate: 'Repeat orders per year from 100 customers: {{orders}}',
    inventoryTurnoverRate: 'Days the inventory lasts: {{days}}',
    expectedReturnRate: 'Returns per 100 orders: {{orders}}',
    monthlyGrowthRate: '{{month}} per month, {{year}} per year',
    seasonalityFactor: '{{share}} of an average period',
  },
  risk: {
    low: 'The return on capital moves a quarter of the way from the realistic to the conservative scenario. For goods and a market you know well.',
    medium: 'The return on capital is halfway between the realistic and the conservative scenario.',
    high: 'You plan on the conservative scenario: 30% lower demand and 20% higher costs. For a new product, a single supplier or a crowded market.',
  } satisfies Record<RiskLevel, string>,
  impliedTitle: 'The share of new customers does not match',
}
