export const setup = {
  title: 'Getting Started',
  basics: 'Project Basics',
  basicsIntro: 'Three answers are enough to begin; everything can be changed later.',
  storeNameHint: 'The name your customers will see. A working title is fine.',
  productNameHint: 'What you sell, in a few words.',
  chooseCategory: 'Choose a category',
  categoryHint: 'Decides which margins and acquisition costs your store is compared with.',
}
