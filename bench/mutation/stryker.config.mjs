import { parts } from './parts.mjs'

const { MUTATED_PART = '', MUTATION_REPORT = '' } = process.env

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'bench/mutation/vitest.config.mjs', related: false },
  mutate: [...parts[MUTATED_PART].mutate, '!**/*.test.{ts,tsx}'],
  // What runs while a module loads would need all tests for each mutant; tables of words and fields are most of it.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['/dist', '/.cache', '/.data', '/test-results', '/bench/node_modules', '/bench/results'],
  reporters: ['json'],
  jsonReporter: { fileName: MUTATION_REPORT },
  disableTypeChecks: false,
  // Stryker would rewrite the paths in tsconfig.json with an interface that our TypeScript has no more; nothing here reads it.
  tsconfigFile: 'none',
}
