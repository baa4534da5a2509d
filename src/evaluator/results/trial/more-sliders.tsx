import { atom, useAtom, useAtomValue } from 'jotai'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Driver } from '../../../domain/model/decisions/drivers'
import { SelectBox } from '../../../ui/inputs/select-box'
import { trialAtom } from '../../state/atoms'
import { useFormat } from '../../state/use-format'
import { evaluatedInStateAtom } from '../concluded'
import { chosenAtom, movableAtom, type OptionalDriver, optionalDrivers, steadyDrivers } from './tried-choices'
import { TrySlider } from './try-slider'
import { ValueBox } from './value-box'

/** The cost of a unit, the cost of a customer, and two figures of the founder's choice. */
export function MoreSliders() {
  const [chosen, choose] = useAtom(chosenAtom)
  const [first, second] = chosen
  return (
    <div className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:gap-y-2.5 lg:grid-cols-1">
      {steadyDrivers.map((driver) => (
        <Steady key={driver} driver={driver} />
      ))}
      <Chosen driver={first} other={second} onChoose={(driver) => choose([driver, second])} />
      <Chosen driver={second} other={first} onChoose={(driver) => choose([first, driver])} />
    </div>
  )
}

/** A driver that moves nothing in this plan has no slider, but a sentence. */
function NothingToMove({ label }: { label: string }) {
  const { t } = useTranslation('trial')
  return (
    <p className="text-small text-muted">
      {label}: {t('nothingToMove')}
    </p>
  )
}

function Steady({ driver }: { driver: (typeof steadyDrivers)[number] }) {
  const { t } = useTranslation('trial')
  const id = useId()
  const label = t(`drivers.${driver}`)
  const isMovable = useIsMovable(driver)
  if (!isMovable) return <NothingToMove label={label} />
  return (
    <TrySlider
      driver={driver}
      id={id}
      label={label}
      box={<ValueBox driver={driver} label={label} />}
      note={driver === 'productCost' ? <UnitCost /> : null}
    />
  )
}

/** What is tried can be moved back, regardless of what the plan has become meanwhile. */
function useIsMovable(driver: Driver): boolean {
  const isMovable = useMemo(
    () => atom((get) => get(movableAtom).has(driver) || get(trialAtom).values[driver] !== undefined),
    [driver],
  )
  return useAtomValue(isMovable)
}

/** The cost of products moves by percent; this is what a unit comes to. */
function UnitCost() {
  const { t } = useTranslation('trial')
  const { money } = useFormat()
  const { monthly } = useAtomValue(evaluatedInStateAtom)
  return (
    <p className="pb-1.5 text-[0.8125rem]/[1.4] text-muted">
      {t('unitCost', { figure: money(monthly.finalUnitCost) })}
    </p>
  )
}

interface ChosenProps {
  driver: OptionalDriver
  /** The one that the other slider moves. */
  other: OptionalDriver
  onChoose: (driver: OptionalDriver) => void
}

/** A slider whose figure the founder chooses. */
function Chosen({ driver, other, onChoose }: ChosenProps) {
  const { t } = useTranslation('trial')
  const movable = useAtomValue(movableAtom)
  const id = useId()
  const label = t(`drivers.${driver}`)
  const choices = optionalDrivers.filter((one) => one !== other)
  const choice = (
    <SelectBox
      id={`${id}-choice`}
      label={t('choose')}
      value={driver}
      choices={choices.map((one) => ({
        value: one,
        label: t(`drivers.${one}`),
        disabled: !movable.has(one) && one !== driver,
      }))}
      onChange={onChoose}
    />
  )
  if (useIsMovable(driver)) {
    return (
      <TrySlider driver={driver} id={id} label={label} head={choice} box={<ValueBox driver={driver} label={label} />} />
    )
  }
  return (
    <div className="grid content-start gap-1">
      {choice}
      <NothingToMove label={label} />
    </div>
  )
}
