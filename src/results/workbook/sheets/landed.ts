import type { Plan } from '../../../domain/plan/plan'
import type { CellStyle } from '../book'
import { Lines, type Writing } from '../lines'

type Part = [name: string, formula: string, style: CellStyle]

/** What one unit of each product costs, part by part; '#' is the product's column. Source: docs/model.md, 'Landed cost of one unit'. */
const parts: Part[] = [
  ['isBuilt', 'IF({products.exFactoryPrice#}>0,1,0)', 'whole'],
  ['exchangeFee', '{products.exFactoryPrice#}*{products.fxFeePct#}', 'moneyOfOne'],
  ['exFactory', '{products.exFactoryPrice#}+{unit.exchangeFee#}', 'moneyOfOne'],
  [
    'customsValue',
    'IF({unit.isBuilt#}=1,{products.exFactoryPrice#}+{products.internationalShipping#}+{products.insurance#},0)',
    'moneyOfOne',
  ],
  [
    'duties',
    'IF({unit.isBuilt#}=1,IF({dutyBasis}="cif",{unit.customsValue#},{unit.exFactory#}+{products.insurance#})*{products.customsDutiesPct#},0)',
    'moneyOfOne',
  ],
  [
    'inbound',
    'IF({unit.isBuilt#}=1,{products.internationalShipping#}+{products.insurance#}+{products.portHandlingClearance#}+{products.localTransportToWarehouse#},0)',
    'moneyOfOne',
  ],
  [
    'handling',
    'IF({unit.isBuilt#}=1,{products.labelsAndInserts#}+{products.primaryPackaging#}+{products.assemblyOrKitting#}+{products.inspectionCost#},0)',
    'moneyOfOne',
  ],
  ['shipmentUnits', 'INT({products.unitsPerShipment#})', 'whole'],
  [
    'customsFee',
    'IF(AND({unit.isBuilt#}=1,{unit.shipmentUnits#}>=1,{currency}="SAR"),MIN(500,MAX(15,0.0015*{unit.customsValue#}*{unit.shipmentUnits#}))/MAX(1,{unit.shipmentUnits#}),0)',
    'moneyOfOne',
  ],
  [
    'beforeYield',
    'IF({unit.isBuilt#}=1,{unit.exFactory#}+{unit.duties#}+{unit.inbound#}+{unit.handling#}+{unit.customsFee#},{products.unitCostLanded#})',
    'moneyOfOne',
  ],
  [
    'yield',
    'IF({unit.isBuilt#}=1,MAX(0.01,1-({products.expectedDefectPct#}+{products.expectedShortagePct#})),1)',
    'percent',
  ],
  ['landedNet', '{unit.beforeYield#}/{unit.yield#}', 'moneyOfOne'],
  ['taxed', '({unit.beforeYield#}-{unit.exchangeFee#})/{unit.yield#}', 'moneyOfOne'],
  ['irrecoverableVAT', 'IF({vatRegistered}=1,0,{vatPct}*{unit.taxed#})', 'moneyOfOne'],
  ['landed', '{unit.landedNet#}+{unit.irrecoverableVAT#}', 'moneyOfOne'],
  ['defect', 'IF({unit.isBuilt#}=1,{products.expectedDefectPct#},0)', 'percent'],
  ['shortage', 'IF({unit.isBuilt#}=1,{products.expectedShortagePct#},0)', 'percent'],
  ['dutyPct', 'IF({unit.isBuilt#}=1,{products.customsDutiesPct#},0)', 'percent'],
  ['units', 'INT({products.unitsPerMonth#})', 'whole'],
  ['gross', '{products.unitPriceInclVAT#}*{unit.units#}', 'money'],
  ['unitsSent', 'IF({products.needsDelivery#}=1,{unit.units#},0)', 'whole'],
]

/** An average of all units; a plain one while nothing is sold. */
function average(name: string, products: number): string {
  if (products === 0) return '0'
  return `IF(SUM({unit.units[]})>0,SUMPRODUCT({unit.${name}[]},{unit.units[]})/MAX(1,SUM({unit.units[]})),SUM({unit.${name}[]})/${products})`
}

/** The sheet of landed costs. */
export function addLanded(writing: Writing, plan: Plan): void {
  const { texts } = writing
  const count = plan.products.length
  const lines = new Lines(writing, 'landed', {
    widths: [46, 12, ...Array.from({ length: Math.max(6, count) }, () => 18)],
  })
  lines.columns(plan.products.map((_, at) => texts.product(at)))
  for (const [name, formula, style] of parts) {
    const unit = style === 'money' || style === 'moneyOfOne' ? texts.currency : ''
    lines.across(`unit.${name}`, texts.word(`workbook:lines.unit_${name}`), unit, count, formula, style)
  }
  lines.heading('average')
  lines.result('exFactorySAR', average('exFactory', count))
  lines.result('perUnitInbound', average('inbound', count))
  lines.result('perUnitDuties', average('duties', count))
  lines.result('perUnitCustomsFee', average('customsFee', count))
  lines.result('unitCostBeforeYield', average('beforeYield', count))
  lines.result('weightedDefectPct', average('defect', count))
  lines.result('weightedShortagePct', average('shortage', count))
  lines.result('weightedCustomsDutyPct', average('dutyPct', count))
  lines.result('perUnitIrrecoverableVAT', average('irrecoverableVAT', count))
  lines.result('finalUnitCost', average('landed', count), { isStrong: true })
  lines.line('goodsNet', 'SUMPRODUCT({unit.landedNet[]},{unit.units[]})', 'money')
  lines.line('goodsTaxed', 'SUMPRODUCT({unit.taxed[]},{unit.units[]})', 'money')
}
