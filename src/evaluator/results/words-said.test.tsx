import { expect, it } from 'vitest'
import { type Language, languages } from '../../domain/options'
import { blankPlan, blankProduct, type Plan } from '../../domain/plan/plan'
import { busyStores, picturedPlans, workedPlans } from '../../results/testing/example-plans'
import { dictionaries, render, textOf } from '../state/testing/render'
import { UnfoldedContext } from './cards/fold'
import { CashPanel, FiguresAndNotes, MonthsTab } from './cash/cash-panel'
import { CodPanel } from './cod/cod-panel'
import { ResultsDetails } from './details/results-details'
import { ResultsTop } from './top/results-top'
import { VatPanel } from './vat/vat-panel'

// What the results page has words for is on it: a tile, a row, a chart or a sentence that is left out of the page leaves
// words that no store is told any more.

const { demo, 'everything in use': everything } = picturedPlans
const stores: readonly Plan[] = [
  ...Object.values(picturedPlans),
  ...workedPlans,
  ...busyStores.map(([, plan]) => plan),
  { ...demo, enableAdvancedAnalysis: false },
  { ...demo, cashPlan: { ...demo.cashPlan, enabled: true, withGrowth: true } },
  { ...everything, vatRegistered: true, cashPlan: { ...everything.cashPlan, openingCash: 0 } },
  { ...everything, cashPlan: { ...everything.cashPlan, openingCash: 1e6 } },
  // So small that it need not register for VAT.
  { ...everything, products: everything.products.map((one) => ({ ...one, unitsPerMonth: 30 })) },
  // Sales fall from month to month.
  { ...demo, monthlyGrowthRate: -0.05 },
  { ...demo, monthlyGrowthRate: -0.05, cashPlan: { ...demo.cashPlan, enabled: true, withGrowth: true } },
  // A loss of one-time expenses alone.
  {
    ...demo,
    monthlyGrowthRate: 0,
    contingencyMo: demo.contingencyMo + 2200,
    overheads: { ...demo.overheads, branding: { ...demo.overheads.branding, amount: 36_000, mode: 'oneTime' } },
  },
  // A small loss, which one change ends.
  { ...demo, contingencyMo: demo.contingencyMo + 2200 },
  // The months after those that are shown take some of the money again.
  {
    ...demo,
    startMonth: '2027-01',
    rampMonths: 3,
    season: { ...demo.season, mode: 'events' },
    cashPlan: { ...demo.cashPlan, enabled: true, months: 12, openingCash: 20_000 },
  },
  // A year that begins with the strong months: the money is back in it, and goes again after it.
  {
    ...demo,
    startMonth: '2027-07',
    contingencyMo: 3829,
    season: { ...demo.season, mode: 'events' },
    cashPlan: { ...demo.cashPlan, enabled: true, months: 12, openingCash: 20_000 },
  },
  // It sold so much before that it must be registered, and sells little in this plan.
  { ...demo, salesLast12Months: 400_000, monthlyGrowthRate: 0, products: demo.products.slice(2) },
  // Each unit pays for itself, and for nothing else.
  {
    ...blankPlan(),
    vatPct: 0,
    paymentBasicPercent: 0,
    paymentBasicFixed: 0,
    contingencyMo: 500,
    products: [{ ...blankProduct('even'), unitPriceInclVAT: 40, unitsPerMonth: 60, exFactoryPrice: 40 }],
  },
  // So near the threshold that a move by a twentieth passes it.
  {
    ...{ ...demo, vatRegistered: false, enableAdvancedAnalysis: false },
    products: demo.products.map((one) => ({ ...one, unitsPerMonth: 93 })),
  },
]

const page = (
  <main>
    <ResultsTop />
    <ResultsDetails />
    <UnfoldedContext value={true}>
      <CashPanel />
      <MonthsTab />
      <FiguresAndNotes />
      <CodPanel />
      <VatPanel />
    </UnfoldedContext>
  </main>
)

function* textsIn(words: object, path = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(words)) {
    const here = path === '' ? key : `${path}.${key}`
    if (typeof value === 'string') yield [here.replace(/_(zero|one|two|few|many|other)$/, ''), value]
    else yield* textsIn(value, here)
  }
}

/** The texts of a dictionary of which no piece around its figures is on the page; one form of a plural is enough. */
function unsaid(said: string, words: object): string[] {
  const isSaid = (text: string) =>
    text.split(/\{\{[^}]*\}\}|<[^>]*>/).every((piece) => said.includes(textOf(piece).trim()))
  const all = [...textsIn(words)]
  const found = new Set(all.flatMap(([name, text]) => (isSaid(text) ? [name] : [])))
  return [...new Set(all.map(([name]) => name))].filter((name) => !found.has(name))
}

/** Said after a click, of a search that begins once the page stands, of what none of these stores has, or in documents alone. */
const elsewhere: Readonly<Record<string, string>> = {
  cash: 'backNotKept inMonthsShown lasts needNothing neverAtStart neverInTheEnd stillFalls',
  'cash.entries': 'close closing none opening title titleAtStart',
  'cash.legend': 'runsOut',
  cod: 'allCodLoses beyond refusalsHelp same',
  results: 'decisions',
  'results.advanced': 'cappedByCash cappedBySales off paybackSlow runwayGrowingOnly title',
  'results.allFigures': 'unfold',
  'results.axis': 'billion',
  'results.cards': 'decent great',
  'results.axis.units': 'billion',
  'results.benchmark': 'highest lowest statusOther titleOther',
  'results.benchmark.costs': 'typical',
  'results.benchmark.margins': 'typical',
  'results.benchmark.sources': 'admin',
  'results.charts': 'amount cashAlwaysThere cashNeverAtStart of points share showPicture today',
  'results.charts.steady': 'cashNever cashNeverAtStart payback',
  'results.growth': 'forATime notWithinPlan stillFalling with without',
  'results.names':
    'monthlyBreakEvenUnits monthlyUnitsShortfall monthlyUnitsSurplus monthsToBreakEven revenueToBreakEven safetyMarginPct',
  'results.names.product': 'contribution contributionPerUnit marginPct orderCosts',
  'results.names.vat': 'dutyMonth',
  'results.prices': 'none',
  'results.takes': 'anyValue apply far notApplicable roomDown roomUp wholeUnits',
  'results.disclosures': 'decline',
  'results.takes.levers': 'cac productCostAll',
  'results.takes.unreachable': 'cac price productCost units',
  'results.thresholds': 'gross health',
  'results.verdict': 'stopsLosing',
  'top.earns': 'breakEvenAtOnce changed',
  'top.levers': 'further less measuredFrom none ofPlan undo',
  'top.money': 'late notWithin stillFalls',
  'top.moves': 'pairNever',
  'top.moves.levers': 'shipping',
  'top.moves.together': 'two',
  vat: 'ifRegistered mayRegister mayRegisterAtStart nothing',
  'vat.duty': 'titleNow titleNowIfGrows',
  'vat.duty.years': 'past',
}

const isElsewhere = (name: string) => {
  const at = name.lastIndexOf('.')
  return elsewhere[name.slice(0, at)]?.split(' ').includes(name.slice(at + 1)) ?? false
}

it.each(languages)('every text of the results is said to some store, in: %s', (language: Language) => {
  const markup = stores.map((plan) => render(page, plan, language, true)).join(' ')
  // Names of figures and pictures that are said to those who listen stand in attributes.
  const attributes = [...markup.matchAll(/="([^"]*)"/g)].map(([, value]) => value).join(' ')
  const said = textOf(`${markup} ${attributes}`)
  const { results, cash, cod, vat, summary } = dictionaries[language]
  const { earns, money, moves, levers, existing } = summary
  const left = unsaid(said, { results, cash, cod, vat, top: { earns, money, moves, levers, existing } })
  expect(left.filter((name) => !isElsewhere(name))).toEqual([])
})
