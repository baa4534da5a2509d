// How we measure on a machine that is never quiet: side by side, in ABBA order, and only ratios are judged.

const sorted = (values) => [...values].sort((a, b) => a - b)

export function quantile(values, q) {
  const list = sorted(values)
  return list[Math.min(list.length - 1, Math.floor(q * list.length))]
}

export const median = (values) => quantile(values, 0.5)

/** Rounds of ABBA: `a` and `b` each give one figure a call; the ratio of a round is b's two figures to a's. */
export async function pairedRounds(a, b, rounds) {
  const results = []
  for (let round = 0; round < rounds; round += 1) {
    const [a1, b1, b2, a2] = [await a(), await b(), await b(), await a()]
    results.push({ a: (a1 + a2) / 2, b: (b1 + b2) / 2, ratio: (b1 + b2) / (a1 + a2) })
  }
  return results
}

/** Rounds of ABCCBA: each of `figures` is taken once on the way there and once on the way back. */
export async function palindromes(figures, rounds) {
  const names = Object.keys(figures)
  const results = []
  for (let round = 0; round < rounds; round += 1) {
    const sums = Object.fromEntries(names.map((name) => [name, 0]))
    for (const name of [...names, ...names.toReversed()]) sums[name] += await figures[name]()
    results.push(Object.fromEntries(names.map((name) => [name, sums[name] / 2])))
  }
  return results
}

/** How two of the figures stand to each other, round by round. */
export function ratio(rounds, of, to) {
  return summary(rounds.map((round) => ({ a: round[to], b: round[of], ratio: round[of] / round[to] })))
}

export function summary(rounds) {
  const ratios = rounds.map(({ ratio }) => ratio)
  return {
    a: median(rounds.map((round) => round.a)),
    b: median(rounds.map((round) => round.b)),
    ratio: median(ratios),
    min: Math.min(...ratios),
    max: Math.max(...ratios),
  }
}

const quiet = ({ ratio }) => ratio >= 0.93 && ratio <= 1.07

/** A against itself: when even that differs, the machine is too busy and what was measured is void. */
export async function control(a, rounds) {
  let result
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    result = { ...summary(await pairedRounds(a, a, rounds)), attempt }
    if (quiet(result)) return { ...result, valid: true }
  }
  return { ...result, valid: false }
}

/**
 * Calls `work` for about `milliseconds` and gives microseconds of processor time a call: what other programs take of the
 * processor is not counted.
 */
export function timePerCall(work, milliseconds) {
  const before = process.cpuUsage()
  const end = performance.now() + milliseconds
  let calls = 0
  while (performance.now() < end) {
    for (let i = 0; i < 20; i += 1) work(calls + i)
    calls += 20
  }
  const { user, system } = process.cpuUsage(before)
  return (user + system) / calls
}
