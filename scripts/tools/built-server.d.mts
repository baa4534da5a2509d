export interface BuiltServer {
  url: string
  readonly pid: number
  /** Its DATA_DIR. */
  folder: string
  /** Does something to its data, which only one process can have open, and starts it again at the same address. */
  whileStopped(work: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}
type Settings = Record<string, string>
export const usualLimits: Settings
export function startBuiltServer(settings?: Settings | ((url: string) => Settings), dist?: string): Promise<BuiltServer>
