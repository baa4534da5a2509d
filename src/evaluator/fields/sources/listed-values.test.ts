import { expect, it } from 'vitest'
import { presetValues } from '../../../domain/typical/preset-values'
import { typicalValues } from '../../../domain/typical/typical-values'
import { listedValues, valueGroups } from './listed-values'

const nothing = new Map<string, number>()

it('lists every typical value, preset and rate once', () => {
  const entries = valueGroups.flatMap((group) => listedValues(group, nothing)).flatMap((line) => line.entries)
  expect(entries).toHaveLength(typicalValues.length + presetValues.length)
  expect(new Set(entries).size).toBe(entries.length)
  for (const group of valueGroups) expect(listedValues(group, nothing)).not.toEqual([])
})

it('gives stores that share a value one line', () => {
  const packaging = listedValues('delivery', nothing).filter(({ shown: { of } }) => of.field === 'packagingPerOrder')
  const typical = packaging.filter(({ shown }) => !('kind' in shown.of))
  expect(typical.map(({ shown }) => shown.value).sort((a, b) => a - b)).toEqual([0, 3, 7, 15])
  // The stores that no line names come last.
  expect(typical.findIndex(({ forOthers }) => forOthers)).toBe(3)
  expect(typical.at(-1)?.shown.value).toBe(7)
})

it('shows what an administrator has set in place of ours', () => {
  const admin = new Map([
    ['returnProcessingCost', 22],
    ['contingencyMo', 700],
    ['customerAcquisitionCost beauty', 55],
    ['role accountant', 9000],
  ])
  const shown = valueGroups
    .flatMap((group) => listedValues(group, admin))
    .filter((line) => line.shown.certainty === 'admin')
  expect(shown.map((line) => line.shown.value).sort((a, b) => a - b)).toEqual([22, 55, 700, 9000])
  expect(shown.every((line) => line.shown.source === null)).toBe(true)
})
