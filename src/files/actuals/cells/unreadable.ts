/** Why a row of a file of sales is not counted; both dictionaries have words for each. */
export const unreadableReasons = [
  'noNumber',
  'noDate',
  'badDate',
  'noAmount',
  'badAmount',
  'badLines',
  'currency',
] as const
export type UnreadableReason = (typeof unreadableReasons)[number]

/** A row that cannot be read. What stands in it is not kept: it may be of a customer. */
export class UnreadableRow extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(reason)
    this.reason = reason
  }
}
