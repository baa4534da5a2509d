import { calendarStart } from '../../domain/model/figures/cash/terms'
import { backMonth } from '../../domain/model/figures/conclusion/health'
import { insuranceRate, riskMultiplier, typicalMargin } from '../../domain/model/figures/typed/inputs'
import { riskMultipliers } from '../../domain/model/figures/typed/readers'
import type { Figure } from '../../domain/model/language/figure'
import { newSaudiRates, insuranceRate as rateOf } from '../../domain/model/month/social-insurance'
import { type CellDraft, excel, type Formula, quoted } from './book'
import type { Places } from './formula/places'
import { monthsFrom2025 } from './sheets/used-value'
import type { Writing } from './writing'

/** The employer's rate for Saudis insured since July 2024, by the month of the first sale; July 2026 without one. */
export function newSaudiRate(start: CellDraft): Formula {
  const month = excel`IF(${start}=0,${monthsFrom2025('2026-07')},${start})`
  return newSaudiRates.reduceRight<Formula>(
    (rest, { pct, before }) =>
      before === '' ? excel`${pct / 100}` : excel`IF(${month}<${monthsFrom2025(before)},${pct / 100},${rest})`,
    excel`0`,
  )
}

/** What the employer pays for a member, by how that one is insured. */
function rateOfMember({ book, texts }: Writing, row: number): Formula {
  const kind = book.cell('team.socialInsurance', row)
  const word = (choice: string) => quoted(texts.choice('socialInsurance', choice))
  const rate = (of: 'saudi' | 'nonSaudi') => rateOf(of, '').pct / 100
  return excel`IF(${kind}=${word('saudi')},${rate('saudi')},IF(${kind}=${word('nonSaudi')},${rate('nonSaudi')},IF(${kind}=${word('saudiNew')},${newSaudiRate(book.cell('startMonth'))},0)))`
}

/** What the chosen risk weighs. */
function weightOfRisk({ book, texts }: Writing): Formula {
  const risk = book.cell('businessRiskLevel')
  const { medium, ...others } = riskMultipliers
  return Object.entries(others).reduce<Formula>(
    (otherwise, [level, weight]) =>
      excel`IF(${risk}=${quoted(texts.choice('businessRiskLevel', level))},${weight},${otherwise})`,
    excel`${medium}`,
  )
}

/** The margin of the chosen category; lists are written later. */
const marginOfCategory =
  ({ book }: Writing): Formula =>
  (from) => {
    const [margins, words] = [book.cells('margins'), book.cells('words.productCategory')]
    return excel`IFERROR(INDEX(${margins},MATCH(${book.cell('productCategory')},${words},0)),INDEX(${margins},1))`(from)
  }

/** The month that was concluded when the file was made: it follows from several evaluations. */
function concludedMonth(_: Writing, __: number, places: Places): Formula {
  const month = places.shown(backMonth)
  return excel`${typeof month === 'number' ? month : quoted(`${month}`)}`
}

function calendarMonthOfStart({ book }: Writing): Formula {
  const start = book.cell('startMonth')
  return excel`IF(${start}=0,1,MOD(${start}-1,12)+1)`
}

/** Formulas of figures that the model reads with a function, in a row of their list. */
export const inOtherWords: ReadonlyMap<Figure, (writing: Writing, row: number, places: Places) => Formula> = new Map<
  Figure,
  (writing: Writing, row: number, places: Places) => Formula
>([
  [typicalMargin, marginOfCategory],
  [riskMultiplier, weightOfRisk],
  [backMonth, concludedMonth],
  [insuranceRate, rateOfMember],
  [calendarStart, calendarMonthOfStart],
])
