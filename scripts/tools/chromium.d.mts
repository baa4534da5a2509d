export function findChromium(): string | null
export function provideChromium(): Promise<string | null>
