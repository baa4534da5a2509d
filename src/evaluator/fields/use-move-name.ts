import { useTranslation } from 'react-i18next'
import type { MoveId } from '../../domain/model/decisions/moves'
import { moveName } from '../../results/conclusion/move-name'
import { useFormat } from '../state/use-format'

/** What changes are called, with amounts in the plan's currency. */
export function useMoveName(): (id: MoveId) => string {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  return (id) => moveName(t, id, money)
}
