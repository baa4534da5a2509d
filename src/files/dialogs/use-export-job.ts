import { useEffect, useState } from 'react'
import { ExportJob, type ExportState } from './export-job'

/** An export that ends with the dialog that shows it. */
export function useExportJob(): { state: ExportState; job: ExportJob } {
  const [state, show] = useState<ExportState>({ step: 'choosing' })
  const [job] = useState(() => new ExportJob(show))
  useEffect(() => () => job.stop(), [job])
  return { state, job }
}
