import { defineConfig } from 'playwright/test'
import { findChromium } from '../scripts/tools/chromium.mjs'
import type { AppearanceOptions } from './appearances'

const executablePath = findChromium()

export default defineConfig<AppearanceOptions>({
  testDir: '.',
  // Minutes of chance belong to the bench, which asks for them.
  // Those of the other browsers are run by Vitest.
  testIgnore: [
    'browsers/**',
    ...(process.env.ORACLE_DAYS ? [] : ['**/autosave-oracle.spec.ts']),
    ...(process.env.BROWSER_PLANS ? [] : ['**/every-way.spec.ts']),
  ],
  outputDir: '../test-results',
  globalSetup: './server.ts',
  // Some of a test is waiting, for a timer or the server: three keep two cores at work. With four, what has seconds to come does not always.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A machine that does other things besides may take several times as long.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    screenshot: 'only-on-failure',
    // Requests of a service worker pass the routes of a test by; the spec about working offline allows them.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A container has neither the namespaces of Chromium's sandbox nor a graphics card.
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    },
  },
})
