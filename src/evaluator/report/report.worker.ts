import { registerFonts, renderReport } from './document/render-report'
import regular from './fonts/mizan-report-400.woff'
import semiBold from './fonts/mizan-report-600.woff'
import type { ReportAnswer, ReportTask } from './report-messages'

const tell = (answer: ReportAnswer) => self.postMessage(answer)

registerFonts({ 400: regular, 600: semiBold })

self.addEventListener('message', async ({ data }: MessageEvent<ReportTask>) => {
  try {
    const report = await renderReport(data, (page) => tell({ kind: 'progress', page }))
    tell({ kind: 'finished', report })
  } catch {
    // The fonts could not be loaded, or a plan met a case that the library cannot draw: the page says that it failed.
    tell({ kind: 'failed' })
  }
})
