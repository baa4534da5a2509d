import type { Rows } from '../../src/domain/model/figures/outputs/shape'
import type { Expression, Figure, ScopeName } from '../../src/domain/model/language/figure'
import {
  type Call,
  changed,
  countedScopes,
  entered,
  isAggregate,
  isCounted,
  isMadeBefore,
  partsOf,
  summedScope,
} from './reading'

/** One object for each row, made where all that it holds is known. */
export interface RowObject {
  target: string
  type: string
  scope: Exclude<ScopeName, 'plan'>
  fields: readonly (readonly [string, Figure])[]
  key: Rows['key']
  until?: Figure | undefined
  start?: string | undefined
}

/** What a sum reads of the rows that it goes over. */
function summed(call: Call): readonly Expression[] {
  const found = entered(call)
  return found ? [found.to, found.amount] : call.arguments
}

/**
 * When each figure is worked out: a figure of the plan in a phase, one of a row in the loop after that phase. A sum is known
 * in the phase after its loop.
 */
export class Schedule {
  readonly #phases: Map<Figure, number>

  constructor(before?: Schedule) {
    this.#phases = new Map(before ? before.#phases : [])
  }

  phase(figure: Figure): number {
    const known = this.#phases.get(figure)
    if (known !== undefined) return known
    const phase = figure.formula ? this.phaseOf(figure.formula, figure.scope) : 0
    this.#phases.set(figure, phase)
    return phase
  }

  phaseOf(one: Expression, scope: ScopeName): number {
    if (isAggregate(one)) return 1 + this.phaseOfSummed(one)
    if (one.kind === 'figure') {
      // A row of another list than the one that is walked: its own loop must be over.
      const isForeign = one.figure.scope !== 'plan' && one.figure.scope !== scope
      return this.phase(one.figure) + (isForeign ? 1 : 0)
    }
    if (one.kind === 'under') return this.phase(changed(one))
    return Math.max(0, ...partsOf(one).map((part) => this.phaseOf(part, scope)))
  }

  /** The loop that a sum is made in. */
  phaseOfSummed(call: Call): number {
    const over = summedScope(call)
    return Math.max(0, ...summed(call).map((part) => this.phaseOf(part, over)))
  }

  phaseOfRows({ fields, until }: RowObject): number {
    const figures = [...fields.map(([, figure]) => figure), ...(until ? [until] : [])]
    return Math.max(0, ...figures.map((figure) => this.phase(figure)))
  }

  /** Fits figures, each after what it reads, into as few loops as can be. `later` are read once these are done. */
  fit(fresh: readonly Figure[], rows: readonly RowObject[], later: ReadonlySet<Figure>): void {
    for (const scope of countedScopes) this.#joinMonths(fresh, scope)
    this.#delay(fresh, rows, later)
  }

  /** Months are walked once, when all that they read is known: nothing that follows from them goes into them again. */
  #joinMonths(fresh: readonly Figure[], scope: string): void {
    const months = fresh.filter((figure) => figure.scope === scope)
    const last = Math.max(0, ...months.map((figure) => this.phase(figure)))
    for (const figure of months) this.#phases.set(figure, last)
    for (const figure of fresh) if (figure.scope === 'plan') this.#phases.delete(figure)
  }

  /** A row's figure that only later loops read is worked out there, and need not be kept. */
  #delay(fresh: readonly Figure[], rows: readonly RowObject[], later: ReadonlySet<Figure>): void {
    const wanted = new Map<Figure, number>()
    const want = (figure: Figure, phase: number) =>
      wanted.set(figure, Math.min(phase, wanted.get(figure) ?? Number.POSITIVE_INFINITY))
    for (const row of rows) for (const [, figure] of row.fields) want(figure, this.phaseOfRows(row))
    for (const figure of later) want(figure, -1)
    for (const figure of fresh.toReversed()) {
      const first = wanted.get(figure) ?? -1
      if (figure.scope !== 'plan' && first > this.phase(figure)) this.#phases.set(figure, first)
      if (figure.formula) this.#eachRead(figure.formula, figure.scope, this.phase(figure), want)
    }
  }

  /** Tells of each row's figure that is read, in which loop of its own list; −1 outside of it. */
  #eachRead(one: Expression, scope: ScopeName, phase: number, tell: (figure: Figure, phase: number) => void): void {
    if (one.kind === 'figure') {
      if (one.figure.scope !== 'plan') tell(one.figure, one.figure.scope === scope ? phase : -1)
      return
    }
    const isLoop = isAggregate(one) && isMadeBefore(one)
    const [inner, at] = isLoop ? [summedScope(one), this.phaseOfSummed(one)] : [scope, phase]
    for (const part of isLoop ? summed(one) : partsOf(one)) this.#eachRead(part, inner, at, tell)
  }

  /** Row figures that something outside of their own loop reads: they are kept in lists. */
  kept(fresh: readonly Figure[], rows: readonly RowObject[], later: ReadonlySet<Figure>): Set<Figure> {
    const kept = new Set([...later].filter(({ scope }) => scope !== 'plan'))
    const note = (figure: Figure, phase: number) => {
      if (phase !== this.phase(figure)) kept.add(figure)
    }
    for (const figure of fresh)
      if (figure.formula) this.#eachRead(figure.formula, figure.scope, this.phase(figure), note)
    for (const row of rows) for (const [, figure] of row.fields) note(figure, this.phaseOfRows(row))
    return new Set([...kept].filter((figure) => !isCounted(figure)))
  }
}
