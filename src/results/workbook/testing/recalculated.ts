import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ExcelJS from 'exceljs'
import type { Scalar } from '../formula/calculate'
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
