import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import { HyperFormula, type RawCellContent } from 'hyperformula'
import type { Scalar } from '../book'
import type { WrittenWorkbook } from '../workbook'
import { writeWorkbook } from '../write'

/** Where LibreOffice is on this machine; null where it is not. */
export function libreOffice(): string | null {
  const folders = (process.env.PATH ?? '').split(':')
  return folders.map((folder) => join(folder, 'soffice')).find((path) => existsSync(path)) ?? null
}

function shownValue(cell: ExcelJS.Cell): Scalar {
  const held: unknown = cell.formula ? cell.result : cell.value
  if (held instanceof Date) return Math.round(held.getTime() / 86_400_000) + 25_569
  if (typeof held === 'number' || typeof held === 'string' || typeof held === 'boolean') return held
  return held === null || held === undefined ? '' : JSON.stringify(held)
}

/** What each workbook holds after LibreOffice has worked it out; they come to it without any value of a formula. */
export async function recalculated(soffice: string, workbooks: WrittenWorkbook[]): Promise<Map<string, Scalar>[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mizan-workbook-'))
  try {
    const [given, made] = [join(folder, 'given'), join(folder, 'made')]
    for (const path of [given, made]) mkdirSync(path)
    for (const [at, workbook] of workbooks.entries())
      writeFileSync(join(given, `${at}.xlsx`), new Uint8Array(await writeWorkbook(workbook, { withValues: false })))
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
    const files = readdirSync(given).map((name) => join(given, name))
    execFileSync(soffice, [profile, '--headless', '--convert-to', 'xlsx', '--outdir', made, ...files], {
      stdio: 'ignore',
    })
    return await Promise.all(workbooks.map((_, at) => cellsOf(join(made, `${at}.xlsx`))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What each cell holds once HyperFormula has worked it out, without any value of a formula. */
export function workedOut({ sheets }: WrittenWorkbook): Map<string, Scalar> {
  const contents = sheets.map(({ title, cells }) => {
    const rows: RawCellContent[][] = []
    for (const { row, column, formula, value } of cells) {
      while (rows.length < row) rows.push([])
      const line = rows[row - 1] ?? []
      while (line.length < column) line.push(null)
      // A text is none that begins like a formula.
      line[column - 1] = formula === undefined ? (typeof value === 'string' ? `'${value}` : value) : `=${formula}`
    }
    return [title, rows] as const
  })
  const engine = HyperFormula.buildFromSheets(Object.fromEntries(contents), {
    licenseKey: 'gpl-v3',
    smartRounding: false,
    useArrayArithmetic: true,
  })
  const found = new Map<string, Scalar>()
  for (const [sheet, { title, cells }] of sheets.entries())
    for (const { at, row, column } of cells) {
      const value = engine.getCellValue({ sheet, row: row - 1, col: column - 1 })
      found.set(`${title}!${at}`, typeof value === 'object' && value !== null ? `#${value.value}` : (value ?? ''))
    }
  engine.destroy()
  return found
}

/** Every cell of a file by its sheet and address: 'Month!C5'. */
async function cellsOf(path: string): Promise<Map<string, Scalar>> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(path)
  const cells = new Map<string, Scalar>()
  workbook.eachSheet((sheet) =>
    sheet.eachRow((row) => row.eachCell((cell) => cells.set(`${sheet.name}!${cell.address}`, shownValue(cell)))),
  )
  return cells
}
