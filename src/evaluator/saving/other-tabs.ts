import { isRecord } from '../../domain/numbers'

/** A save that another tab of this browser made. */
export interface SavedElsewhere {
  revision: number
  projectData: string
  updatedAt: Date
}

export interface OtherTabs {
  /** Tells the other tabs what was saved. */
  tell(saved: SavedElsewhere): void
  /** Hears what they saved; answers what ends that. */
  hear(heard: (saved: SavedElsewhere) => void): () => void
}

function savedIn(message: unknown): SavedElsewhere | null {
  if (!isRecord(message)) return null
  const { revision, projectData, updatedAt } = message
  const isWhole = typeof revision === 'number' && typeof projectData === 'string' && updatedAt instanceof Date
  return isWhole ? { revision, projectData, updatedAt } : null
}

/** The tabs of one browser in which one user has one project open. */
export function otherTabs(userId: string, projectId: string): OtherTabs {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {}, hear: () => () => {} }
  const name = `mizan.saved:${userId}:${projectId}`
  let open: BroadcastChannel | null = null
  return {
    tell(saved) {
      const channel = open ?? new BroadcastChannel(name)
      channel.postMessage(saved)
      if (channel !== open) channel.close()
    },
    hear(heard) {
      const channel = new BroadcastChannel(name)
      open = channel
      channel.onmessage = ({ data }) => {
        const saved = savedIn(data)
        if (saved) heard(saved)
      }
      return () => {
        open = null
        channel.close()
      }
    },
  }
}
