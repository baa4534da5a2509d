export const setup = {
  title: 'Getting started',
  basics: 'Project basics',
  basicsIntro: 'You can change any of these later.',
  storeNameHint: 'The name your customers will see. A working title is fine.',
  productNameHint: 'What you sell, in a few words.',
  chooseCategory: 'Choose a category',
  categoryHint: 'Decides which gross margins and customer acquisition costs your store is compared with.',
  categoryTypical: {
    fallback:
      'Our estimate for this category: a gross margin of {{margin}} and a customer acquisition cost of {{cac}}.',
    admin: 'Typical for this category: a gross margin of {{margin}} and a customer acquisition cost of {{cac}}.',
  },
  gettingStartedIntro: 'Have these at hand. Estimates are fine: the results update as you type.',
  duties: 'Permits and filings, before and after opening',
  atHand: {
    revenue: 'The price of each product, and how many units you expect to sell per month.',
    product: 'What one unit costs until it reaches your warehouse.',
    order: 'What packaging, shipping and payment fees cost per order.',
    fixed: 'What you pay every month: apps, team, rent, marketing.',
  },
}
