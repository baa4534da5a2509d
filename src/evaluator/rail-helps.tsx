import { useAtomValue } from 'jotai'
import { memo, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import type { DriverEffect } from '../domain/drivers'
import { bestDriverAtom, missingAtom } from './rail-figures'
import { useFormat } from './use-format'

/** The one change that would help most; drawn after the figures, so that typing never waits for it. */
export function RailHelps() {
  const best = useDeferredValue(useAtomValue(bestDriverAtom))
  const missing = useAtomValue(missingAtom)
  return missing || !best ? null : <Helps best={best} />
}

const Helps = memo(function Helps({ best }: { best: DriverEffect }) {
  const { t } = useTranslation('evaluator')
  const { money } = useFormat()
  return (
    <p className="mt-4 border-t border-line pt-3 text-small">
      <span className="block text-muted">{t('rail.helpsMost')}</span>
      {t('rail.gains', { what: t(`drivers.${best.id}`), gain: money(best.incomeChange) })}
    </p>
  )
})
