import type { Lever } from '../../src/domain/model/decisions/levers'
import type { GoalKind } from '../../src/domain/model/decisions/seek'
import type { Verdict } from '../../src/domain/options'
import { formatNumber, formatPercent } from '../../src/i18n/format'
import { formatKind } from '../../src/results/result-kinds'
import type { OutputOf } from '../rest/define-route'
import { type Answer, resultsOf, Telling } from './telling'
import { type Asked, procedureTool, type Tool } from './tool'

const about = ({ input: { projectData }, language }: Asked) =>
  new Telling(language, typeof projectData === 'string' ? projectData : '{}')

type Evaluated = OutputOf<'evaluator.evaluate'>

/** What follows from a plan. Of a plan with open questions nothing is judged. */
function evaluatedAnswer({ plan, evaluation, unanswered, shownVerdict }: Evaluated, { language }: Asked) {
  const verdict: Verdict | null = shownVerdict
  const isOpen = unanswered.length > 0
  return {
    numbers: {
      verdict,
      unanswered,
      currency: plan.currency,
      results: resultsOf(evaluation, isOpen),
      products: evaluation.products,
    },
    sentences: new Telling(language, plan).conclusion(evaluation, unanswered, verdict),
  }
}

/** A lever's value as screens write it: the cost of products is a part of today's. */
function leverWords(telling: Telling, lever: Lever, value: number): string {
  if (lever === 'units') return formatNumber(value, telling.language)
  if (lever !== 'productCost') return formatKind(value, 'money', telling.language, telling.plan.currency)
  return telling.word('decisions:goal.ofToday', { part: formatPercent(value * 100, telling.language, { max: 2 }) })
}

function goalWords(telling: Telling, kind: GoalKind, value: number): string {
  if (kind === 'marginPct') return formatPercent(value, telling.language)
  return kind === 'ltvToCac' ? formatNumber(value, telling.language) : telling.money(value)
}

interface Sought {
  lever: Lever
  goal: { kind: GoalKind; value: number }
}

/** The procedure has checked it by then. */
function soughtIn(input: Record<string, unknown>): Sought
function soughtIn(input: Record<string, unknown>): unknown {
  return input
}

function soughtAnswer({ result, unanswered }: OutputOf<'compute.seek'>, asked: Asked): Answer {
  const telling = about(asked)
  const { lever, goal } = soughtIn(asked.input)
  const name = telling.word(`decisions:goal.levers.${lever}`)
  const say = (values: Record<string, string>) =>
    telling.word(`assistants:goal.${result.kind}`, { lever: name, ...values })
  if (result.kind === 'found') {
    const { evaluation, ...found } = result
    return {
      numbers: { ...found, unanswered, results: resultsOf(evaluation, unanswered.length > 0) },
      sentences: [say({ value: leverWords(telling, lever, result.value) }), ...telling.open(unanswered)],
    }
  }
  const values =
    result.kind === 'unreachable'
      ? { best: goalWords(telling, goal.kind, result.best), value: leverWords(telling, lever, result.bestValue) }
      : {}
  return { numbers: { ...result, unanswered }, sentences: [say(values), ...telling.open(unanswered)] }
}

function movesAnswer({ result, unanswered }: OutputOf<'compute.moves'>, asked: Asked): Answer {
  const telling = about(asked)
  const each = result.best.map(({ id, gain }) =>
    telling.word('assistants:moves.each', { name: telling.word(`evaluator:drivers.${id}`), gain: telling.money(gain) }),
  )
  const together = telling.word('assistants:moves.together', {
    before: telling.money(result.income),
    after: telling.money(result.together),
  })
  const said = each.length > 0 ? [...each, together] : [telling.word('assistants:moves.none')]
  return { numbers: { ...result, unanswered }, sentences: [...said, ...telling.open(unanswered)] }
}

function tornadoAnswer({ result, unanswered }: OutputOf<'compute.tornado'>, asked: Asked): Answer {
  const telling = about(asked)
  const swings = result.map(({ driver, atLow, atHigh }) =>
    telling.word('assistants:swing', {
      driver: telling.word(`decisions:drivers.${driver}`),
      low: telling.money(Math.min(atLow, atHigh)),
      high: telling.money(Math.max(atLow, atHigh)),
    }),
  )
  return { numbers: { swings: result, unanswered }, sentences: [...swings, ...telling.open(unanswered)] }
}

function simulatedAnswer({ result, unanswered }: OutputOf<'compute.simulate'>, asked: Asked): Answer {
  const telling = about(asked)
  const { p10, p90, lossShare, cashShortShare } = result
  const sentences = [
    telling.word('decisions:sure.title', { low: telling.money(p10), high: telling.money(p90) }),
    telling.word('assistants:loss', { share: telling.share(lossShare) }),
    ...(cashShortShare === null ? [] : [telling.word('assistants:cash', { share: telling.share(cashShortShare) })]),
    telling.word('decisions:sure.notAForecast'),
    ...telling.open(unanswered),
  ]
  return { numbers: { ...result, unanswered }, sentences }
}

function explainedAnswer({ result, unanswered }: OutputOf<'compute.explain'>, asked: Asked): Answer {
  const telling = about(asked)
  const { language } = telling
  const lines = result.lines
    .filter(({ depth }) => depth === 0)
    .map(({ label, figure, operation }) => {
      const known = ['plus', 'minus', 'times', 'over'].includes(operation)
      const name = telling.quote(label?.[language] ?? '')
      const line = `${name}: ${figure[language]}`
      return known ? `${telling.word(`explain:operations.${operation}`)} ${line}` : line
    })
  const said = result.reason ? [result.reason[language]] : lines
  const sentences = [result.meaning[language], `${result.label[language]}: ${result.figure[language]}`, ...said]
  return { numbers: { ...result, unanswered }, sentences: [...sentences, ...telling.open(unanswered)] }
}

const counted = (list: 'fields' | 'values', rows: readonly unknown[], { language }: Asked) => [
  new Telling(language).word(`assistants:${list}`, { count: rows.length }),
]

/** What anybody may ask of the model, without an account. */
export const modelTools: readonly Tool[] = [
  procedureTool({
    name: 'evaluate_plan',
    title: 'Evaluate a plan',
    description:
      'The whole financial model over one plan of an online store in Saudi Arabia: what a month leaves, break-even, money needed, VAT, cash on delivery. Deterministic and exact; nothing is stored. While questions are open there is no verdict.',
    procedure: 'evaluator.evaluate',
    answer: evaluatedAnswer,
  }),
  procedureTool({
    name: 'patch_plan',
    title: 'Set figures in a plan',
    description:
      'Sets figures by their paths (products.0.unitPriceInclVAT) in a plan, and evaluates it. The changed plan comes back; nothing is stored. All are set or none: an unknown path is refused with the nearest one.',
    procedure: 'compute.patch',
    answer: (output, asked) => {
      const { numbers, sentences } = evaluatedAnswer(output, asked)
      return { numbers: { ...numbers, plan: output.plan }, sentences }
    },
  }),
  procedureTool({
    name: 'seek_goal',
    title: 'Seek a goal',
    description: 'How far one lever has to move for a goal to hold, the rest of the plan as it is.',
    procedure: 'compute.seek',
    answer: soughtAnswer,
  }),
  procedureTool({
    name: 'moves',
    title: 'What helps most',
    description: 'What each usual change of the plan adds to the month, the most first.',
    procedure: 'compute.moves',
    answer: movesAnswer,
  }),
  procedureTool({
    name: 'tornado',
    title: 'What the result hangs on',
    description: 'The month with each driver at the two ends of its range, the widest swing first.',
    procedure: 'compute.tornado',
    answer: tornadoAnswer,
  }),
  procedureTool({
    name: 'simulate',
    title: 'How sure the result is',
    description: 'The spread of the month when all drivers move by chance. The same seed gives the same figures.',
    procedure: 'compute.simulate',
    answer: simulatedAnswer,
  }),
  procedureTool({
    name: 'explain_result',
    title: 'Explain a result',
    description: 'How one result comes about: its formula with the figures of the plan, in both languages.',
    procedure: 'compute.explain',
    answer: explainedAnswer,
  }),
  procedureTool({
    name: 'list_fields',
    title: 'List the fields of a plan',
    description: 'Every path that patch_plan and save_project may set, with its limits and names.',
    procedure: 'evaluator.fields',
    answer: (output, asked) => ({ numbers: output, sentences: counted('fields', output.fields, asked) }),
  }),
  procedureTool({
    name: 'list_typical_values',
    title: 'List typical values',
    description:
      'What is typical of stores in Saudi Arabia, with source, when it was checked, and certainty: official, typical or example. Say which when you use one.',
    procedure: 'evaluator.typicalValues',
    answer: (output, asked) => ({ numbers: output, sentences: counted('values', output.values, asked) }),
  }),
]
