import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { isTryingAtom } from '../../state/atoms'
import { useTrial } from '../trial/use-trial'
import { appliedAtom, type Move, useApply } from './applied'

interface ApplyButtonProps {
  id: string
  name: string
  moves: readonly Move[]
}

/**
 * Writes an answer into the plan as one edit, and takes it out again. While something is tried the answer counts from
 * what is tried, so it joins the trial instead.
 */
export function ApplyButton({ id, name, moves }: ApplyButtonProps) {
  const { t } = useTranslation(['results', 'summary'])
  const isTrying = useAtomValue(isTryingAtom)
  const isApplied = useAtomValue(appliedAtom).moves.has(id) && !isTrying
  const apply = useApply()
  const { seek } = useTrial()
  const change = isTrying ? t('summary:levers.try') : isApplied ? t('summary:levers.undo') : t('results:takes.apply')
  return (
    <Button
      id={id}
      className="shrink-0 print:hidden"
      variant={isApplied ? 'primary' : 'secondary'}
      aria-label={`${change}: ${name}`}
      onClick={() => (isTrying ? seek(moves) : apply(id, isApplied ? null : moves))}
    >
      {change}
    </Button>
  )
}
