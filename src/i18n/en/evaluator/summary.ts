/** The top of the results: all that the first page of the sample store says. */
export const summary = {
  income: {
    profit: 'This store makes {{amount}} per month.',
    loss: 'This store loses {{amount}} per month.',
    even: 'This store breaks even: a month earns what it costs.',
    profitBeforePay: 'This store makes {{amount}} per month, before any pay for you.',
    lossBeforePay: 'This store loses {{amount}} per month, before any pay for you.',
    evenBeforePay: 'This store breaks even before any pay for you: a month earns what it costs.',
  },
  amount: { profit: 'a profit of {{amount}}', loss: 'a loss of {{amount}}' },
  needed: {
    start: 'It needs {{amount}} before the first sale.',
    by: 'It needs {{amount}} by {{month}}.',
    nothing: 'It needs no money to start with.',
    unless: { growth: 'Without growth', eachSaleLoses: 'At these prices and costs' },
    none: '{{unless}}, no amount of money is enough: it takes {{start}} to begin and loses {{loss}} per month.',
    noneFromStart: '{{unless}}, no amount of money is enough: it loses {{loss}} per month.',
    noneEven: '{{unless}}, the money never comes back: it takes {{start}} to begin, and a month leaves no cash.',
    falling: 'Its cash is still falling after two years: {{amount}} by month\u00a0{{month}}.',
  },
  back: {
    month: 'The money is back in {{month}}.',
    late: 'The money is not back within ten years.',
    notWithin: 'The money is not back within three years.',
    withoutGrowth: {
      month: 'Without growth the money is back in {{month}}.',
      late: 'Without growth the money is not back within ten years.',
      notWithin: 'Without growth the money is not back within three years.',
    },
  },
  growth: {
    back: 'If sales grow {{rate}} per month, as this plan assumes: {{more}} more {{when}}, and the money is back in {{back}}.',
    backNoMore:
      'If sales grow {{rate}} per month, as this plan assumes, no more money is needed, and the money is back in {{back}}.',
    notBack:
      'If sales grow {{rate}} per month, as this plan assumes: {{more}} more {{when}}; the money is not back within the {{months}} months shown.',
    notBackNoMore:
      'If sales grow {{rate}} per month, as this plan assumes, no more money is needed; the money is not back within the {{months}} months shown.',
  },
  stress: {
    profit:
      'If sales fell 20%, goods cost 5% more and each new customer cost 20% more, the store would make {{amount}}.',
    loss: 'If sales fell 20%, goods cost 5% more and each new customer cost 20% more, the store would lose {{amount}}.',
  },
  caps: {
    freeCustomers: 'Acquiring customers costs almost nothing in these figures.',
    ownerPay: 'That is {{missing}} less than you want to take each month.',
    notBack: 'The money is not back within three years.',
  },
  repeatOrders: {
    opening:
      'The plan counts {{share}} of orders from existing customers, who cost no marketing; a new store has none yet.',
    selling: 'The plan counts {{share}} of orders from existing customers, who cost no marketing.',
  },
  ownerPay: 'After the pay you want to take, {{amount}} is left each month.',
  registration: {
    mandatoryNow: 'At these sales VAT registration is mandatory from the first month.',
    mandatoryNowByGrowth: 'With the planned growth VAT registration is mandatory from the first month.',
    mandatory: 'At these sales VAT registration becomes mandatory in {{month}}.',
    mandatoryByGrowth: 'With the planned growth VAT registration becomes mandatory in {{month}}.',
    within:
      '{{mandatory}} These figures count the store as registered; not registered, as today, a month ends with {{today}}.',
    later: '{{mandatory}} Once registered, at these prices, a month ends with {{after}}.',
  },
  monthOfPlan: 'month\u00a0{{month}}',
  noVerdict: 'No verdict yet',
  toRevenue: 'Go to prices and units',
  eachSaleLoses: 'Negative Unit Economics – Your unit economics are negative; increase price or reduce variable costs.',
  acquisition: {
    free: 'Acquiring customers costs nothing in these figures: enter the share of new customers and what each one costs.',
    noNewCustomers:
      'There are no new customers in these figures, so acquiring them costs nothing: enter their share of orders.',
  },
  payForCustomers: {
    both: 'Set new customers to {{share}}, at {{cost}} each (typical of the category)',
    share: 'Set new customers to {{share}}',
    cost: 'Set customer acquisition cost to {{cost}} (typical of the category)',
  },
  earns: {
    title: 'Is it profitable?',
    profit: 'Profit per month',
    loss: 'Loss per month',
    breakEven: 'It breaks even at {{units}} of the {{total}} units planned.',
    breakEvenAtOnce: 'There are no monthly costs to cover in these figures, so it earns from the first unit.',
    breakEvenShort: 'It would break even at {{units}} units; {{total}} are planned.',
    eachUnitLoses: 'Each unit sold loses {{amount}} on average, so selling more makes it worse.',
    beforePay: 'This is before any pay for you.',
    changed:
      'Earlier this plan was rated “{{before}}” by its margin alone. It is now “{{now}}”: a worse month, your own pay, the cost of acquiring customers, the time until the money is back and VAT registration count too.',
    analysisOff: 'Returns, inventory and cash are not counted yet.',
  },
  restsOn: {
    onlyOthers: 'All {{all}} figures behind this are typical values or examples. Most depends on',
    partly:
      'All {{all}} figures behind this are typical values or examples, if only for some of the products. Most depends on',
    line_one: '{{figure}} of the {{all}} figures behind this is a typical value or an example:',
    line_other: '{{figure}} of the {{all}} figures behind this are typical values or examples. Most depends on',
    none: 'All {{all}} figures behind this were entered for this store.',
  },
  money: {
    title: 'How much money, and when is it back?',
    needed: 'Money needed',
    back: 'Payback',
    withoutGrowth: 'without growth',
    nothing: 'None',
    withoutVat:
      'Not included: a reserve, VAT on imports and the VAT due. Cash by month counts the VAT.',
    noReserve: 'No reserve is included.',
    stillFalls: 'by {{month}}, and still rising after two years',
    late: 'Not within ten years',
    notWithin: 'Not within three years',
    off: 'The advanced analysis works out how much money the store takes and when it is back.',
    turnOn: 'Turn on the advanced analysis',
  },
  moves: {
    title: 'What to change',
    levers: {
      price: 'prices',
      units: 'units',
      cac: 'acquisition cost',
      productCost: 'product cost',
      shipping: 'shipping cost',
    },
    together: {
      two: 'Both together: from {{before}} to {{after}} per month.',
      three: 'All three: from {{before}} to {{after}} per month.',
    },
    tryAll: 'Try all',
    notEnough: 'These are not enough to make a profit.',
    pair: 'Two changes would be enough: {{first}} and {{second}}, each improved by {{percent}}.',
    pairFar:
      'It would take two changes, {{first}} and {{second}}, each improved by {{percent}}, which is not realistic.',
    pairNever: 'No two changes together make the store profitable.',
  },
  analysis: {
    title: 'Analysis',
    text: 'Every figure and how it comes about, charts, VAT, cash on delivery, scenarios and how sure the result is.',
    open: 'Open the analysis',
    back: 'Back to the results',
  },
  tiles: {
    title: 'Key figures',
    revenue: 'Revenue excluding VAT',
    margin: 'Profit margin',
    order: 'Left per order',
    byMonth: 'by {{month}}',
    atStart: 'before the first sale',
  },
  parts: {
    goods: 'Goods',
    workingCapital: 'Working capital',
    beforeDelivery: 'Fixed costs before the first delivery',
    oneTime: 'One-time expenses',
    running: 'Running costs',
    vat: 'VAT paid',
    received: 'Received',
  },
  levers: {
    more: '{{gain}} more profit per month',
    toProfit: '{{gain}} better per month, a profit in place of a loss',
    less: '{{gain}} less per month',
    ofPlan: '{{change}}, compared with the plan',
    counted:
      'In whole numbers: {{units}} units instead of {{unitsToday}}, {{orders}} orders instead of {{ordersToday}}.',
    countedUnits: 'In whole numbers: {{units}} units instead of {{unitsToday}}.',
    measuredFrom: 'Percentages are of the plan; what a change brings is on top of everything else being tried.',
    further: 'What you are trying goes further.',
    lessLoss: 'the loss is {{gain}} smaller per month',
    registers: 'At such sales VAT registration becomes mandatory: once registered, a month ends with {{after}}.',
    try: 'Try',
    undo: 'Undo',
    none: 'No single change of 5% would improve the month.',
  },
  trial: {
    today: 'Today:',
    than: 'today {{figure}}',
    points_one: '{{figure}} point',
    points_other: '{{figure}} points',
    months_one: '{{figure}} month',
    months_other: '{{figure}} months',
    onPaper: 'These figures include what is being tried on screen; the plan itself is unchanged.',
  },
  sliders: {
    title: 'What if',
    price: 'Price of {{product}}, including VAT',
    priceOfDearest: 'Price of {{product}}, including VAT (the others move with it)',
    priceAlone: 'Price, including VAT',
    units: 'Units per month',
    reset: 'Back to {{figure}}',
    valueAndToday: '{{value}}, today {{today}}',
  },
}
