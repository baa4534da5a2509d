export interface BuiltServer {
  url: string
  pid: number
  /** Its DATA_DIR. */
  folder: string
  stop(): Promise<void>
}
export function startBuiltServer(settings?: Record<string, string>): Promise<BuiltServer>
