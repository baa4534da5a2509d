import type { Plan } from '../../../domain/plan/plan'
import { planCells, planSheet, workbookInputs, workbookMark, workbookVersion } from '../../../results/workbook/format'
import { largestUnpackedBytes } from '../limits'
import type { Opened, RejectedInput } from '../opened'
import { planIn } from '../read-json'
import { FileRefused } from '../refusal'
import { readInput } from './input-value'
import { type ChangedInput, valueAt, withInputs } from './with-inputs'
import { openWorkbook, type PackedFiles, type Workbook } from './workbook'

/** A plan has at most nine pieces; more are none of ours. */
const mostPieces = 100

function planTextIn(workbook: Workbook): string {
  if (!workbook.hasSheet(planSheet)) throw new FileRefused('otherWorkbook')
  const at = (row: number) => workbook.cell(planSheet, `A${row}`)
  if (at(planCells.mark) !== workbookMark) throw new FileRefused('otherWorkbook')
  if (Number(at(planCells.version)) !== workbookVersion) throw new FileRefused('otherVersion')
  const count = Number(at(planCells.pieces))
  if (!Number.isInteger(count) || count < 1 || count > mostPieces) throw new FileRefused('brokenWorkbook')
  const pieces = Array.from({ length: count }, (_, index) => at(planCells.firstPiece + index))
  if (pieces.some((piece) => piece === null)) throw new FileRefused('brokenWorkbook')
  const text = pieces.join('')
  if (text.length > largestUnpackedBytes) throw new FileRefused('unpacksTooLarge')
  return text
}

function storedPlan(text: string): { name: string; plan: Plan } {
  try {
    return planIn(JSON.parse(text))
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('brokenWorkbook')
  }
}

/** The plan in a workbook of ours, with the inputs that were changed in it. */
export function readWorkbook(files: PackedFiles): Opened {
  const workbook = openWorkbook(files)
  const { name, plan: exported } = storedPlan(planTextIn(workbook))
  const changed: ChangedInput[] = []
  const rejected: RejectedInput[] = []
  for (const input of workbookInputs(exported)) {
    const { path } = input
    const reading = readInput(workbook, input, valueAt(exported, path.split('.')))
    if (reading.kind === 'changed') changed.push({ path, value: reading.value })
    if (reading.kind === 'rejected') rejected.push({ path, text: reading.text })
  }
  const plan = withInputs(exported, exported, changed)
  return {
    kind: 'plans',
    from: 'workbook',
    plans: [{ name: plan.storeName.trim() || name, plan, workbook: { exported, changed, rejected } }],
    refused: [],
  }
}
