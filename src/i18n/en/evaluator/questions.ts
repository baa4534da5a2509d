/** What a plan still has to be asked, wherever its results would stand. */
export const questions = {
  profit: 'Profit per month, before costs',
  loss: 'Loss per month, before costs',
  beforeCosts: 'before costs',
  firstResult: 'First result: still missing',
  missing: {
    productCost: 'product cost',
    productCostOf: 'product cost of {{name}}',
    delivery: 'delivery',
    marketing: 'marketing',
    fixedCosts: 'fixed costs',
    exampleOf: 'your own figures of {{name}}',
    unnamed: 'a product without a name',
  },
  why: 'The verdict appears once these are answered. A cost that you do not have is answered too.',
  ask: {
    productCost: 'The product cost is not answered yet.',
    delivery: 'Delivery is not answered yet.',
    marketing: 'Marketing is not answered yet.',
    fixedCosts: 'Fixed costs are not answered yet: platform, team, rent, licenses.',
  },
  costsNothing: 'It costs nothing',
  takeExample: 'Take the example',
  example: 'example',
  exampleProduct: 'This product stands here as an example. Enter your own figures, or take the example as it is.',
  wrong_one: 'One field is wrong, so these figures are not reliable',
  wrong_other: '{{count}} fields are wrong, so these figures are not reliable',
}
