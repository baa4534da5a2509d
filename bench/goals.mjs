// What each measurement has to reach, and how far from it a run may be before it counts as failed.
import { maxFiles } from './tasks/list.mjs'

/** A noisy machine may miss a goal by this factor. */
const slack = 1.3

export const atMost = (name, value, goal, unit, valid) => ({
  name,
  value,
  goal,
  unit,
  valid,
  sign: '≤',
  missedBy: value / goal,
})
const atLeast = (name, value, goal, unit, valid) => ({
  name,
  value,
  goal,
  unit,
  valid,
  sign: '≥',
  missedBy: goal / value,
})

/** None is the goal, and there is no noise in it. */
export const none = (name, value) => ({
  name,
  value,
  goal: 0,
  unit: '',
  valid: true,
  sign: '≤',
  missedBy: value > 0 ? 2 : 0,
})

export function loginGoals({ p99, reads, known, fresh }) {
  return [
    atMost('reading projects while 40 logins a second arrive, p99', p99, 500, 'ms', reads > 0),
    none('owners refused on a browser that the account knows', known.tries - (known[200] ?? 0)),
    atMost('owners on a browser that the account knows, worst', known.worst, 1000, 'ms', true),
    none('owners refused on a new browser', fresh.tries - (fresh[200] ?? 0)),
    atMost('owners on a new browser, worst', fresh.worst, 3000, 'ms', true),
  ]
}

export const costGoals = ({ fits }) => [none('callers who may take more than a tenth of a core', fits ? 0 : 1)]

/** What others notice of more plans than can be worked out. */
export function overloadGoals({ peak, floods }) {
  return floods.flatMap(({ rate, goodput, wrong, recoveredAfter, health, reads, othersRefused }) => {
    const during = `${rate} of the worst evaluations a second`
    // Where fewer are asked for than can be done, all of them are the goal.
    const possible = Math.min(peak, rate)
    return [
      atMost(`${during}: /api/health, worst`, health.worst, 500, 'ms', true),
      atMost(`${during}: a reader of projects, worst`, reads.worst, 500, 'ms', true),
      none(`${during}: readers and supervisors refused`, othersRefused),
      none(`${during}: refused other than by 503 with Retry-After`, wrong),
      atLeast(`${during}: worked out, of the most that can be`, (goodput / possible) * 100, 80, '%', true),
      atMost(`${during}: until one is worked out again`, recoveredAfter, 5000, 'ms', true),
    ]
  })
}

/** Links that do not work cannot be told apart, by what is answered or by when. */
export function shareGoals(measured) {
  return Object.entries(measured).flatMap(([way, { answers, apartPct }]) => [
    none(`${way}: answers to links that do not work, beyond one`, answers.length - 1),
    atMost(`${way}: medians of revoked, expired and guessed links, apart`, apartPct, 10, '%', true),
  ])
}

/** A time and no ratio: it is the product that waits, not the machine. */
export function webhookGoals({ seconds, honest, flooded, worst }) {
  return [
    atMost(
      `of ${honest} deliveries within ${seconds} s beside ${flooded} of 12 accounts, the last`,
      worst / 1000,
      5,
      's',
      flooded > 0,
    ),
  ]
}

/** Trying links takes no more from others than reading a page does: there is no slack in that. */
export function linkGoals({ toLanding: { ratio, min, max }, control, waits, refused }) {
  const isQuiet = control.ratio >= 0.9 && control.ratio <= 1.1
  const wait = atMost('a reader’s wait beside 60 on links, to beside 60 on the landing page', ratio, 1.2, '×', isQuiet)
  return [
    { ...wait, missedBy: isQuiet && ratio > 1.2 ? 2 : wait.missedBy, spread: [min, max] },
    atMost('the same of the slowest in twenty', waits.links.p95 / waits.landing.p95, 1.2, '×', isQuiet),
    none('readers refused beside 60 on links', refused),
  ]
}

/** The cost of a save relative to one that stores no version and queues no webhook. */
export function saveGoals({ bare, kept, told }) {
  const more = (median) => (median / bare - 1) * 100
  return [
    atMost('keeping what a save replaces costs it', more(kept), 10, '%', true),
    atMost('and telling a webhook besides', more(told), 20, '%', true),
  ]
}

/** What founders notice of faults: nothing acknowledged is lost, nothing refused is done later, nobody waits for long. */
export function faultGoals({ migration, packing, endurance, ...outages }) {
  const found = Object.entries(outages).filter(([, one]) => one !== null)
  return [...found.flatMap(outageGoals), ...capacityGoals({ migration, packing, endurance })]
}

function capacityGoals({ migration, packing, endurance }) {
  return [
    none(`an upgrade killed ${migration.kills} times: failures of the next`, migration.failed),
    none('and plans that differ after it', migration.lost),
    atLeast('packing by two processes, in times that of one', packing.ratio, 1.3, '×', packing.left === 0),
    none('150 founders: answers other than 200', endurance.saves - endurance.ok),
    none('and acknowledged saves lost', endurance.lost),
    atMost('and a save, p99', endurance.p99Ms, 250, 'ms', true),
    atMost('and memory, the last third in times the first', endurance.memoryGrowth, 1.1, '×', true),
  ]
}

function outageGoals([name, found]) {
  return [
    none(`${name}: acknowledged saves lost`, found.lost),
    none(`${name}: refused saves done later`, found.late),
    none(`${name}: answers other than 200 and 503`, found.others),
    atMost(`${name}: longest answer`, found.longestMs, 3000, 'ms', true),
    atMost(`${name}: until everybody saves again`, found.backMs, 3000, 'ms', true),
  ]
}

/** A database lost and restored, and moved to the other kind and back. */
export function copyGoals({ afterRestore, afterMoves, seconds }) {
  return [
    none('tables that differ after backup, loss and restoration', afterRestore.length),
    none('tables that differ after a move to the embedded database and back', afterMoves.length),
    atMost('a backup of 10 000 projects', seconds.backup, 60, 's', true),
    atMost('its restoration', seconds.restore, 120, 's', true),
  ]
}

/** The tests under newer versions of Node. */
export function nodeGoals({ versions }) {
  return versions.map(({ version, failed }) => none(`the tests under Node ${version}, failed runs`, failed))
}

/** What a page that saves again and again writes, and whether those who make projects wait for each other. */
export function writeGoals({ walBytes, hotShare, savesPerSecond, creationsPerSecond }) {
  return [
    atMost('log of a save of a plan of 5 kB, without images of pages', walBytes, 3000, 'bytes', true),
    atLeast('saves that write no index', hotShare * 100, 95, '%', true),
    atMost('saves relative to creations under 40 connections', savesPerSecond / creationsPerSecond, 1.3, '', true),
  ]
}

export function evaluationGoals({ control, microseconds, wholePlanMicroseconds, catalogueTimes, timesFaster }) {
  return [
    atMost('one full evaluation', microseconds, 20, 'µs', control.valid),
    atMost('one of a plan with VAT, refusals and cash by month', wholePlanMicroseconds, 40, 'µs', control.valid),
    atMost('one of 200 products, in times that of three', catalogueTimes.median, 8, '×', control.valid),
    atLeast('times faster than HyperFormula', timesFaster.median, 50, '×', control.valid),
  ]
}

/** Ten thousand runs in the browser, the page free for the founder meanwhile. */
export function uncertaintyGoals({ milliseconds, withCashMilliseconds, longTasks, hyperformula }) {
  return [
    atMost('10 000 runs in the worker', milliseconds, 250, 'ms', true),
    atMost('10 000 runs with VAT, refusals and cash by month', withCashMilliseconds, 600, 'ms', true),
    none('long tasks of the page meanwhile', longTasks.length),
    atLeast('times faster than HyperFormula, from 200 of its runs', hyperformula / milliseconds, 50, '×', true),
  ]
}

/** What the plain page takes at p98 on an idle machine: far above it, no absolute time says anything about us. */
const idleFloor = { full: 32, slowed: 80 }

function typingGoals(name, { limit, ratio, idle }, { control, floor, evaluator, p50Ratio, p98Ratio }) {
  return [
    atMost(`key to repaint, p98, ${name}`, evaluator.p98, limit, 'ms', control.valid && floor.p98 <= 1.5 * idle),
    atMost(`key to repaint, p50 against plain DOM, ${name}`, p50Ratio.median, ratio, '×', control.valid),
    atMost(`key to repaint, p98 against plain DOM, ${name}`, p98Ratio, ratio, '×', control.valid),
  ]
}

/** None is the goal; one in a thousand keys is the machine's. */
function longTaskGoal({ longTasks, keys, control }) {
  const missedBy = longTasks === 0 ? 0 : 1 + longTasks / (keys / 1000)
  const name = 'long tasks while typing, full speed'
  return { name, value: longTasks, goal: 0, unit: '', valid: control.valid, sign: '≤', missedBy }
}

export function keystrokeGoals({ full, slowed, cashTable, catalogue }) {
  return [
    ...typingGoals('full speed', { limit: 48, ratio: 1.35, idle: idleFloor.full }, full),
    ...typingGoals('a quarter of the speed', { limit: 90, ratio: 1.35, idle: idleFloor.slowed }, slowed),
    ...typingGoals('cash by month open', { limit: 48, ratio: 2, idle: idleFloor.full }, cashTable),
    ...typingGoals('in a catalogue of 200 products', { limit: 48, ratio: 2, idle: idleFloor.full }, catalogue).slice(
      0,
      1,
    ),
    longTaskGoal(full),
  ]
}

/** The session of docs/rest.md through the generated client: every step, or it is broken. */
export function clientGoals({ steps, failed, warnings, printed }) {
  const goal = atLeast('steps of docs/rest.md that generated clients go', steps - failed.length, steps, '', true)
  const went = { ...goal, missedBy: failed.length === 0 ? 1 : Number.POSITIVE_INFINITY }
  const ran = {
    ...none('printed requests, one that is answered otherwise than documented', printed.failed.length),
    valid: printed.passed + printed.failed.length === 1,
  }
  return [went, none('warnings of Spectral', warnings.length), ran]
}

export function serverGoals({ control, measured }) {
  return measured.flatMap(({ name, connections, rest, restToBarest, trpc }) => {
    const call = `${name}, ${connections} connection${connections > 1 ? 's' : ''}`
    const spread = ({ min, max }) => ({ spread: [min, max] })
    return [
      {
        ...atMost(`REST against Fastify, Lucia and Drizzle, ${call}`, rest.ratio, 1.3, '×', control.valid),
        ...spread(rest),
      },
      {
        ...atMost(`REST against the barest, ${call}`, restToBarest.ratio, 2.2, '×', control.valid),
        ...spread(restToBarest),
      },
      { ...atMost(`tRPC against bare Fastify, ${call}`, trpc.ratio, 3.2, '×', control.valid), ...spread(trpc) },
    ]
  })
}

/** Milliseconds say something on a quiet machine alone; how two databases compare, on any that is the same to itself. */
export function adminGoals({ control, measured }) {
  return measured.flatMap(({ name, many, ratio, isCalm }) => [
    atMost(`${name}: p95`, many.p95, 5, 'ms', isCalm),
    atMost(`${name}: against 10 000 projects`, ratio, 2, '×', control.valid),
  ])
}

export function oracleGoals({ runs, isKept, histories, isRestorable, days, found }) {
  const { keystrokes = 0, serverKills = 0, wrong = ['no end'] } = found ?? {}
  return [
    none(`of ${runs} runs of the logic, with a keystroke lost`, isKept ? 0 : 1),
    none(`of ${histories} histories of a project, with a text that cannot be restored`, isRestorable ? 0 : 1),
    none(`of ${days} days, ${keystrokes} keys, ${serverKills} server kills, with one lost`, wrong.length),
  ]
}

export const reportGoals = ({ pages, isWhole }) => [
  none(`${pages} one-page reports, one in which an amount is divided`, isWhole ? 0 : 1),
]

export const actualsGoals = ({ plans, agrees, large }) => [
  none(`a year of the sample store and ${plans} plans in every format, a figure read otherwise`, agrees ? 0 : 1),
  ...Object.entries(large).flatMap(([kind, { processor, longTasks }]) => [
    atMost(`50 000 rows of orders, ${kind}: processor`, processor, 3, 's', true),
    none(`50 000 rows of orders, ${kind}: long tasks of the page`, longTasks),
  ]),
]

export const workbookGoals = ({ plans, agrees }) => [
  none(`the samples and ${plans} random plans, one that a spreadsheet works out otherwise`, agrees ? 0 : 1),
]

export const taskGoals = ({ tasks, failing }) => [
  ...tasks.map(({ name, files }) => ({
    ...atMost(`${name}: files`, files, maxFiles[name], '', true),
    missedBy: files > maxFiles[name] ? 2 : 0,
  })),
  none('checks that these changes break', failing.length),
]

/** Of the changes that Stryker makes to a part, those that a test of it notices. */
export const codeMutationGoals = ({ scores }) =>
  scores.map(({ part, score }) => atLeast(`changes of ${part} that a test notices`, score, 85, '%', true))

export const mutationGoals = ({ unnoticed }) => [none('changed formulas that nothing notices', unnoticed.length)]

/** Scores are counted by what they lack of 100, for a factor says nothing near the top. */
export function lighthouseGoals({ pages, isCalm }) {
  return pages.flatMap(({ name, lacking, lost, cls }) => [
    atMost(`points that ${name} lacks of 100 for speed`, lost.median, lacking, '', isCalm),
    atMost(`layout shift of ${name}`, cls.median, 0.02, '', isCalm),
  ])
}

export const isMissed = ({ valid, missedBy }) => valid && missedBy > slack

export function verdict({ valid, missedBy }) {
  if (!valid) return 'void: the machine was too busy to judge'
  if (missedBy <= 1) return 'reached'
  return missedBy <= slack ? 'missed, within the noise of a machine' : 'MISSED'
}
