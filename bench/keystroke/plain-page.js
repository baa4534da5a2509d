// The least that a page can do: 100 inputs, 19 outputs, what the last edit brought, what would help most and a chart of 36
// points, written straight into the document. With `?table` it is the second sample, a slider of its units and every line
// of every month of its cash plan, each with its difference from the plan.
import { demoPlan, evaluate, movesOf, secondSample } from '/domain.js'

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

const withTable = location.search === '?table'
let plan = withTable ? secondSample() : { ...demoPlan(), planningHorizonMonths: 36 }
const stored = evaluate(plan)
const before = stored.conclusion.income

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const cells = []

function addTable() {
  const [sideways, table] = [document.createElement('div'), document.createElement('table')]
  for (const line of Object.keys(stored.cashPlan.months[0])) {
    const row = table.insertRow()
    row.insertCell().textContent = line
    for (const { month } of stored.cashPlan.months) {
      const [figure, difference] = [document.createElement('span'), document.createElement('small')]
      row.insertCell().append(figure, difference)
      cells.push({ line, month, figure, difference })
    }
  }
  sideways.append(table)
  main.append(sideways)
}

function drawTable({ months }) {
  for (const { line, month, figure, difference } of cells) {
    const [now, then] = [months[month][line], stored.cashPlan.months[month][line]]
    figure.textContent = whole.format(now)
    difference.textContent = now === then ? '' : whole.format(now - then)
  }
}

function draw({ monthly, advanced, conclusion, cashPlan }) {
  if (withTable) drawTable(cashPlan)
  for (const name of shown) values.get(name).textContent = format.format(monthly[name])
  const [best] = movesOf(plan).best
  values.get('changed').textContent = format.format(conclusion.income - before)
  values.get('helpsMost').textContent = best ? `${best.id}: ${format.format(best.gain)}` : ''
  const cash = advanced.projection.slice(1).map((month) => month.cumulativeCash)
  const [low, high] = [Math.min(...cash), Math.max(...cash)]
  const point = (value, i) => `${i * 10},${(120 - ((value - low) / (high - low || 1)) * 120).toFixed(1)}`
  path.setAttribute('d', `M${cash.map(point).join('L')}`)
}

function edited(figure, value) {
  const [first, ...others] = plan.products
  return { ...plan, products: [{ ...first, [figure]: value }, ...others] }
}

function addInput(name, figure, attributes) {
  const [label, input] = [document.createElement('label'), document.createElement('input')]
  label.textContent = `${name} `
  Object.assign(input, attributes)
  input.addEventListener('input', () => {
    plan = edited(figure, Number(input.value))
    draw(evaluate(plan))
  })
  label.append(input)
  main.append(label)
}

if (withTable) {
  addInput('Units', 'unitsPerMonth', { type: 'range', min: 0, max: 1000, value: plan.products[0].unitsPerMonth })
  addTable()
} else
  for (let i = 0; i < 100; i += 1)
    addInput(`Input ${i + 1}`, 'unitPriceInclVAT', { inputMode: 'decimal', value: '149' })

draw(stored)
