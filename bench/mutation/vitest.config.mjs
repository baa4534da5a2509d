import { loadConfigFromFile } from 'vite'
import { parts } from './parts.mjs'

/** The tests of one part, with the settings of the project that `npm test` runs them in. */
export default async () => {
  const { project, tests } = parts[process.env.MUTATED_PART]
  const { config } = await loadConfigFromFile({ command: 'serve', mode: 'test' }, 'vite.config.ts')
  const settings = config.test.projects.find(({ test }) => test.name === project)
  return { ...settings, test: { ...settings.test, name: 'mutation', include: tests } }
}
