import type { Translation } from '../../../dictionary'
import type { countedUnits as english } from '../../../en/evaluator/results-parts/counted-units'

export const countedUnits: Translation<typeof english> = {
  days_zero: '{{figure}} يوم',
  days_one: 'يوم واحد',
  days_two: 'يومان',
  days_few: '{{figure}} أيام',
  days_many: '{{figure}} يومًا',
  days_other: '{{figure}} يوم',
  months_zero: '{{figure}} شهر',
  months_one: 'شهر واحد',
  months_two: 'شهران',
  months_few: '{{figure}} أشهر',
  months_many: '{{figure}} شهرًا',
  months_other: '{{figure}} شهر',
}
