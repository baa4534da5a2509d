/** The calculator on other people's pages, and the page that offers it. */
export const websites = {
  frame: {
    title: '{{store}}: what is left at the end of a month?',
    about: 'An example with figures that we estimated. Move the three sliders; all else stays as it is.',
    price: 'Price of one “{{product}}”, including VAT',
    priceWithoutVat: 'Price of one “{{product}}”',
    cost: 'Supplier price of one',
    units: 'Sold per month',
    left: 'Of {{paid}} that customers would pay in a month, {{left}} would remain as profit after {{costs}}. The owner’s pay and zakat still come out of it.',
    missing:
      'Customers would pay {{paid}} in a month, and {{left}} would be missing to cover {{costs}}. The owner’s pay and zakat would be needed in addition.',
    costs: 'VAT and the costs listed below',
    costsWithoutVat: 'the costs listed below',
    basis: 'How this is calculated',
    assumed: 'What it assumes',
    alsoSold: '{{units}} per month at {{price}}',
    perOrder: 'Units per order',
    vat: 'VAT in the prices',
    noVat: 'not registered',
    shipping: 'Packaging and shipping per order',
    charged: 'What customers pay for shipping',
    paymentFee: 'Payment fee per order, on average',
    onDelivery: 'Orders paid on delivery',
    refused: 'Of these, refused at the door',
    returned: 'Orders that come back',
    acquisition: 'Customer acquisition cost (CAC)',
    newCustomers: 'Orders from new customers',
    discount: 'New-customer discount',
    marketing: 'Other marketing per month',
    salaries: 'Salaries and social insurance per month',
    overheads: 'Other monthly costs, marketing apart',
    estimate: 'An estimate from an example store, not a forecast or advice; a month’s profit, not money in the bank.',
    notCash:
      'Profit is not money in the bank: inventory is paid for before it is sold. Nothing you do here is sent or kept.',
    willRegister:
      'Counted as not registered for VAT. If its sales grow as planned this store has to register: Mizan then counts it as registered, and less is left.',
    open: 'Open this store in Mizan',
    opens: 'opens in a new tab',
    unknownTitle: 'There is no such example store',
    unknown:
      'The address of this calculator names a category that Mizan has no example store of. It can be: {{categories}}.',
    unnamedTitle: 'No example store is named',
    unnamed: 'The address of this calculator names no category. It can be: {{categories}}.',
  },
  page: {
    title: 'A calculator for your website',
    intro:
      'Put it into an article, a course or a shop’s help page: your readers move three figures of an example store and see what it would leave in a month, by the same model as Mizan’s own screens.',
    choose: 'Choose',
    category: 'Example store',
    language: 'Language',
    look: 'Look',
    looks: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
    line: 'The line to copy',
    lineHint:
      'Paste it where the calculator should appear. Where frames are removed from what you paste, the second part alone does the same.',
    copy: 'Copy the line',
    copied: 'Copied',
    copyFailed: 'This browser did not let the page copy. Select the line and copy it.',
    preview: 'What your readers see',
    facts: 'Before you add it',
    factsOf: {
      figures:
        'The figures are those of the model, to the halala, with the assumptions behind them. The button opens the store with the reader’s figures as a plan in Mizan, without an account.',
      privacy: 'It sets no cookies, stores nothing, loads nothing from others, and does not learn which page it is on.',
      weight:
        'It loads when it comes near the window, in at most 25 kB and without fonts, and is as high as it needs to be. Without scripts it shows the example unchanged.',
      policy: 'A content security policy of your site has to allow its script and its frame:',
    },
  },
}
