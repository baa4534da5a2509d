/** Runs something every so many milliseconds, but never twice at once; answers what ends it. */
export function regularly(ms: number, run: () => Promise<void>, onError: (err: unknown) => void): () => void {
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    run()
      .catch(onError)
      .finally(() => {
        isRunning = false
      })
  }, ms).unref()
  return () => clearInterval(timer)
}
