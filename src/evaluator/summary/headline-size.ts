/** Classes of a key figure: long amounts are written smaller, so that they stay inside their panel. */
export function headlineSize(amount: string): string {
  if (amount.length > 22) return 'text-body break-all'
  if (amount.length > 20) return 'text-section break-all'
  return amount.length > 13 ? 'text-page' : 'text-figure'
}
