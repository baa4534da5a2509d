import { takeTasks } from '../../forms/making/making'
import { registerFonts, renderReport } from './document/render-report'
import regular from './fonts/mizan-report-400.woff'
import semiBold from './fonts/mizan-report-600.woff'
import type { ReportTask } from './report-messages'

registerFonts({ 400: regular, 600: semiBold })

takeTasks<ReportTask>(renderReport)
