// What every conclusion is read from, and what each product adds to it, as formulas.
import { addIncomeLine } from './month.mjs'

const bottomLine = {
  'bottomLine.returnsAndStockMo': '={returnsAndHolding}',
  'bottomLine.variable': '={variableCost}+{returnsAndHolding}',
  'bottomLine.totalMonthlyCosts': '={bottomLine.variable}+{totalFixedCost}',
  'bottomLine.costPerUnit': '=IF({totalUnits}=0,"",{bottomLine.variable}/{totalUnits})',
  'bottomLine.neededPerUnit': '=IF({totalUnits}=0,"",{bottomLine.totalMonthlyCosts}/{totalUnits})',
  'bottomLine.orderLeaves': '=IF({ordersPerMonth}=0,"",({salesExVAT}-{bottomLine.variable})/{ordersPerMonth})',
  leftOfSales: '={salesExVAT}-{totalCOGS}-{returnsAndHolding}',
  'bottomLine.orderMargin': '=IF({ordersPerMonth}=0,"",{leftOfSales}/{ordersPerMonth})',
  'bottomLine.breakEvenRoas': '=IF({leftOfSales}>0,{netSalesInclVAT}/{leftOfSales},"")',
}

const conclusions = {
  breakEvenState:
    '=IF({totalUnits}=0,"no-units",IF(NOT({bottomLine.pays}),"never",IF({bottomLine.isMonthlyProfitable},"profitable","needs-units")))',
  verdict:
    '=IF({totalUnits}=0,"",IF(NOT({bottomLine.isMonthlyProfitable}),"unprofitable",IF({bottomLine.operatingMarginPct}>=15,"strong","moderate")))',
  performanceBadge:
    '=IF({totalUnits}=0,"",IF({salesExVAT}=0,"losing",IF({bottomLine.operatingMarginPct}>20,"healthy",IF({bottomLine.operatingMarginPct}>=5,"fair",IF({bottomLine.operatingMarginPct}>=0,"tight","losing")))))',
}

const share = (part, whole) => `IF(${whole}=0,0,${part}/${whole})`

/** For each product: '#' is its cell of a list. */
const byProduct = {
  units: '={product.unitsPerMonth#}',
  grossShare: `=${share('{product.unitPriceInclVAT#}*{product.unitsPerMonth#}', '{grossSalesInclVAT}')}`,
  unitShare: `=${share('{result.units#}', '{totalUnits}')}`,
  sentShare: `=${share('{result.units#}*{product.isSent#}', '{unitsSent}')}`,
  salesExVAT:
    '=(({grossSalesInclVAT}-{discountsInclVAT})*{result.grossShare#}+{shippingRevenueInclVAT}*{result.sentShare#})/(1+{vat})',
  salesShare: '=IF({salesExVAT}=0,{result.unitShare#},{result.salesExVAT#}/{salesExVAT})',
  productCost: '={product.landed#}*{result.units#}',
  orderCosts: '=({packagingCost}+{shippingCost}+{fulfillmentCost})*{result.sentShare#}',
  paymentCost: '={paymentCost}*{result.salesShare#}',
  acquisition: '={cacVariableCost}*{result.unitShare#}',
  returnsAndStock: `={returnsMo}*{result.salesShare#}+{inventoryCarryingCostMo}*${share('{result.productCost#}', '{productCost}')}`,
  contribution:
    '={result.salesExVAT#}-({result.productCost#}+{result.orderCosts#}+{result.paymentCost#}+{result.acquisition#}+{result.returnsAndStock#})',
  contributionPerUnit: '=IF({result.units#}=0,"",{result.contribution#}/{result.units#})',
  marginPct: '=IF({result.salesExVAT#}=0,"",{result.contribution#}/{result.salesExVAT#}*100)',
}

export function addBottomLine(sheet, products) {
  sheet.define(bottomLine)
  addIncomeLine(sheet, 'bottomLine.', 'bottomLine.variable')
  sheet.define(conclusions)
  for (const [name, formula] of Object.entries(byProduct)) {
    const cells = Array.from({ length: products }, (_, i) => formula.replaceAll('#', `[${i}]`))
    sheet.list(`result.${name}`, cells)
  }
}
