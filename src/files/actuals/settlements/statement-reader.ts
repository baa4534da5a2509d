import type { OrderMethod } from '../../../domain/actuals/month'
import type { SettlementSource } from '../../../domain/actuals/sources'
import { amountIn, isSameAmount, toHalala, vatRate, vatShare } from '../cells/amount'
import { isRoundedNumber, orderNumber } from '../cells/cell-text'
import { momentIn, riyadhDay, type TimeReading } from '../cells/time'
import { UnreadableRow } from '../cells/unreadable'
import type { SettlementColumn, SettlementFormat } from '../formats/format'
import { methodOf } from '../orders/method'
import type { RowReader } from '../rows/row-reader'
import type { LineKind, SettlementLine, Statement } from './settlement-line'

type Cell = (column: SettlementColumn) => string

const methods: Partial<Record<SettlementSource, OrderMethod>> = {
  tabby: 'tabby',
  tamara: 'tamara',
  emkan: 'emkan',
  courier: 'cod',
}

/** The day of a cell; null where it is empty. */
export function dayIn(text: string, times: TimeReading): string | null {
  if (text === '') return null
  const moment = momentIn(text, times)
  if (moment === null) throw new UnreadableRow('badDate')
  return riyadhDay(moment)
}

const sums = /^(grand )?total|^sub ?total|الإجمالي|المجموع|^اجمالي/i
const charges = /payout fee|transfer fee|رسوم التحويل/i

function kindOf(type: string, amount: number): LineKind {
  if (/refund|void|chargeback$|return/i.test(type)) return 'refund'
  if (/fee|dut(y|ies)|penalty|adjust|cancel/i.test(type)) return 'charge'
  return amount < 0 ? 'charge' : 'sale'
}

/** The VAT in a deduction that contains it: as it stands, or at its rate where a layout of no provider's own lacks it. */
function vatOf(cell: Cell, { id, columns }: SettlementFormat, deduction: number): number {
  const stated = amountIn(cell('feeVat'))
  const isUnsaid = id === 'courier' ? stated === null : id === 'otherSettlement' && !columns.feeVat
  return isUnsaid ? toHalala(deduction * vatShare) : (stated ?? 0)
}

/** The VAT of a courier's fees where its list states it: more than the rate allows is that of the order, which has a column in some. */
function statedCourierVat(cell: Cell, fees: number): number | null {
  const stated = Math.abs(amountIn(cell('feeVat')) ?? Number.POSITIVE_INFINITY)
  return stated <= toHalala(fees * vatRate) + 0.01 ? stated : null
}

/**
 * What a courier keeps of what it collected contains VAT, whether its list has a column for it or not. Its fees are stated with
 * or without it: what was transferred tells which, and where nothing does they contain it.
 */
function courierFees(cell: Cell, amount: number): Pick<SettlementLine, 'fee' | 'feeVat'> {
  const transferred = amountIn(cell('transferred'))
  const kept = transferred === null ? null : toHalala(amount - transferred)
  const fees = Math.abs(amountIn(cell('deduction')) ?? kept ?? 0)
  const stated = statedCourierVat(cell, fees)
  const vat = stated ?? toHalala(fees * vatRate)
  if (kept !== null && !isSameAmount(fees, kept) && isSameAmount(fees + vat, kept))
    return { fee: toHalala(fees), feeVat: toHalala(kept - fees) }
  const feeVat = stated ?? toHalala(fees * vatShare)
  return { fee: toHalala(fees - feeVat), feeVat }
}

/** What is taken: the fee as it stands, or what is left of a deduction that contains VAT. */
function feesOf(cell: Cell, format: SettlementFormat, amount: number): Pick<SettlementLine, 'fee' | 'feeVat'> {
  const { columns } = format
  if (format.id === 'courier') return courierFees(cell, amount)
  const fee = amountIn(cell('fee'))
  if (fee !== null) return { fee: toHalala(fee), feeVat: amountIn(cell('feeVat')) ?? 0 }
  // Where no column is about fees, they are what was not transferred.
  const isWithout = !columns.fee && !columns.deduction
  const deduction = isWithout ? amount - (amountIn(cell('transferred')) ?? amount) : amountIn(cell('deduction'))
  const feeVat = vatOf(cell, format, deduction ?? 0)
  return { fee: deduction === null ? 0 : toHalala(deduction - feeVat), feeVat }
}

/** Providers write what they take as a positive or a negative figure: that which comes to what was transferred is meant. */
function signed(line: SettlementLine): SettlementLine {
  const { amount, fee, feeVat, transferred } = line
  if (transferred === null || isSameAmount(amount - fee - feeVat, transferred)) return line
  const isOther = isSameAmount(amount + fee + feeVat, transferred)
  return isOther ? { ...line, fee: -fee, feeVat: -feeVat } : line
}

/** Reads the rows of a statement of a provider of payments, or of a courier's collections. */
export class StatementReader implements RowReader<SettlementColumn> {
  readonly #format: SettlementFormat
  readonly #times: TimeReading
  readonly #statement: Statement

  constructor(format: SettlementFormat, times: TimeReading, statement: Statement) {
    this.#format = format
    this.#times = times
    this.#statement = statement
  }

  row(cell: Cell): void {
    const label = cell('label')
    if (sums.test(label)) this.#takeTotal(cell)
    else if (charges.test(label)) this.#takeCharge(cell)
    else this.#statement.lines.push(signed(this.#lineOf(cell)))
  }

  end(): void {}

  #takeTotal(cell: Cell): void {
    this.#statement.total = amountIn(cell('transferred')) ?? this.#statement.total
  }

  #takeCharge(cell: Cell): void {
    const taken = amountIn(cell('deduction')) ?? amountIn(cell('transferred'))
    if (taken === null) throw new UnreadableRow('noAmount')
    const feeVat = Math.abs(vatOf(cell, this.#format, taken))
    const [first] = this.#statement.lines
    this.#statement.lines.push({
      number: '',
      kind: 'charge',
      method: methods[this.#format.id] ?? 'other',
      day: first?.day ?? null,
      amount: 0,
      fee: toHalala(Math.abs(taken) - feeVat),
      feeVat,
      transferred: -Math.abs(taken),
      paidOn: first?.paidOn ?? null,
    })
  }

  #numberOf(cell: Cell): string {
    const text = [cell('number'), cell('reference')].find((one) => one !== '' && !isRoundedNumber(one))
    if (text === undefined && cell('number') === '') throw new UnreadableRow('noNumber')
    return text === undefined ? '' : orderNumber(text)
  }

  #amountOf(cell: Cell): number {
    const amount = amountIn(cell('eventAmount')) ?? amountIn(cell('amount'))
    if (amount === null) throw new UnreadableRow('noAmount')
    return amount - (amountIn(cell('refunded')) ?? 0)
  }

  #lineOf(cell: Cell): SettlementLine {
    const currency = cell('currency')
    if (currency !== '' && !/^sar$/i.test(currency)) throw new UnreadableRow('currency')
    const amount = this.#amountOf(cell)
    const kind = kindOf(cell('type'), amount)
    const signedAmount = kind === 'refund' ? -Math.abs(amount) : amount
    return {
      number: this.#numberOf(cell),
      kind,
      method: methods[this.#format.id] ?? methodOf(cell('method'), ''),
      day: dayIn(cell('date'), this.#times),
      amount: toHalala(signedAmount),
      ...feesOf(cell, this.#format, signedAmount),
      transferred: amountIn(cell('transferred')),
      paidOn: dayIn(cell('paidOn'), this.#times),
    }
  }
}
