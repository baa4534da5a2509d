import type { RuleCode } from '../../../domain/rules/findings'

/** One sentence for each code of the rules; `currency` is the plan's own. */
export const rules = {
  storeNameRequired: 'Please enter a store name',
  storeNameTooLong: 'Store name is too long (maximum {{max}} characters)',
  productNameRequired: 'Please enter a product name',
  productNameTooLong: 'Product name is too long (maximum {{max}} characters)',
  productCategoryRequired: 'Please select a product category',
  productsRequired: 'Add products to your portfolio',
  unitPriceRequired: 'Unit price is required',
  freeGift: 'A free gift? Add what it costs to the product it comes with, or to packaging per order.',
  unitPriceTooLow: 'Unit price should be at least {{min}} {{currency}} for realistic business modeling',
  unitPriceTooHigh: 'Unit price seems unreasonably high (max {{max}} {{currency}})',
  unitsRequired: 'Please enter expected monthly unit sales (minimum 1 unit)',
  unitsTooHigh: 'Units per month seems unreasonably high',
  negative: 'Value cannot be negative',
  tooHigh: 'Value seems unusually high',
  percentRange: 'Percentage must be between 0 and 100',
  percentTooHigh: 'Percentage cannot exceed 100%',
  outOfRange: 'Value must be between {{min}} and {{max}}',
  notWhole: 'Please enter a whole number',
  aboveUsual: 'Higher than usual: {{max}} is about the most. Check it, or keep it if it is correct.',
  belowUsual: 'Lower than usual: {{min}} is about the least. Check it, or keep it if it is correct.',
  overheadAboveCap:
    'More than this usually costs per month ({{max}} {{currency}} at most). Check the amount and how often it is paid.',
  productCostMissing: 'Without a cost the product counts as free, and the profit looks better than it is.',
  lowYield:
    'Many units are lost: {{value}}% are defective or missing. Above {{max}}% each unit you can sell costs noticeably more.',
  lossesTooHigh: 'Defective and missing units together are {{value}}%; more than {{max}}% is hardly realistic.',
  averageDefectHigh: 'On average {{value}}% of your units are defective; more than {{max}}% is unusual.',
  teamRoleRequired: 'Please name the role',
  teamRoleTooLong: 'Role name is too long (maximum {{max}} characters)',
  cacAgainstPrice:
    'The customer acquisition cost is {{value}}% of the average unit price; more than {{max}}% rarely pays back.',
  revenueTooHigh:
    'Revenue of {{value}} {{currency}} per month is more than {{max}}. Check prices and units, or keep them if they are correct.',
  gatewayFeeTooHigh: 'The payment fee per order is {{value}} {{currency}}; more than {{max}} is unusual.',
  paymentSharesTotal: 'The shares total {{total}}%, not 100%. Fees are calculated in proportion.',
  paymentSharesZero: 'All shares are 0, so the average fee is used for every order.',
  newShareZero: 'A new store usually has 100% new customers. At 0%, acquiring customers costs nothing.',
  newShareImplied:
    'Your repeat-order settings and growth imply {{implied}}% of orders from new customers. Marketing may be understated by {{understated}} {{currency}} per month.',
  startMonthInvalid: 'Please choose a month from January 2025 to December 2039',
  vatNotUsual:
    'Sales in Saudi Arabia carry 15% VAT. Zero-rated or exported goods? If the store is not registered for VAT, turn the switch off.',
  newShareAboveImplied:
    'Your repeat-order settings and growth imply {{implied}}% of orders from new customers. Marketing may be overstated by {{overstated}} {{currency}} per month.',
  parcelsToPack: 'That is {{value}} parcels per month for {{people}} to pack: more than 600 each.',
  notInsured: 'Employees in Saudi Arabia have social insurance: choose which one.',
  givenDifferently: 'The advanced analysis says {{other}} here. The two should match.',
  countsInCash: 'Counts only in cash by month: turn that on.',
  everyMonthSells: 'Every month of the projection then sells {{value}} times the plan.',
  annualBillsAfterEnd: 'Cash by month ends with month {{months}}, so the annual bills are not in it.',
  seasonTwice: 'The advanced analysis has a seasonality of {{value}} as well. Set it to 1, or the season counts twice.',
  marketingTwice:
    'This is added to the marketing budget that follows from the customer acquisition cost. Do not enter the same spend twice.',
} satisfies Record<RuleCode, string>
