import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Move } from '../../../domain/model/decisions/moves'
import { missingAtom } from '../../state/unanswered'
import { bestMoveAtom } from './summary-figures'
import { useGainText } from './use-gain-text'

/** The one change that would help most. */
export function TopImprovements() {
  const best = useAtomValue(bestMoveAtom)
  const missing = useAtomValue(missingAtom)
  // What would be written as 0 helps nothing.
  return missing || !best || best.gain < 0.5 ? null : <Helps best={best} />
}

function Helps({ best }: { best: Move }) {
  const { t } = useTranslation('evaluator')
  const gainText = useGainText()
  return (
    <p className="mt-4 border-t border-line pt-3 text-small">
      <span className="block text-muted">{t('rail.helpsMost')}</span>
      {gainText(best)}
    </p>
  )
}
