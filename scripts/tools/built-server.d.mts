export interface BuiltServer {
  url: string
  pid: number
  /** Its DATA_DIR. */
  folder: string
  stop(): Promise<void>
}
type Settings = Record<string, string>
export function startBuiltServer(settings?: Settings | ((url: string) => Settings)): Promise<BuiltServer>
