export interface Cluster {
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  kill(): void
  promote(): Promise<void>
  halt(mode: 'fast' | 'immediate'): Promise<void>
}
export function findPostgres(): string | null
export function startPostgres(bin: string, options?: { copyOf?: string; within?: string }): Promise<Cluster>
