import { resolve } from 'node:path'
import { loadConfigFromFile } from 'vite'
import { parts } from './parts.mjs'

/** The tests of one part, with the settings of the project that `npm test` runs them in, one after the other in one process. */
export default async () => {
  const { project, tests } = parts[process.env.MUTATED_PART]
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vite.config.ts')
  const settings = config.test.projects.find(({ test }) => test.name === project)
  const one = {
    name: 'mutation',
    include: tests,
    runner: resolve('bench/mutation/runner.mjs'),
    pool: 'threads',
    maxWorkers: 1,
    setupFiles: [...(settings.test.setupFiles ?? []), resolve('bench/mutation/fewer-cases.mjs')],
    onConsoleLog: () => false,
    // What a change throws where no test waits for it is noticed by none.
    dangerouslyIgnoreUnhandledErrors: true,
  }
  return { ...settings, test: { ...settings.test, ...one } }
}
