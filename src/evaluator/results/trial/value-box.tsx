import { useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isRelative, trialLimits } from '../../../domain/edits/trial'
import type { Driver } from '../../../domain/model/decisions/drivers'
import { NumberBox } from '../../../ui/inputs/number-box'
import { planAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { useTriedValue } from './try-slider'
import { useDriverWords } from './use-driver-words'
import { useTrial } from './use-trial'

interface ValueBoxProps {
  driver: Driver
  label: string
}

/** A driver as it is typed: parts of today's value as a change in percent. */
const typedOf = (driver: Driver, value: number) => (isRelative(driver) ? Math.round((value - 1) * 1e6) / 1e4 : value)
const triedOf = (driver: Driver, typed: number) => (isRelative(driver) ? 1 + typed / 100 : typed)

/** The value of a slider, to be typed. What cannot be tried is marked, and the last value stays. */
export function ValueBox({ driver, label }: ValueBoxProps) {
  const { t } = useTranslation(['trial', 'evaluator'])
  const { currency } = useFormat()
  const id = useId()
  const value = useTriedValue(driver)
  const { min, max } = trialLimits(useAtomValue(planAtom), driver)
  const { move } = useTrial()
  const write = useDriverWords(driver)
  const [draft, setDraft] = useState<string | null>(null)
  const [refused, setRefused] = useState<number | null>(null)
  const isPercent = isRelative(driver) || driver === 'returnRate' || driver === 'refusals'
  const type = (typed: number, isEmptied: boolean) => {
    // An emptied box says nothing yet.
    if (isEmptied) return setRefused(null)
    const next = triedOf(driver, typed)
    const isPossible = next >= min && next <= max
    setRefused(isPossible ? null : typed)
    if (isPossible) move(driver, next)
  }
  const problem =
    draft !== null
      ? t('evaluator:number.notANumber')
      : refused === null
        ? null
        : t('trial:limits', { min: write(min), max: write(max) })
  return (
    <div>
      <NumberBox
        id={id}
        label={label}
        value={refused ?? typedOf(driver, value)}
        onChange={type}
        draft={draft ?? undefined}
        onDraft={setDraft}
        onBlur={() => setRefused(null)}
        unit={isPercent ? '%' : driver === 'units' ? undefined : currency}
        allowNegative={isRelative(driver)}
        whole={driver === 'units'}
        invalid={problem !== null}
        describedBy={problem === null ? undefined : `${id}-problem`}
      />
      <p id={`${id}-problem`} aria-live="polite" className="text-[0.8125rem]/[1.4] text-negative empty:hidden">
        {problem}
      </p>
    </div>
  )
}
