import { seasonFields } from '../../../../domain/plan/plan-fields'

const { min, max, step } = seasonFields.months.of

/** The picture reaches at least to twice an average month, and to the next hundred above its highest month. */
export function sliderEnd(values: readonly number[]): number {
  const highest = Math.max(2 * seasonFields.months.of.default, ...values)
  return Math.min(max, Math.ceil(highest / 100) * 100)
}

const within = (value: number, end: number) => Math.min(end, Math.max(min, value))

/** The figure at a part of the height of the picture, in the field's steps. */
export function sliderValue(part: number, end: number): number {
  return within(Math.round((part * end) / step) * step, end)
}

const leaps = 5

/** Where a key moves a slider; undefined for keys that move nothing. */
export function sliderKey(key: string, value: number, end: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return within(value + step, max)
    case 'ArrowDown':
    case 'ArrowLeft':
      return within(value - step, max)
    case 'PageUp':
      return within(value + leaps * step, max)
    case 'PageDown':
      return within(value - leaps * step, max)
    case 'Home':
      return min
    case 'End':
      return end
    default:
      return undefined
  }
}
