import { quickStart as arStart } from '../../src/i18n/ar/evaluator/quick-start'
import { landing as arLanding } from '../../src/i18n/ar/landing'
import { quickStart } from '../../src/i18n/en/evaluator/quick-start'
import { landing } from '../../src/i18n/en/landing'

/** The texts that journeys press and look for. */
export const wordsOf = {
  en: { landing, quickStart },
  ar: { landing: arLanding, quickStart: arStart },
}
