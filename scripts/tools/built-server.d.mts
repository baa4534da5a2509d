export interface BuiltServer {
  url: string
  pid: number
  stop(): Promise<void>
}
export function startBuiltServer(settings?: Record<string, string>): Promise<BuiltServer>
