const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function codeIn(answer: Response): Promise<unknown> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null
}

/** Whether a call is to be made again. Of a change that was refused with 503 only BUSY says that nothing of it was done. */
async function isRefusedForNow(answer: Response, isRead: boolean): Promise<boolean> {
  if (answer.status !== 503) return answer.status === 429
  return isRead || (await codeIn(answer)) === 'BUSY'
}

/** How long to wait before the next try, in milliseconds: as the answer says, or a little longer each time. */
function pauseOf(answer: Response | null, tries: number): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds * 1000 : 250 * 2 ** tries
}

/**
 * A fetch that tries again what was refused for now, and what got no answer, for reads alone: a change may have been made.
 * A pause longer than `longestPauseMs` is left to the caller, with the refusal.
 */
export function retrying(send: typeof fetch, retries: number, longestPauseMs: number) {
  return async (request: Request): Promise<Response> => {
    for (let tries = 0; ; tries++) {
      const isLast = tries >= retries
      const isRead = request.method === 'GET'
      const mayRepeat = !isLast && isRead && !request.signal.aborted
      const answer = await send(request.clone()).catch((error: unknown) => {
        if (mayRepeat) return null
        throw error
      })
      if (answer && (isLast || !(await isRefusedForNow(answer, isRead)))) return answer
      const pause = pauseOf(answer, tries)
      if (answer && pause > longestPauseMs) return answer
      await answer?.body?.cancel()
      await wait(Math.min(pause, longestPauseMs))
    }
  }
}
