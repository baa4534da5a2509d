import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../domain/evaluate'
import { type Language, languages } from '../domain/options'
import { parsePlan } from '../domain/parse-plan'
import { ar } from '../i18n/ar'
import { explain as arExplain } from '../i18n/ar/explain'
import { results as arResults } from '../i18n/ar/results'
import { en } from '../i18n/en'
import { explain as enExplain } from '../i18n/en/explain'
import { results as enResults } from '../i18n/en/results'
import { formatNumber } from '../i18n/format'
import { explain, type Operand } from './explain'
import { formatKind, type ResultName, resultKinds, resultOf } from './result-kinds'

const words = {
  en: { explain: enExplain, results: enResults, fields: en.fields },
  ar: { explain: arExplain, results: arResults, fields: ar.fields },
}
const names = Object.keys(resultKinds).filter((name): name is ResultName => Object.hasOwn(resultKinds, name))

const fixture = new URL('../domain/testing/worked-examples.json', import.meta.url)
const examples: { plan: object }[] = JSON.parse(readFileSync(fixture, 'utf8'))
const plans = examples.map(({ plan }) => parsePlan(JSON.stringify(plan)).plan)

function labelOf({ label }: Operand, language: Language): string {
  const { explain: texts, results, fields } = words[language]
  if (label.from === 'result') return results.names[label.name]
  if (label.from === 'field') return fields[label.name]
  return label.from === 'word' ? texts.words[label.name] : label.text
}

describe.each(languages)('explanations in %s', (language) => {
  it.each(names)('%s names its meaning, its value and every operand', (name) => {
    for (const plan of plans) {
      const evaluation = evaluate(plan)
      const { parts, operands, value, kind } = explain(name, { plan, evaluation })
      expect(words[language].explain.meanings[name].length).toBeGreaterThan(8)
      expect(value).toBe(resultOf(evaluation, name))
      expect(formatKind(value, kind, language, plan.currency)).not.toBe('')
      for (const operand of operands) {
        expect(parts).toContain(operand)
        expect(labelOf(operand, language), name).toEqual(expect.any(String))
        if (operand.kind === 'rate') expect(formatNumber(operand.value, language)).not.toMatch(/NaN/)
      }
    }
  })
})

const operators = /^[\d\s+−×÷()⌈⌉%.,→^–…₁-₉Σtmaxin]*$/u

it('a formula holds nothing but operands, figures and signs', () => {
  for (const plan of plans) {
    for (const name of names) {
      const { parts } = explain(name, { plan, evaluation: evaluate(plan) })
      for (const part of parts) if (typeof part === 'string') expect(part).toMatch(operators)
    }
  }
})

/** Works out a formula with the figures that it shows. */
function compute(parts: (string | Operand)[]): number {
  const expression = parts
    .map((part) => {
      if (typeof part === 'string') return part
      return `(${part.value ?? 0}${part.kind === 'percent' ? '/100' : ''})`
    })
    .join('')
    .replace(/(\d+)%/g, '($1/100)')
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replace(/⌈([^⌉]*)⌉/g, 'Math.ceil($1 - 1e-9)')
    .replaceAll('^', '**')
    .replace(/\b(max|min)\(/g, 'Math.$1(')
  const result: unknown = new Function(`return ${expression}`)()
  return typeof result === 'number' ? result : Number.NaN
}

/** Told in words or over months rather than by one expression. */
const toldOtherwise = new Set<ResultName>([
  'projectedRevenue6Months',
  'projectedRevenue12Months',
  'cashBreakevenMonth',
  'riskAdjustedROI',
])

it('every formula, worked out with its own operands, gives the value that it explains', () => {
  for (const plan of plans) {
    const evaluation = evaluate(plan)
    for (const name of names) {
      const { parts, value, kind } = explain(name, { plan, evaluation })
      if (value === null || toldOtherwise.has(name)) continue
      const isShare =
        /^(grossMarginPct|operatingMarginPct|safetyMarginPct|weighted(Defect|Shortage|CustomsDuty)Pct)$/.test(name)
      const computed = compute(parts) * (isShare || kind === 'percent' ? 100 : 1)
      expect(Math.abs(computed - value), `${name}: ${computed} ${value}`).toBeLessThan(
        1e-6 * Math.max(1, Math.abs(value)),
      )
    }
  }
})
