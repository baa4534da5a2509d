export function statementsOf(text: string): Map<number, string[]>
export function differencesBetween(specification: string, document: string): string[]
