// Turns what the runners report into one kind of count.
import { existsSync, readFileSync, rmSync } from 'node:fs'

/** A whole check that either holds or not, such as the linter. */
export const single = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })

export const skippedStage = (why) => ({ passed: 0, failed: 0, skipped: 0, omitted: why })

export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

function readOnce(path) {
  if (!existsSync(path)) return null
  const report = JSON.parse(readFileSync(path, 'utf8'))
  rmSync(path)
  return report
}

/** A runner that failed although no test did (a file that does not load, a threshold missed, nothing found) counts as one failure. */
function withExitCode(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export function vitestCounts(code, path) {
  const report = readOnce(path)
  if (!report) return single(code === 0 ? 1 : code)
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report
  const tests = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages }) => ({
      title: fullName,
      seconds: (duration ?? 0) / 1000,
      failure: status === 'failed' ? (failureMessages?.[0] ?? '') : undefined,
    })),
  )
  return { ...withExitCode(code, { passed, failed, skipped: numPendingTests + numTodoTests }), tests }
}

/** Every test below a suite of Playwright's report, with the titles that lead to it. */
function testsBelow({ title, specs = [], suites = [] }, above = []) {
  const path = [...above, title]
  const own = specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap(({ results }) => results)
    return {
      title: [...path, title].join(' › '),
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      failure: ok === false ? (results.find(({ error }) => error)?.error.message ?? '') : undefined,
    }
  })
  return [...own, ...suites.flatMap((suite) => testsBelow(suite, path))]
}

export function playwrightCounts(code, path) {
  const report = readOnce(path)
  if (!report) return single(code === 0 ? 1 : code)
  const { expected, unexpected, flaky, skipped } = report.stats
  const counts = withExitCode(code, { passed: expected + flaky, failed: unexpected, skipped })
  return { ...counts, tests: report.suites.flatMap((suite) => testsBelow(suite)) }
}
