import type * as lists from '../../domain/options'

export const options = {
  /** Beside figures of a store that is not registered for VAT yet, but will have to be within the year. */
  countedRegistered: 'counted as registered for VAT',
  productCategories: {
    fashion: 'Fashion and clothing',
    beauty: 'Beauty and cosmetics',
    jewelry: 'Jewelry and watches',
    sports: 'Sports and fitness',
    toys: 'Toys and children’s games',
    food: 'Food and drinks',
    health: 'Health and wellness',
    home: 'Home and furniture',
    books: 'Books and stationery',
    pets: 'Pet supplies',
    electronics: 'Electronics',
    gaming: 'Video games',
    education: 'Education and courses',
    services: 'Services',
    events: 'Events and gifts',
    memorabilia: 'Collectibles and memorabilia',
    other: 'Other',
  } satisfies Record<lists.ProductCategory, string>,
  salesPriorities: { high: 'High', medium: 'Medium', low: 'Low' } satisfies Record<lists.SalesPriority, string>,
  salesMixModes: { manual: 'Manual', priority: 'Priority' } satisfies Record<lists.SalesMixMode, string>,
  volumeInputModes: { units: 'Units', orders: 'Orders' } satisfies Record<lists.VolumeInputMode, string>,
  productCostMethods: {
    builder: 'Build the cost',
    backsolve: 'Start from a margin',
  } satisfies Record<lists.ProductCostMethod, string>,
  sourcingTypes: {
    localWholesale: 'Local wholesale',
    localManufacturing: 'Local manufacturing',
    import: 'Import',
    printOnDemand: 'Print on demand',
  } satisfies Record<lists.SourcingType, string>,
  paymentModes: { basic: 'One average fee', advanced: 'By payment method' } satisfies Record<lists.PaymentMode, string>,
  paymentMethods: {
    mada: 'mada',
    international: 'International cards',
    tamara: 'Tamara',
    tabby: 'Tabby',
    spotii: 'Spotii',
    cod: 'Cash on delivery',
    wallet: 'Digital wallet',
    emkan: 'Emkan',
  } satisfies Record<lists.PaymentMethodId, string>,
  fulfillmentMethods: {
    self: 'We pack and ship ourselves',
    '3pl': 'Fulfillment company (3PL)',
  } satisfies Record<lists.FulfillmentMethod, string>,
  overheadModes: { monthly: 'Monthly', annual: 'Annual', oneTime: 'One-time' } satisfies Record<
    lists.OverheadMode,
    string
  >,
  overheads: {
    ecommercePlatform: 'E-commerce platform',
    plugins: 'Plugins and add-ons',
    accounting: 'Accounting software',
    aiTool: 'AI tool',
    designTool: 'Design tool',
    domain: 'Domain name',
    messagingTool: 'Messaging tool',
    otherTech: 'Other technology',
    officeOrWarehouse: 'Office or warehouse',
    governmentLicences: 'Government licenses',
    branding: 'Branding and identity',
    otherOps: 'Other operations',
  } satisfies Record<lists.OverheadId, string>,
  employmentTypes: { 'full-time': 'Full-time', 'part-time': 'Part-time' } satisfies Record<
    lists.EmploymentType,
    string
  >,
  riskLevels: { low: 'Low', medium: 'Medium', high: 'High' } satisfies Record<lists.RiskLevel, string>,
  seasonEvents: {
    ramadan: 'Ramadan',
    eidAlFitr: 'Eid al-Fitr',
    eidAlAdha: 'Eid al-Adha',
    foundingDay: 'Founding Day',
    backToSchool: 'Back to school',
    nationalDay: 'National Day',
    whiteFriday: 'White Friday',
    yearEnd: 'Year-end sales',
  } satisfies Record<lists.SeasonEventId, string>,
  salesChannels: {
    salla: 'Salla',
    zid: 'Zid',
    social: 'Instagram and WhatsApp',
    other: 'Elsewhere',
    unknown: 'I don’t know yet',
  } satisfies Record<lists.SalesChannel | 'unknown', string>,
  verdicts: {
    unprofitable: 'Unprofitable business model',
    moderate: 'Moderate business model',
    strong: 'Strong business model',
  } satisfies Record<lists.Verdict, string>,
  verdictWords: { unprofitable: 'Unprofitable', moderate: 'Moderate', strong: 'Strong' } satisfies Record<
    lists.Verdict,
    string
  >,
  performanceBadges: { healthy: 'Healthy', fair: 'Fair', tight: 'Tight', losing: 'Losing' } satisfies Record<
    lists.PerformanceBadge,
    string
  >,
  benchmarkStatuses: {
    excellent: 'Excellent',
    good: 'Good',
    acceptable: 'Acceptable',
    low: 'Low',
  } satisfies Record<lists.BenchmarkStatus, string>,
  scenarios: {
    conservative: 'Conservative',
    realistic: 'Realistic',
    optimistic: 'Optimistic',
  } satisfies Record<lists.ScenarioName, string>,
  projectStatuses: {
    'not-started': 'Start your analysis',
    'in-progress': 'In progress',
    'ready-to-review': 'Ready to review',
    complete: 'Analysis complete',
  } satisfies Record<lists.ProjectStatus, string>,
}
