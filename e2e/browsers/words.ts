import { account as arAccount } from '../../src/i18n/ar/account/account'
import { connect as arConnect } from '../../src/i18n/ar/account/connect'
import { admin as arAdmin } from '../../src/i18n/ar/admin/admin'
import { adminUsers as arAdminUsers } from '../../src/i18n/ar/admin/admin-users'
import { common as arCommon } from '../../src/i18n/ar/common'
import { decisions as arDecisions } from '../../src/i18n/ar/evaluator/decisions'
import { evaluator as arEvaluator } from '../../src/i18n/ar/evaluator/evaluator'
import { quickStart as arStart } from '../../src/i18n/ar/evaluator/quick-start'
import { results as arResults } from '../../src/i18n/ar/evaluator/results'
import { trial as arTrial } from '../../src/i18n/ar/evaluator/results-parts/trial'
import { revenue as arRevenue } from '../../src/i18n/ar/evaluator/revenue'
import { saving as arSaving } from '../../src/i18n/ar/evaluator/saving'
import { summary as arSummary } from '../../src/i18n/ar/evaluator/summary'
import { files as arFiles } from '../../src/i18n/ar/files'
import { landing as arLanding } from '../../src/i18n/ar/landing'
import { more as arMore } from '../../src/i18n/ar/more'
import { actuals as arActuals } from '../../src/i18n/ar/plans/actuals'
import { history as arHistory } from '../../src/i18n/ar/plans/history'
import { report as arReport } from '../../src/i18n/ar/plans/report'
import { sharing as arSharing } from '../../src/i18n/ar/plans/sharing'
import { projects as arProjects } from '../../src/i18n/ar/projects'
import { excel as arExcel } from '../../src/i18n/ar/workbook/excel'
import { exportFile as arExport } from '../../src/i18n/ar/workbook/export-file'
import { account } from '../../src/i18n/en/account/account'
import { connect } from '../../src/i18n/en/account/connect'
import { admin } from '../../src/i18n/en/admin/admin'
import { adminUsers } from '../../src/i18n/en/admin/admin-users'
import { common } from '../../src/i18n/en/common'
import { decisions } from '../../src/i18n/en/evaluator/decisions'
import { evaluator } from '../../src/i18n/en/evaluator/evaluator'
import { quickStart } from '../../src/i18n/en/evaluator/quick-start'
import { results } from '../../src/i18n/en/evaluator/results'
import { trial } from '../../src/i18n/en/evaluator/results-parts/trial'
import { revenue } from '../../src/i18n/en/evaluator/revenue'
import { saving } from '../../src/i18n/en/evaluator/saving'
import { summary } from '../../src/i18n/en/evaluator/summary'
import { files } from '../../src/i18n/en/files'
import { landing } from '../../src/i18n/en/landing'
import { more } from '../../src/i18n/en/more'
import { actuals } from '../../src/i18n/en/plans/actuals'
import { history } from '../../src/i18n/en/plans/history'
import { report } from '../../src/i18n/en/plans/report'
import { sharing } from '../../src/i18n/en/plans/sharing'
import { projects } from '../../src/i18n/en/projects'
import { excel } from '../../src/i18n/en/workbook/excel'
import { exportFile } from '../../src/i18n/en/workbook/export-file'

const en = {
  revenue,
  adminUsers,
  history,
  connect,
  actuals,
  account,
  admin,
  common,
  decisions,
  evaluator,
  excel,
  exportFile,
  files,
  landing,
  more,
  projects,
  quickStart,
  report,
  results,
  saving,
  sharing,
  summary,
  trial,
}

const ar = {
  revenue: arRevenue,
  adminUsers: arAdminUsers,
  history: arHistory,
  connect: arConnect,
  actuals: arActuals,
  account: arAccount,
  admin: arAdmin,
  common: arCommon,
  decisions: arDecisions,
  evaluator: arEvaluator,
  excel: arExcel,
  exportFile: arExport,
  files: arFiles,
  landing: arLanding,
  more: arMore,
  projects: arProjects,
  quickStart: arStart,
  report: arReport,
  results: arResults,
  saving: arSaving,
  sharing: arSharing,
  summary: arSummary,
  trial: arTrial,
}

/** The texts that journeys press and look for. */
export const wordsOf = { en, ar }
