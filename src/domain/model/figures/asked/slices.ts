import * as byProduct from '../by-product'
import * as cod from '../cod-position'
import * as customers from '../customers'
import * as fixed from '../fixed-costs'
import * as landed from '../landed-cost'
import * as prices from '../prices'
import * as returns from '../returns'
import * as sales from '../sales'
import * as inputs from '../typed/inputs'
import { isRegistered } from '../typed/inputs'
import { costFactor } from '../vat'
import * as vat from '../vat-position'
import * as capital from '../working-capital'
import { cash } from './cash'
import type { Shape } from './shape'

/** The cost of a unit of each product, by its parts, and of all units that are sent out. */
export const landedCosts = {
  goodsSent: landed.goodsSent,
  products: {
    rows: 'products',
    key: 'id',
    of: {
      exFactory: landed.exFactory,
      duties: landed.duties,
      inbound: landed.inbound,
      handling: landed.handling,
      customsFee: landed.customsFee,
      beforeYield: landed.beforeYield,
      sellablePart: landed.sellablePart,
      irrecoverable: landed.irrecoverable,
      landed: landed.landed,
    },
  },
} satisfies Shape

/** What explanations name besides results, percentages as fractions. */
export const workings = {
  vatRate: inputs.vatRate,
  isRegistered,
  costFactor,
  unitsSent: sales.unitsSent,
  totalShare: sales.totalShare,
  codShare: sales.codShare,
  refusalRate: inputs.refusalRate,
  refusedPart: sales.refusedPart,
  goodsUsed: sales.goodsUsed,
  discountPart: sales.discountPart,
  feePart: prices.feePart,
  keptOfSales: prices.keptOfSales,
  settlementDays: capital.settlementDays,
  deliveredGoods: returns.deliveredGoods,
  earlierCustomers: customers.earlierCustomers,
  recurringMo: fixed.recurringMo,
  preLaunchMo: fixed.preLaunchMo,
  taxedFixedMo: fixed.taxedFixedMo,
  orderValue: cod.orderValue,
  orderGoods: cod.orderGoods,
  codFee: cod.codFee,
  prepaidFee: cod.prepaidFee,
  orderSending: cod.orderSending,
  orderAcquisition: cod.orderAcquisition,
  orderBringingBack: cod.orderBringingBack,
  taxableBefore: vat.taxableBefore,
  yearOfSales: { rows: 'calendar', key: 'value', of: { yearOfSales: vat.yearOfSales } },
  products: {
    rows: 'products',
    key: 'row',
    of: {
      units: landed.units,
      isBuilt: landed.isBuilt,
      supplierPrice: inputs.supplierPrice,
      exchangeFee: landed.exchangeFee,
      exFactory: landed.exFactory,
      duties: landed.duties,
      inbound: landed.inbound,
      handling: landed.handling,
      customsFee: landed.customsFee,
      customsValue: landed.customsValue,
      beforeYield: landed.beforeYield,
      sellablePart: landed.sellablePart,
      taxedAmount: landed.taxedAmount,
      irrecoverable: landed.irrecoverable,
      landed: landed.landed,
      defects: landed.defects,
      shortages: landed.shortages,
      duty: landed.duty,
      freight: inputs.freight,
      dutyRate: inputs.dutyRate,
      shipmentUnits: landed.shipmentUnits,
      shareOfUnits: byProduct.shareOfUnits,
      shareSent: byProduct.shareSent,
      shareOfSales: byProduct.shareOfSales,
      shareOfGoods: byProduct.shareOfGoods,
    },
  },
} satisfies Shape

/** What thousands of variations of a plan are compared by. */
export const outcome = { operatingIncome: returns.bottomIncome, cash } satisfies Shape
