// Whether LibreOffice works a workbook without values out to what the app shows: the samples, and random plans whose inputs were
// all changed in the workbook; and whether HyperFormula does for random plans. Needs `soffice` (apt-get install libreoffice-calc-nogui).
import { findProgram } from '../../scripts/tools/find-program.mjs'
import { run } from '../../scripts/tools/run.mjs'

const plans = 20

export async function benchWorkbook() {
  if (!findProgram('soffice')) throw new Error('LibreOffice (soffice) is not on this machine')
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    'src/files/workbook/libreoffice',
    'src/files/workbook/workbook.test',
  ]
  const env = { ...process.env, WORKBOOKS: String(plans) }
  return { plans, agrees: (await run(process.execPath, args, { env })) === 0 }
}
