import type { WorkbookKind } from '../../domain/options'
import { madeTypes } from '../made-file'
import { monthsCsv } from './csv'
import { type WorkbookSource, workbookOf } from './workbook'
import { writeWorkbook } from './write'

/** What a worker is given: all that the file is made of. */
export interface WorkbookTask extends WorkbookSource {
  kind: WorkbookKind
}

/** The file for a spreadsheet: `onWriting` is told once the formulas are worked out. */
export async function renderWorkbook(task: WorkbookTask, onWriting: (done: number) => void = () => {}): Promise<Blob> {
  const type = madeTypes[task.kind].mediaType
  if (task.kind === 'csv') return new Blob([monthsCsv(task)], { type })
  const workbook = workbookOf(task)
  onWriting(1)
  return new Blob([await writeWorkbook(workbook)], { type })
}
