import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../domain/plan/demo-plan'
import { isNumberField } from '../../domain/plan/field'
import { fieldAt } from '../../domain/plan/field-at-path'
import { parsePlan } from '../../domain/plan/parse-plan'
import { wildPlan } from '../../domain/testing/plan-arbitraries'
import {
  cellNumber,
  choiceListNames,
  choiceListOf,
  choiceOfCode,
  choicesName,
  codeOfChoice,
  isPercentCell,
  pieceLength,
  piecesOf,
  planCells,
  planSheet,
  sheetIds,
  storedFromCell,
  workbookInputs,
  workbookMark,
  workbookVersion,
} from './format'

const named = (plan = demoPlan()) => new Map(workbookInputs(plan).map((input) => [input.path, input]))

describe('the format of a workbook', () => {
  it('names every input by its path, places counted from 1', () => {
    const inputs = named()
    expect(inputs.get('products.0.insurance')?.name).toBe('products_1_insurance')
    expect(inputs.get('season.months.11')?.name).toBe('season_months_12')
    expect(inputs.get('overheads.domain.amount')?.name).toBe('overheads_domain_amount')
    const names = [...inputs.values()].map(({ name }) => name.toLowerCase())
    expect(new Set(names).size).toBe(names.length)
    // Excel takes neither a cell's address nor a point before a digit for a name.
    expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name) || /^[a-z]{1,3}\d+$/.test(name))).toEqual([])
  })

  it('lists fields of the plan alone, each once, for any plan', () => {
    fc.assert(
      fc.property(wildPlan, (wild) => {
        const { plan } = parsePlan(JSON.stringify(wild))
        const inputs = workbookInputs(plan)
        expect(inputs.filter(({ path, field }) => fieldAt(path) !== field)).toEqual([])
        expect(new Set(inputs.map(({ path }) => path)).size).toBe(inputs.length)
      }),
      { numRuns: 50 },
    )
  })

  it('gives every choice and switch a list of words', () => {
    const inputs = [...named().values()].filter(({ field }) => field.kind === 'choice' || field.kind === 'switch')
    expect(inputs.filter((input) => choiceListOf(input) === null)).toEqual([])
    expect(['', 'beauty'].map((choice) => choiceOfCode(codeOfChoice(choice)))).toEqual(['', 'beauty'])
    expect(choiceListNames.map(choicesName)).toContain('choices_overheadMode')
  })

  it('turns the percentages of the screen into percentages of Excel, and back', () => {
    const fieldOf = (path: string) => {
      const field = named().get(path)?.field
      if (!field || !isNumberField(field)) throw new Error(path)
      return field
    }
    expect(cellNumber(fieldOf('vatPct'), 15)).toBe(0.15)
    expect(cellNumber(fieldOf('vatPct'), 7)).toBe(0.07)
    expect(storedFromCell(fieldOf('vatPct'), 0.07)).toBe(7)
    expect(cellNumber(fieldOf('expectedReturnRate'), 0.05)).toBe(0.05)
    expect(isPercentCell(fieldOf('expectedReturnRate'))).toBe(true)
    expect(isPercentCell(fieldOf('contingencyMo'))).toBe(false)
  })

  it('cuts a text into pieces that a cell holds, never within a character', () => {
    const text = `${'a'.repeat(pieceLength - 1)}😀${'ع'.repeat(pieceLength)}`
    const pieces = piecesOf(text)
    expect(pieces.join('')).toBe(text)
    expect(pieces.every((piece) => piece.length <= pieceLength && !/[\ud800-\udbff]$/.test(piece))).toBe(true)
    expect(piecesOf('')).toEqual([])
  })

  it('has the marks that a reader goes by', () => {
    expect([workbookMark, workbookVersion, planSheet, planCells.firstPiece]).toEqual(['mizan-workbook', 2, '_mizan', 5])
    expect(sheetIds).toContain('inputs')
  })
})
