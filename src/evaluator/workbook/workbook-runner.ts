import type { WorkbookAnswer, WorkbookTask } from './workbook-messages'

/** Makes a file in a worker of its own, which brings the Excel library with it. Returns a function that ends it. */
export function makeWorkbook(task: WorkbookTask, tell: (answer: WorkbookAnswer) => void): () => void {
  const worker = new Worker(new URL('./workbook.worker.ts', import.meta.url), { type: 'module' })
  const end = () => worker.terminate()
  worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => {
    if (data.kind !== 'progress') end()
    tell(data)
  }
  worker.onerror = () => {
    end()
    tell({ kind: 'failed' })
  }
  worker.postMessage(task)
  return end
}
