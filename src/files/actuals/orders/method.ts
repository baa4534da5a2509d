import type { OrderMethod } from '../../../domain/actuals/month'
import { comparable } from '../../tables/columns'

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

/** The method that a cell names. Banks are written onto the word before them ('حوالة بنكيةالراجحي'). */
export function methodOf(method: string, details: string): OrderMethod {
  const text = comparable(`${details} ${method}`)
  return words.find(([, found]) => found.test(text))?.[0] ?? 'other'
}
