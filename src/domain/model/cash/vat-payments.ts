const monthsOfQuarter = 3

/** Saudi quarters end with March, June, September and December; without a start month with the third month of sales. */
function isQuarterEnd(month: number, firstCalendarMonth: number): boolean {
  return month >= 1 && (firstCalendarMonth + month - 1) % monthsOfQuarter === 0
}

/**
 * VAT of quarters, from month to month: what is due is paid in the month after the quarter, a credit is carried forward.
 * `firstCalendarMonth` (1 to 12) is that of month 1; month 0 belongs to its quarter. Source: docs/model.md, 'Cash by month'.
 */
export class VatQuarters {
  #open = 0
  #credit = 0
  #due = 0

  constructor(
    readonly isRegistered: boolean,
    readonly firstCalendarMonth: number,
  ) {}

  /** What is paid in the next month, whose sales hold so much more VAT than its bills. */
  pay(month: number, vat: number): number {
    if (!this.isRegistered) return 0
    const paid = this.#due
    this.#due = 0
    this.#open += vat
    if (isQuarterEnd(month, this.firstCalendarMonth)) {
      const balance = this.#open - this.#credit
      this.#due = Math.max(0, balance)
      this.#credit = Math.max(0, -balance)
      this.#open = 0
    }
    return paid
  }

  /** What is owed after the last month; a credit: negative. */
  get owed(): number {
    return this.#due + this.#open - this.#credit
  }
}
