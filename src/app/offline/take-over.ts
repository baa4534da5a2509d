/** What of a worker's surroundings is asked: its pages, and to take over. */
interface WorkerScope {
  clients: { matchAll(of: { type: 'window'; includeUncontrolled: true }): Promise<readonly { url: string }[]> }
  skipWaiting(): Promise<void>
}

/** Whether an address is that of the evaluator without an account. */
export const isEvaluator = ({ pathname }: { pathname: string }): boolean => /^\/demo\/?$/.test(pathname)

/** Takes over, unless several pages of the evaluator are open: the others might be of the older version. */
export async function takeOverIfAlone(worker: WorkerScope): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.filter(({ url }) => isEvaluator(new URL(url))).length <= 1) await worker.skipWaiting()
}
