import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { MoveId } from '../../../domain/model/decisions/moves'
import { isLoss } from '../../../results/conclusion/conclusion-texts'
import { Button } from '../../../ui/button'
import { classes } from '../../../ui/classes'
import { isTryingAtom } from '../../state/atoms'
import { isTrialOpenAtom } from '../../state/undo/trial-moves'
import { useFormat } from '../../state/use-format'
import { useTrial } from '../trial/use-trial'
import { movesAtom, nearestPairAtom, togetherAtom } from './lever-atoms'
import { useLever, useTogether } from './use-move-words'

/** What to change: the three moves that help most, what they come to together, and the nearest pair where they do not suffice. */
export function MovesPanel() {
  const { t } = useTranslation('summary')
  const { best } = useAtomValue(movesAtom)
  const { after } = useAtomValue(togetherAtom)
  return (
    <section aria-labelledby="levers" className="rounded-panel border border-line bg-surface px-4 py-2 sm:p-6">
      <h2 id="levers" className="text-body font-semibold sm:text-section">
        {t('moves.title')}
      </h2>
      {best.length === 0 ? <p className="mt-1">{t('levers.none')}</p> : <MeasuredFrom />}
      <ul className="sm:mt-1">
        {best.map(({ id }) => (
          <Lever key={id} id={id} />
        ))}
      </ul>
      <Together />
      {isLoss(after) ? <NotEnough /> : null}
    </section>
  )
}

/** While something is tried: what percentages and effects are of. Its place is kept so that nothing moves. */
function MeasuredFrom() {
  const { t } = useTranslation('summary')
  const isTrying = useAtomValue(isTryingAtom)
  if (!useAtomValue(isTrialOpenAtom)) return null
  return (
    <p className={classes('mt-1 text-[0.8125rem]/[1.4] text-muted sm:text-small', !isTrying && 'invisible')}>
      {t('levers.measuredFrom')}
    </p>
  )
}

function Lever({ id }: { id: MoveId }) {
  const { t } = useTranslation('summary')
  const { isTried, effect, name, words, notes } = useLever(id)
  const { toggle } = useTrial()
  const change = t(isTried ? 'levers.undo' : 'levers.try')
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-0.5 first:border-t-0 sm:py-1.5">
      <p className="flex min-w-0 grow flex-wrap justify-between gap-x-4 leading-snug">
        <span className="font-medium">{name}</span>
        <span className="text-[0.8125rem]/[1.4] text-muted max-sm:w-full sm:text-small">{words}</span>
        {notes.map((note) => (
          <span key={note} className="w-full text-[0.8125rem]/[1.4] text-muted sm:text-small">
            {note}
          </span>
        ))}
      </p>
      {effect === 'further' ? null : (
        <Button
          id={`lever-${id}`}
          className="shrink-0 print:hidden"
          variant={isTried ? 'primary' : 'secondary'}
          aria-label={`${change}: ${name}`}
          onClick={() => toggle(id)}
        >
          {change}
        </Button>
      )}
    </li>
  )
}

/** What the moves come to when all are made, with one press that tries them. */
function Together() {
  const { t } = useTranslation('summary')
  const together = useTogether()
  const { toggleAll } = useTrial()
  if (together === null) return null
  const { ids, areTried, words, note } = together
  return (
    <div className="flex items-center justify-between gap-3 border-t border-line py-0.5 sm:py-1.5">
      <p className="min-w-0 font-semibold leading-snug">
        {words} {note}
      </p>
      <Button
        className="shrink-0 print:hidden"
        variant={areTried ? 'primary' : 'secondary'}
        onClick={() => toggleAll(ids, !areTried)}
      >
        {areTried ? t('levers.undo') : t('moves.tryAll')}
      </Button>
    </div>
  )
}

/** The best moves together still lose: which two figures would suffice, and whether that is realistic. */
function NotEnough() {
  const { t } = useTranslation(['summary', 'evaluator'])
  const { percent } = useFormat()
  const pair = useAtomValue(nearestPairAtom)
  const [first, second] = pair?.levers ?? []
  const text =
    pair === null || first === undefined || second === undefined
      ? t('summary:moves.pairNever')
      : t(`summary:moves.${pair.isRealistic ? 'pair' : 'pairFar'}`, {
          percent: percent(pair.percent),
          first: t(`summary:moves.levers.${first}`),
          second: t(`summary:moves.levers.${second}`),
        })
  return (
    <p className="border-t border-line py-2 text-small">
      <span className="font-medium">{t('summary:moves.notEnough')}</span> {text}
    </p>
  )
}
