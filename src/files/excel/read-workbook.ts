import type { Plan } from '../../domain/plan/plan'
import { valueAtPath } from '../../domain/text/value-at-path'
import { planIn } from '../json/read-json'
import { maxUnpackedBytes } from '../limits'
import type { Opened, RejectedCell, WorkbookPlan } from '../opened'
import { planRefusal } from '../plan-refusal'
import { FileRefused } from '../refusal'
import { findHeader } from '../tables/columns'
import { ordersFileOf } from '../tables/orders-header'
import { planCells, planInCells, planSheet, readableVersions, workbookInputs, workbookMark } from '../workbook/format'
import { addedFigures } from './added-figures'
import { readInput } from './input-value'
import { tableIn } from './sheet-table'
import { isFault } from './sheet-xml'
import { type ChangedInput, withInputs } from './with-inputs'
import { type NamedCell, openWorkbook, type PackedFiles, type Workbook } from './workbook'

/** A plan has at most nine pieces; more are none of ours. */
const maxPieces = 100

/** The text of the plan, and the version of the format that it is written in. */
function carriedIn(workbook: Workbook): { text: string; version: number } {
  const at = (row: number) => workbook.cell(planSheet, `A${row}`)
  if (at(planCells.mark) !== workbookMark) throw new FileRefused('otherWorkbook')
  const version = Number(at(planCells.version))
  if (!readableVersions.includes(version)) throw new FileRefused('otherVersion')
  const count = Number(at(planCells.pieces))
  if (!Number.isInteger(count) || count < 1 || count > maxPieces) throw new FileRefused('brokenWorkbook')
  const pieces = Array.from({ length: count }, (_, index) => at(planCells.firstPiece + index))
  if (pieces.some((piece) => piece === null || isFault(piece))) throw new FileRefused('brokenWorkbook')
  const text = pieces.join('')
  if (text.length > maxUnpackedBytes) throw new FileRefused('unpacksTooLarge')
  return { text, version }
}

function storedPlan(text: string): { name: string; plan: Plan } {
  try {
    return planIn(JSON.parse(text))
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('brokenWorkbook')
  }
}

/** What the cells of the inputs say about the plan that was exported. */
function readInputs(workbook: Workbook, exported: Plan, version: number): WorkbookPlan {
  const cells: NamedCell[] = []
  const changed: ChangedInput[] = []
  const rejected: RejectedCell[] = []
  const missing: string[] = []
  const inCells = planInCells(exported, version)
  for (const input of workbookInputs(inCells)) {
    const cell = workbook.named(input.name)?.[0]?.[0]
    const { path } = input
    // A cell that was deleted with its row, or whose name another program did not keep, says nothing about its input.
    if (!cell) {
      missing.push(path)
      continue
    }
    cells.push(cell)
    const reading = readInput(workbook, input, cell, valueAtPath(inCells, path))
    if (reading.kind === 'changed') changed.push({ path, value: reading.value })
    if (reading.kind === 'rejected') rejected.push({ path, cell: cell.address, why: reading.why, text: reading.text })
  }
  return { exported, changed, rejected, missing, added: addedFigures(workbook, cells) }
}

/** A list of products, as stores export it; any other workbook is none that we know. */
function productTable(workbook: Workbook): Opened {
  const table = tableIn(workbook)
  const orders = ordersFileOf(table.rows)
  if (orders) throw new FileRefused(orders)
  if (findHeader(table.rows) === null) throw new FileRefused('otherWorkbook')
  return { kind: 'table', ...table }
}

/** A list of products, or the plan in a workbook of ours, with the inputs that were changed in it. */
export function readWorkbook(files: PackedFiles): Opened {
  const workbook = openWorkbook(files)
  if (!workbook.hasSheet(planSheet)) return productTable(workbook)
  const { text, version } = carriedIn(workbook)
  const { name, plan: exported } = storedPlan(text)
  const inputs = readInputs(workbook, exported, version)
  const { plan } = withInputs(exported, exported, inputs.changed)
  // What was typed in the cells is a plan that may be stored, or it is none.
  const refusal = planRefusal(plan)
  if (refusal !== null) throw new FileRefused(refusal)
  return {
    kind: 'plans',
    from: 'workbook',
    plans: [{ name: plan.storeName.trim() || name, plan, workbook: inputs }],
    refused: [],
  }
}
