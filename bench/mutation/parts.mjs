// What is changed, and the tests that must notice. Hooks and components are left out: the tests of them run in browsers.

const projectCalls = 'server/routers/{project*,shares,deleted-projects,named-versions,export-data}.test.ts'

export const parts = {
  saving: {
    project: 'unit',
    mutate:
      /^src\/evaluator\/saving\/(?!save-session|session-context|save-calls|orphaned-drafts|browser-storage)[^/]+\.ts$/,
    tests: ['src/evaluator/saving/**/*.test.{ts,tsx}'],
  },
  // Tests that share one application for many calls come to its limits when they run again for each change, and are left out.
  projects: {
    project: 'server',
    // The thread of files runs in the built product alone.
    mutate: /^server\/projects\/(?!files\/file-thread).+\.ts$/,
    tests: [
      'server/projects/**/*.test.ts',
      projectCalls,
      'server/routers/admin/projects.test.ts',
      'server/connect/deactivated-owner.test.ts',
      'server/routers/plans/*.test.ts',
    ],
  },
  results: {
    project: 'unit',
    mutate: /^src\/results\/(?!explain\/|declared-figures).+\.ts$/,
    tests: ['src/results/*.test.{ts,tsx}', 'src/results/{balance,cash,charts,conclusion}/*.test.{ts,tsx}'],
  },
  explanations: {
    project: 'unit',
    mutate: /^src\/results\/(explain\/.+|declared-figures)\.ts$/,
    tests: ['src/results/{declared-figures,explain/*}.test.ts', 'src/evaluator/results/explanations/*.test.tsx'],
  },
}
