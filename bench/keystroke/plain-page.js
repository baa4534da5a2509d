// The least that a page can do: 100 inputs, 19 outputs and a chart of 36 points, written straight into the document.
import { demoPlan, evaluate } from '/domain.js'

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

for (const name of shown) {
  const [term, value] = [document.createElement('dt'), document.createElement('dd')]
  term.textContent = name
  document.querySelector('dl').append(term, value)
  values.set(name, value)
}

let plan = { ...demoPlan(), planningHorizonMonths: 36 }

function draw({ monthly, advanced }) {
  for (const [name, element] of values) element.textContent = format.format(monthly[name])
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
