import { serveTasks } from '../../../files/dialogs/export-job'
import regular from '../../../files/pdf/fonts/mizan-report-400.ttf'
import semiBold from '../../../files/pdf/fonts/mizan-report-600.ttf'
import { registerFonts } from '../../../files/pdf/register-fonts'
import { renderReport } from './document/render-report'
import type { ReportTask } from './report-messages'

registerFonts({ 400: regular, 600: semiBold })

serveTasks<ReportTask>(renderReport)
