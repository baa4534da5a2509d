const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What the server answers when it has done nothing of a call, and asks for it again. */
const refusedForNow = new Set([429, 503])

/** How long to wait before the next try, in milliseconds: as the answer says, or a little longer each time. */
function pauseOf(answer: Response | null, tries: number): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : 250 * 2 ** tries
}

/**
 * A fetch that tries again what was refused for now, for any method, and what got no answer, for reads alone: a
 * change may have been made. A pause longer than `longestPauseMs` is left to the caller, with the refusal.
 */
export function retrying(send: typeof fetch, retries: number, longestPauseMs: number) {
  return async (request: Request): Promise<Response> => {
    for (let tries = 0; ; tries++) {
      const isLast = tries >= retries
      const mayRepeat = !isLast && request.method === 'GET' && !request.signal.aborted
      const answer = await send(request.clone()).catch((error: unknown) => {
        if (mayRepeat) return null
        throw error
      })
      if (answer && (isLast || !refusedForNow.has(answer.status))) return answer
      const pause = pauseOf(answer, tries)
      if (answer && pause > longestPauseMs) return answer
      await answer?.body?.cancel()
      await wait(Math.min(pause, longestPauseMs))
    }
  }
}
