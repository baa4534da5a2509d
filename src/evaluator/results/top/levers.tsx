import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DriverId } from '../../../domain/model/sensitivities'
import { wholeMoney } from '../../../results/headline/use-headline-sentence'
import { Button } from '../../../ui/button'
import { useFormat } from '../../state/use-format'
import { useTrial } from '../trial/use-trial'
import { bestAtom, leverAtom } from './lever-atoms'

/** The three levers, each to try and to take back. */
export function Levers() {
  const { t } = useTranslation('summary')
  const best = useAtomValue(bestAtom)
  return (
    <section aria-labelledby="levers" className="rounded-panel border border-line bg-surface px-4 py-2 sm:p-6">
      <h2 id="levers" className="text-body font-semibold sm:text-section">
        {t('levers.title')}
      </h2>
      {best.length === 0 ? <p className="mt-1">{t('levers.none')}</p> : null}
      <ul className="sm:mt-1">
        {best.map((id) => (
          <Lever key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Lever({ id }: { id: DriverId }) {
  const { t } = useTranslation(['summary', 'evaluator'])
  const { money } = useFormat()
  const { isTried, gain, effect } = useAtomValue(useMemo(() => leverAtom(id), [id]))
  const { toggle } = useTrial()
  const name = t(`evaluator:drivers.${id}`)
  const change = t(isTried ? 'summary:levers.undo' : 'summary:levers.try')
  return (
    <li className="flex items-center justify-between gap-3 border-t border-line py-0.5 first:border-t-0 sm:py-1.5">
      <p className="flex min-w-0 grow flex-wrap justify-between gap-x-4 leading-snug">
        <span className="font-medium">{name}</span>
        <span className="text-[0.8125rem]/[1.4] text-muted max-sm:w-full sm:text-small">
          {t(`summary:levers.${effect}`, { gain: money(Math.abs(gain), wholeMoney) })}
        </span>
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
