/** The card about cash on delivery: loaded with it. */
export const cod = {
  title: 'Cash on delivery compared with prepaid',
  less: 'A cash-on-delivery order leaves {{gap}} less than a prepaid one',
  more: 'A cash-on-delivery order leaves {{gap}} more than a prepaid one',
  same: 'A cash-on-delivery order leaves as much as a prepaid one',
  allCod: 'A cash-on-delivery order leaves {{amount}}',
  allCodLoses: 'A cash-on-delivery order loses {{amount}}',
  earnsUntil:
    'Of 100 cash-on-delivery orders, {{now}} are refused. If about {{limit}} were, cash on delivery would earn nothing after acquisition costs.',
  beyond:
    'Of 100 cash-on-delivery orders, {{now}} are refused. Above about {{limit}}, cash on delivery loses money after acquisition costs.',
  neverEarns: 'After acquisition costs a cash-on-delivery order loses money even if nobody refuses.',
  refusals: 'Refusals cost {{amount}} per month.',
  refusalsHelp: 'A delivered order loses more than a refused one: {{amount}} per month.',
  beforeAcquisition: 'What orders leave is before the cost of acquiring customers.',
}
