/** Amounts by month, 0 to the last month of the plan; what falls later is summed apart. */
export interface CashLedger {
  months: number[]
  afterEnd: number
}

export function emptyLedger(lastMonth: number): CashLedger {
  const months: number[] = []
  for (let month = 0; month <= lastMonth; month += 1) months.push(0)
  return { months, afterEnd: 0 }
}

export function enter(ledger: CashLedger, month: number, amount: number): void {
  const now = ledger.months[month]
  if (now === undefined) ledger.afterEnd += amount
  else ledger.months[month] = now + amount
}

const daysOfMonth = 30

/** The months after its own that an amount falls into which is due some days later: the two that those days reach, with its parts. */
export function partsLater(days: number): readonly (readonly [months: number, part: number])[] {
  const months = Math.floor(days / daysOfMonth)
  const rest = days / daysOfMonth - months
  return rest > 0
    ? [
        [months, 1 - rest],
        [months + 1, rest],
      ]
    : [[months, 1]]
}

/** An amount due some days after a month. */
export function enterLater(ledger: CashLedger, month: number, days: number, amount: number): void {
  for (const [months, part] of partsLater(days)) enter(ledger, month + months, amount * part)
}
