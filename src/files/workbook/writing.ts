import type { Figure } from '../../domain/model/language/figure'
import type { Plan } from '../../domain/plan/plan'
import type { Book } from './book'
import type { Places } from './formula/places'
import type { WorkbookTexts } from './texts'

/** What every sheet is written with. */
export interface Writing {
  book: Book
  texts: WorkbookTexts
  plan: Plan
  places: Places
  /** Where the words for figures are: results have theirs, others those of the workbook, which tables say shorter. */
  labels: ReadonlyMap<Figure, { line: string; column: string }>
  /** Whether a look further ahead than cash by month has the money of this plan back later, or not at all. */
  isBackForNow: boolean
}
