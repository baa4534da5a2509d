import type { ReportAnswer, ReportTask } from './report-messages'

/** Makes a report in a worker of its own, which brings the PDF library with it. Returns a function that ends it. */
export function makeReport(task: ReportTask, tell: (answer: ReportAnswer) => void): () => void {
  const worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' })
  const end = () => worker.terminate()
  worker.onmessage = ({ data }: MessageEvent<ReportAnswer>) => {
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
