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

/** An amount due some days after a month: its parts fall into the two months that those days reach. */
export function enterLater(ledger: CashLedger, month: number, days: number, amount: number): void {
  const months = Math.floor(days / daysOfMonth)
  const rest = days / daysOfMonth - months
  enter(ledger, month + months, amount * (1 - rest))
  if (rest > 0) enter(ledger, month + months + 1, amount * rest)
}
