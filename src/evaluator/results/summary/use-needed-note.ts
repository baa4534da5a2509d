import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Needed } from '../../../domain/model/conclusion/types'
import { neededUnless } from '../../../results/conclusion/conclusion-texts'
import { useMonthName } from '../../state/use-month-name'
import { concludedAtom } from '../concluded'

/** What stands below the money needed: by when it is, or why no amount is enough. */
export function useNeededNote(): (needed: Needed) => string | null {
  const { t } = useTranslation(['evaluator', 'summary'])
  const monthName = useMonthName()
  const unless = neededUnless(useAtomValue(concludedAtom))
  return (needed) => {
    if (needed.kind === 'none') return t('evaluator:rail.neededNone', { unless: t(`summary:needed.unless.${unless}`) })
    if (needed.kind === 'falling') return t('summary:money.stillFalls', { month: monthName(needed.months) })
    if (needed.byMonth === null) return null
    return needed.byMonth === 0
      ? t('summary:tiles.atStart')
      : t('summary:tiles.byMonth', { month: monthName(needed.byMonth) })
  }
}
