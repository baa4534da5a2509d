// The least that a page can do: 100 inputs, 19 outputs, what the last edit brought, what would help most and a chart of 36
// points, written straight into the document.
import { demoPlan, evaluate, movesOf } from '/domain.js'

const shown = [
  'grossSalesInclVAT',
  'salesExVAT',
  'netSalesInclVAT',
  'productCost',
  'packagingCost',
  'shippingCost',
  'paymentCost',
  'totalCOGS',
  'cacVariableCost',
  'totalFixedCost',
  'totalMonthlyCosts',
  'grossProfit',
  'grossMarginPct',
  'operatingIncome',
  'operatingMarginPct',
  'contributionPerUnit',
  'monthlyBreakEvenUnits',
  'revenueToBreakEven',
  'safetyMarginPct',
]

const format = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const main = document.querySelector('main')
const path = document.querySelector('path')
const values = new Map()

for (const name of [...shown, 'changed', 'helpsMost']) {
  const [term, value] = [document.createElement('dt'), document.createElement('dd')]
  term.textContent = name
  document.querySelector('dl').append(term, value)
  values.set(name, value)
}

let plan = { ...demoPlan(), planningHorizonMonths: 36 }
const before = evaluate(plan).conclusion.income

function draw({ monthly, advanced, conclusion }) {
  for (const name of shown) values.get(name).textContent = format.format(monthly[name])
  const [best] = movesOf(plan).best
  values.get('changed').textContent = format.format(conclusion.income - before)
  values.get('helpsMost').textContent = best ? `${best.id}: ${format.format(best.gain)}` : ''
  const cash = advanced.projection.slice(1).map((month) => month.cumulativeCash)
  const [low, high] = [Math.min(...cash), Math.max(...cash)]
  const point = (value, i) => `${i * 10},${(120 - ((value - low) / (high - low || 1)) * 120).toFixed(1)}`
  path.setAttribute('d', `M${cash.map(point).join('L')}`)
}

function priced(price) {
  const [first, ...others] = plan.products
  return { ...plan, products: [{ ...first, unitPriceInclVAT: price }, ...others] }
}

for (let i = 0; i < 100; i += 1) {
  const [label, input] = [document.createElement('label'), document.createElement('input')]
  label.textContent = `Input ${i + 1} `
  input.inputMode = 'decimal'
  input.value = '149'
  input.addEventListener('input', () => {
    plan = priced(Number(input.value))
    draw(evaluate(plan))
  })
  label.append(input)
  main.append(label)
}

draw(evaluate(plan))
