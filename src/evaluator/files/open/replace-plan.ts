interface Replacement {
  /** Keeps the plan as it is before another replaces it. */
  keep: () => Promise<unknown>
  put: () => void
  /** Aborted once the question is closed, or another file is wanted. */
  signal: AbortSignal
}

/** Puts a plan in the place of another once that one is kept, unless it was thought better of meanwhile. */
export async function replacePlan({ keep, put, signal }: Replacement): Promise<'replaced' | 'canceled' | 'failed'> {
  try {
    await keep()
  } catch {
    return signal.aborted ? 'canceled' : 'failed'
  }
  if (signal.aborted) return 'canceled'
  put()
  return 'replaced'
}
