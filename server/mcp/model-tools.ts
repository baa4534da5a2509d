import { isFar, type Lever } from '../../src/domain/model/decisions/levers'
import type { GoalKind } from '../../src/domain/model/decisions/seek'
import type { Verdict } from '../../src/domain/options'
import { isLoss } from '../../src/results/conclusion/conclusion-texts'
import { goalText, leverText } from '../../src/results/conclusion/goal-texts'
import { moveName } from '../../src/results/conclusion/move-name'
import type { OutputOf } from '../rest/define-route'
import { type Answer, PlanWriter, resultsOf } from './plan-writer'
import { procedureTool, type Tool, type ToolRequest } from './tool'

const about = ({ input: { projectData }, language }: ToolRequest) =>
  new PlanWriter(language, typeof projectData === 'string' ? projectData : '{}')

type Evaluated = OutputOf<'evaluator.evaluate'>

/** What follows from a plan. Of a plan with open questions nothing is judged. */
function evaluatedAnswer({ plan, evaluation, unanswered, shownVerdict }: Evaluated, { language }: ToolRequest) {
  const verdict: Verdict | null = shownVerdict
  const isOpen = unanswered.length > 0
  return {
    data: {
      verdict,
      unanswered,
      currency: plan.currency,
      results: resultsOf(evaluation, isOpen),
      products: evaluation.products,
    },
    sentences: new PlanWriter(language, plan).conclusion(evaluation, unanswered, verdict),
  }
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

function soughtAnswer({ result, unanswered }: OutputOf<'compute.seek'>, request: ToolRequest): Answer {
  const writer = about(request)
  const { lever, goal } = soughtIn(request.input)
  const name = writer.word(`decisions:goal.levers.${lever}`)
  const words = {
    t: writer.words.getFixedT(null, 'decisions'),
    language: writer.language,
    currency: writer.plan.currency,
  }
  const say = (values: Record<string, string>) => {
    const isUnreal = result.kind === 'found' && isFar(writer.plan, lever, result.value)
    return writer.word(`assistants:goal.${isUnreal ? 'far' : result.kind}`, { lever: name, ...values })
  }
  if (result.kind === 'found') {
    const { evaluation, ...found } = result
    return {
      data: { ...found, unanswered, results: resultsOf(evaluation, unanswered.length > 0) },
      sentences: [say({ value: leverText(words, lever, result.value) }), ...writer.open(unanswered)],
    }
  }
  const values =
    result.kind === 'unreachable'
      ? { best: goalText(words, goal.kind, result.best), value: leverText(words, lever, result.bestValue) }
      : {}
  return { data: { ...result, unanswered }, sentences: [say(values), ...writer.open(unanswered)] }
}

function movesAnswer({ result, unanswered }: OutputOf<'compute.moves'>, request: ToolRequest): Answer {
  const writer = about(request)
  const t = writer.words.getFixedT(null, 'evaluator')
  const money = (value: number) => writer.money(value)
  const each = result.best.flatMap(({ id, gain, registeredIncome }) => [
    writer.word('assistants:moves.each', { name: moveName(t, id, money), gain: money(gain) }),
    ...writer.registration(registeredIncome),
  ])
  const together = writer.word('assistants:moves.together', {
    before: writer.money(result.income),
    after: writer.money(result.together),
  })
  const short = isLoss(result.together) ? [writer.word('summary:moves.notEnough')] : []
  const all = [together, ...writer.registration(result.registeredTogether), ...short]
  const said = each.length > 0 ? [...each, ...all] : [writer.word('assistants:moves.none')]
  return { data: { ...result, unanswered }, sentences: [...said, ...writer.open(unanswered)] }
}

function tornadoAnswer({ result, unanswered }: OutputOf<'compute.tornado'>, request: ToolRequest): Answer {
  const writer = about(request)
  const swings = result.flatMap(({ driver, atLow, atHigh, registeredAtLow, registeredAtHigh }) => {
    const name = writer.word(`decisions:drivers.${driver}`)
    const atEnd = (end: 'low' | 'high', registered: number | null) =>
      writer.registration(registered).map((text) => `${name} (${writer.word(`decisions:${end}`)}): ${text}`)
    const [low, high] = [atLow, atHigh].toSorted((a, b) => a - b).map((income) => writer.money(income))
    return [
      writer.word('assistants:swing', { driver: name, low: low ?? '', high: high ?? '' }),
      ...atEnd('low', registeredAtLow),
      ...atEnd('high', registeredAtHigh),
    ]
  })
  return { data: { swings: result, unanswered }, sentences: [...swings, ...writer.open(unanswered)] }
}

function simulatedAnswer({ result, unanswered }: OutputOf<'compute.simulate'>, request: ToolRequest): Answer {
  const writer = about(request)
  const { p10, p90, lossShare, cashShortShare } = result
  const sentences = [
    writer.word('decisions:sure.title', { low: writer.money(p10), high: writer.money(p90) }),
    writer.word('assistants:loss', { share: writer.share(lossShare) }),
    ...(cashShortShare === null ? [] : [writer.word('assistants:cash', { share: writer.share(cashShortShare) })]),
    writer.word('decisions:sure.notAForecast'),
    ...writer.open(unanswered),
  ]
  return { data: { ...result, unanswered }, sentences }
}

function explainedAnswer({ result, unanswered }: OutputOf<'compute.explain'>, request: ToolRequest): Answer {
  const writer = about(request)
  const { language } = writer
  const lines = result.lines
    .filter(({ depth }) => depth === 0)
    .map(({ label, figure, operation }) => {
      const known = ['plus', 'minus', 'times', 'over'].includes(operation)
      const name = writer.quote(label?.[language] ?? '')
      const line = `${name}: ${figure[language]}`
      return known ? `${writer.word(`explain:operations.${operation}`)} ${line}` : line
    })
  const said = result.reason ? [result.reason[language]] : lines
  const sentences = [result.meaning[language], `${result.label[language]}: ${result.figure[language]}`, ...said]
  return { data: { ...result, unanswered }, sentences: [...sentences, ...writer.open(unanswered)] }
}

const counted = (list: 'fields' | 'values', rows: readonly unknown[], { language }: ToolRequest) => [
  new PlanWriter(language).word(`assistants:${list}`, { count: rows.length }),
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
    answer: (output, request) => {
      const { data, sentences } = evaluatedAnswer(output, request)
      return { data: { ...data, plan: output.plan }, sentences }
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
    answer: (output, request) => ({ data: output, sentences: counted('fields', output.fields, request) }),
  }),
  procedureTool({
    name: 'list_typical_values',
    title: 'List typical values',
    description:
      'What is typical of stores in Saudi Arabia, with source, when it was checked, and certainty: official, typical or example. Say which when you use one.',
    procedure: 'evaluator.typicalValues',
    answer: (output, request) => ({ data: output, sentences: counted('values', output.values, request) }),
  }),
]
