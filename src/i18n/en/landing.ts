export const landing = {
  title: 'Mizan – does your online store make money?',
  description:
    'The financial evaluator for online stores in Saudi Arabia: prices with VAT, mada, Tabby, Tamara and cash on delivery, landed cost, break-even and cash, in English and Arabic.',
  brand: 'Mizan',
  otherLanguage: 'العربية',
  account: 'Account',
  login: 'Sign in',
  createAccount: 'Create an account',
  headline: 'Know whether your store makes money before you open it',
  lead: 'Type a price, a supplier quote and the sales you hope for. Mizan shows at once what a unit really costs, what each order leaves and how many orders pay for everything.',
  points: [
    'What a unit costs once it has landed in your warehouse',
    'What every order leaves after VAT, delivery, payment fees and marketing',
    'How many units pay all costs, and when the cash runs lowest',
  ],
  tryIt: 'Try it without an account',
  footer: 'Made for the Saudi market: VAT-inclusive prices, mada, Tabby, Tamara and cash on delivery.',
}
