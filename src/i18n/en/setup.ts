export const setup = {
  title: 'Getting Started',
  basics: 'Project Basics',
  basicsIntro: 'Three answers are enough to begin; everything can be changed later.',
  storeNameHint: 'The name your customers will see. A working title is fine.',
  productNameHint: 'What you sell, in a few words.',
  chooseCategory: 'Choose a category',
  categoryHint: 'Decides which margins and acquisition costs your store is compared with.',
  categoryTypical: 'Typical for this category: a gross margin of {{margin}}, and {{cac}} to win a customer.',
  gettingStartedIntro: 'Have these at hand. Estimates are fine: the results follow every figure as you type.',
  atHand: {
    revenue: 'The price of each product, and how many units you expect to sell in a month.',
    product: 'What one unit costs until it lies in your warehouse.',
    order: 'What packaging, shipping and payment cost for one order.',
    fixed: 'What you pay every month: apps, team, rent, marketing.',
  },
}
