import { useAtom } from 'jotai'
import { Suspense } from 'react'
import { lazyPage } from '../../i18n/lazy-page'
import { shownDialogAtom } from '../state/shown-dialog'

const ReportDialog = lazyPage(
  () => import('../files/report/report-dialog').then((module) => module.ReportDialog),
  'report',
  'exportFile',
)

const WorkbookDialog = lazyPage(
  () => import('../files/workbook/workbook-dialog').then((module) => module.WorkbookDialog),
  'excel',
  'exportFile',
)

const NotesDialog = lazyPage(
  () => import('../fields/notes/notes-dialog').then((module) => module.NotesDialog),
  'notes',
  'fields',
  'costs',
)

const ProductsDialog = lazyPage(
  () => import('../files/open/products-dialog').then((module) => module.ProductsDialog),
  'files',
  'fields',
  'rules',
  'costs',
  'season',
)

const DutiesDialog = lazyPage(
  () => import('../files/duties/duties-dialog').then((module) => module.DutiesDialog),
  'duties',
  'sources',
  'exportFile',
)

/** The dialogs of the whole plan, each loaded with its dictionaries when it is first opened. */
export function PlanDialogs({ projectName }: { projectName?: string | undefined }) {
  const [shown, show] = useAtom(shownDialogAtom)
  const close = () => show(null)
  return (
    <Suspense fallback={null}>
      {shown === 'report' ? <ReportDialog projectName={projectName} onClose={close} /> : null}
      {shown === 'workbook' ? <WorkbookDialog projectName={projectName} onClose={close} /> : null}
      {shown === 'notes' ? <NotesDialog onClose={close} /> : null}
      {shown === 'duties' ? <DutiesDialog projectName={projectName} onClose={close} /> : null}
      {shown === 'products' ? <ProductsDialog onClose={close} /> : null}
    </Suspense>
  )
}
