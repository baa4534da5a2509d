import type { OrderMethod } from '../../../domain/actuals/month'
import { comparable } from '../../tables/columns'
import { remembered } from '../cells/remembered'

/** Words of a method of payment, as `comparable` writes them; the first that is found decides. */
const words: readonly (readonly [method: OrderMethod, found: RegExp])[] = [
  ['cod', /عند الاستلام|عند التوصيل|cash on delivery|\bcod\b/],
  ['tamara', /تمارا|tamara/],
  ['tabby', /تابي|tabby/],
  ['emkan', /امكان|emkan/],
  ['spotii', /spotii|سبوتي/],
  ['mada', /مدي|\bmada\b/],
  ['wallet', /stc|wallet|محفظه|urpay/],
  ['international', /بطاق|ائتمان|credit|visa|فيزا|master|ماستر|amex|\bcard\b/],
  // Behind Apple Pay is a card; in Saudi Arabia nearly always of mada.
  ['mada', /apple ?pay|ابل باي|google pay|samsung pay/],
  ['bank', /حواله|تحويل|bank|\bbacs\b/],
]

const methodIn = remembered((text: string): OrderMethod => {
  const method = comparable(text)
  return words.find(([, found]) => found.test(method))?.[0] ?? 'other'
})

/** The method that a cell names. Banks are written onto the word before them ('حوالة بنكيةالراجحي'). */
export const methodOf = (method: string, details: string): OrderMethod => methodIn(`${details} ${method}`)
