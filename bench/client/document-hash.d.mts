export function documentHash(document: unknown): string
