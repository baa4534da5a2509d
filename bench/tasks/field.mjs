// A numeric field: gift wrap, an amount for each order, which counts as packaging.

export const heading = 'Add a field to the plan'

const secondPlace = (name) => ({ find: /^( *)packagingPerOrder: '.*',$/m, put: `$&\n$1giftWrapPerOrder: '${name}',` })

/** One edit of each file that the field touches: what `find` matches gives way to `put`. */
export const edits = [
  {
    file: 'docs/model.md',
    find: 'return to stock, packaging',
    put: 'return to stock, packaging with gift wrap',
  },
  {
    file: 'src/domain/plan/plan-fields.ts',
    find: /^( *)packagingPerOrder: amount\(0\),$/m,
    put: '$&\n$1giftWrapPerOrder: amount(0, { usualMax: 50 }),',
  },
  {
    file: 'src/domain/model/figures/order-costs.ts',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a formula
    find: '${inputs.packagingPerOrder}',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of a formula
    put: "($& + ${inputs.ofPlan('giftWrapPerOrder')})",
  },
  {
    file: 'bench/second-model/inputs.mjs',
    find: 'amount(raw.packagingPerOrder)',
    put: 'amount(raw.packagingPerOrder) + amount(raw.giftWrapPerOrder)',
  },
  { file: 'src/i18n/en/evaluator/fields.ts', ...secondPlace('Gift wrap per order') },
  { file: 'src/i18n/ar/evaluator/fields.ts', ...secondPlace('تغليف الهدايا لكل طلب') },
  {
    file: 'src/evaluator/steps/costs/orders/order-section.tsx',
    find: /^( *)<NumberField path="packagingPerOrder".*\/>$/m,
    put: '$&\n$1<NumberField path="giftWrapPerOrder" unit={currency} emptyWhenZero />',
  },
]
