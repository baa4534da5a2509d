import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DifferenceText } from '../../../results/charts/difference-text'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { moneyParts } from '../../../results/conclusion/money-parts'
import { useFormat } from '../../state/use-format'
import { shownAtom, storedAtom } from '../concluded'
import { useDifferenceText } from '../trial/difference'

/** What the money is needed for. */
export function MoneyParts() {
  const { t } = useTranslation('summary')
  const { number } = useFormat()
  const [shown, stored] = [useAtomValue(shownAtom), useAtomValue(storedAtom)]
  const parts = useMemo(() => moneyParts(shown), [shown])
  const before = useMemo(() => new Map(moneyParts(stored).map(({ id, amount }) => [id, amount])), [stored])
  // Where no amount is enough none has parts, and those of a trial differ from nothing.
  const isComparable = stored.evaluation.conclusion.needed?.kind !== 'none'
  const difference = useDifferenceText()
  const write = (value: number | null) => number(value, wholeMoney)
  if (parts.length < 2) return null
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small text-muted">
      {parts.map(({ id, amount }) => (
        <div key={id} className="flex items-baseline gap-x-1.5">
          <dt>{t(`parts.${id}`)}</dt>
          <dd dir="ltr" className="tabular-nums text-text">
            {write(amount)}
            {isComparable ? <DifferenceText text={difference(amount, before.get(id) ?? 0, write)} /> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
