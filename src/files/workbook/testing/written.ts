import ExcelJS from 'exceljs'
import { parsePlan } from '../../../domain/plan/parse-plan'
import { builtInBenchmarks } from '../../../domain/reference/benchmarks'
import type { WorkbookWords } from '../words'
import type { WorkbookSource } from '../workbook'
import { workbookOf } from '../workbook'
import { writeWorkbook } from '../write'

/** What a workbook is made of, for a plan as it is stored. */
export function sourceOf(stored: unknown, words: WorkbookWords, name = 'Noor'): WorkbookSource {
  const planText = JSON.stringify(stored)
  const { plan } = parsePlan(planText)
  return { name, plan, planText, conclusion: [], benchmarks: builtInBenchmarks, months: [], words }
}

/** The file of a plan as a program opens it. */
export async function writtenFile(source: WorkbookSource): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load(await writeWorkbook(workbookOf(source)))
  return workbook
}

/** The cell that a name stands for. */
export function cellNamed(workbook: ExcelJS.Workbook, name: string): ExcelJS.Cell {
  const [range = ''] = workbook.definedNames.getRanges(name).ranges
  const [, sheet = '', address = ''] = /^'?(.*?)'?!(.*)$/.exec(range) ?? []
  const found = workbook.getWorksheet(sheet.replaceAll("''", "'"))?.getCell(address.replaceAll('$', ''))
  if (!found) throw new Error(`No cell ${name}`)
  return found
}
