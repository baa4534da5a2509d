import * as byProduct from './by-product'
import * as cod from './cod-position'
import * as cashAhead from './conclusion/cash-ahead'
import * as conclusion from './conclusion/conclusion'
import * as health from './conclusion/health'
import * as neverEnough from './conclusion/never-enough'
import * as stress from './conclusion/stress'
import * as customers from './customers'
import * as fixedCosts from './fixed-costs'
import * as growth from './growth'
import * as income from './income'
import * as landedCost from './landed-cost'
import * as orderCosts from './order-costs'
import * as prices from './prices'
import * as projection from './projection'
import * as returns from './returns'
import * as sales from './sales'
import * as scenarios from './scenarios'
import * as inputs from './typed/inputs'
import * as vatPosition from './vat/position'
import * as vat from './vat/rates'
import * as workingCapital from './working-capital'

/** All figures of the model, by sections of docs/model.md. */
export const sections = {
  inputs,
  vat,
  landedCost,
  sales,
  orderCosts,
  fixedCosts,
  income,
  returns,
  prices,
  byProduct,
  customers,
  workingCapital,
  scenarios,
  projection,
  growth,
  health,
  conclusion,
  cashAhead,
  stress,
  neverEnough,
  vatPosition,
  cod,
}
