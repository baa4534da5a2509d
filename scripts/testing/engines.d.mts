export type EngineName = 'webkit' | 'firefox'
export const engines: EngineName[]
export const miniBrowser: string
export function findFirefox(): string | undefined
/** What an engine lacks on this machine, as the packages of Debian; empty where it can be driven. */
export function lacking(engine: EngineName): string[]
