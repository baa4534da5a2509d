import { useAtom, useAtomValue } from 'jotai'
import { Suspense } from 'react'
import { lazyPage } from '../../i18n/lazy-page'
import { notesOpenAtom } from '../fields/notes/note-state'
import { reportOpenAtom } from '../report/report-open'
import { workbookOpenAtom } from '../workbook/workbook-open'

const ReportDialog = lazyPage(
  () => import('../report/report-dialog').then((module) => module.ReportDialog),
  'report',
  'making',
)

const WorkbookDialog = lazyPage(
  () => import('../workbook/workbook-dialog').then((module) => module.WorkbookDialog),
  'excel',
  'making',
)

const NotesDialog = lazyPage(
  () => import('../fields/notes/notes-dialog').then((module) => module.NotesDialog),
  'notes',
  'fields',
  'costs',
)

/** The dialogs of the report, of the workbook and of the notes, loaded with their words when they are asked for. */
export function TakenAlong({ projectName }: { projectName?: string | undefined }) {
  const [isReport, isWorkbook] = [useAtomValue(reportOpenAtom), useAtomValue(workbookOpenAtom)]
  const [isNotes, setNotes] = useAtom(notesOpenAtom)
  return (
    <Suspense fallback={null}>
      {isReport ? <ReportDialog projectName={projectName} /> : null}
      {isWorkbook ? <WorkbookDialog projectName={projectName} /> : null}
      {isNotes ? <NotesDialog onClose={() => setNotes(false)} /> : null}
    </Suspense>
  )
}
