import { atom } from 'jotai'
import type { Driver } from '../../domain/model/decisions/drivers'
import { type DriverRange, usualRange } from '../../domain/model/decisions/tornado'
import {
  runLimits,
  type SimulationSettings,
  type Spread,
  type UncertainDriver,
  uncertainDrivers,
  usualSettings,
} from '../../domain/model/decisions/uncertainty'

/** How far a change can go, in percent of today's value. */
const changeLimits = { least: -100, most: 500 } as const

/** The ranges of the tornado that the founder set. */
export const tornadoRangesAtom = atom<Partial<Record<Driver, DriverRange>>>({})

/** The settings of the simulation as they are typed, right or wrong. */
export const simulationSettingsAtom = atom<SimulationSettings>(usualSettings)

const isChange = (value: number) => value >= changeLimits.least && value <= changeLimits.most

/** A range can be used when it runs from the lower end to the higher one. */
export function isRange({ low, high }: DriverRange): boolean {
  return isChange(low) && isChange(high) && low <= high
}

export function isSpread({ low, mode, high }: Spread): boolean {
  return isRange({ low, high }) && mode >= low && mode <= high
}

export function areRuns(runs: number): boolean {
  return Number.isInteger(runs) && runs >= runLimits.min && runs <= runLimits.max
}

export function isSeed(seed: number): boolean {
  return Number.isInteger(seed) && Math.abs(seed) <= 2 ** 31
}

/** Whether the simulation can run with these settings. */
export function canRun({ runs, seed, spreads }: SimulationSettings): boolean {
  return areRuns(runs) && isSeed(seed) && uncertainDrivers.every((driver) => isSpread(spreads[driver]))
}

/** The ranges that can be used; a wrong one falls back to the usual one until it is mended. */
export const usableRangesAtom = atom((get) => {
  const ranges = Object.entries(get(tornadoRangesAtom))
  return Object.fromEntries(ranges.map(([driver, range]) => [driver, isRange(range) ? range : usualRange]))
})

export function withSpread(settings: SimulationSettings, driver: UncertainDriver, spread: Spread): SimulationSettings {
  return { ...settings, spreads: { ...settings.spreads, [driver]: spread } }
}
