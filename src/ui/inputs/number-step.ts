/** How far one press of an arrow key moves a number, and where it stops. */
export interface NumberStep {
  step: number
  min: number
  max: number
}

const decimalsOf = (step: number) => String(step).split('.')[1]?.length ?? 0

/** The number one step up or down, held within the range and free of the dust of binary fractions. */
export function stepped(value: number, direction: 1 | -1, { step, min, max }: NumberStep): number {
  const moved = Number((value + direction * step).toFixed(decimalsOf(step)))
  return Math.min(Math.max(moved, min), max)
}
