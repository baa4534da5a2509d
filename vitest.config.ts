import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// An odd offset (+05:45) shows every date that forgot its time zone.
process.env.TZ = 'Asia/Kathmandu'

const setupFiles = ['./scripts/testing/random-seed.ts']

/** Two projects: `unit` is pure and fast, `server` runs the real application over a real database. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**'],
      reporter: ['text-summary', 'json'],
      reportsDirectory: '.cache/coverage',
      thresholds: { branches: 100 },
    },
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          setupFiles,
          include: ['src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.{ts,mjs}'],
          // Starting anew for each file takes as long as the tests.
          isolate: false,
          environment: 'node',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          setupFiles,
          include: ['server/**/*.test.ts', 'db/**/*.test.ts'],
          // One embedded database a worker: opening one costs more than most files of tests.
          isolate: false,
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
