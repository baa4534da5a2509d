import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import type { ViteUserConfig } from 'vitest/config'

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`

/** In development: the app's document for every page of the app, with its language decided as the server decides it. */
function appDocument(): Plugin {
  return {
    name: 'app-document',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const url = new URL(request.url ?? '/', 'http://localhost')
        const isPage = request.headers.accept?.includes('text/html') && !url.pathname.includes('.')
        if (isPage && url.pathname !== '/') request.url = `/app.html${url.search}`
        next()
      })
    },
    transformIndexHtml(html, { originalUrl, server }) {
      if (!server || !new URL(originalUrl ?? '/', 'http://localhost').searchParams.get('lang')?.startsWith('ar'))
        return html
      return html.replace('<html lang="en" dir="ltr">', '<html lang="ar" dir="rtl">')
    },
  }
}

/** The entries from which a module is reached without a dynamic import, in the order they are found. */
function entriesOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const seen = new Set<string>()
  const entries: string[] = []
  const waiting = [id]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const info = graph.getModuleInfo(at)
    if (info?.isEntry) entries.push(at)
    waiting.push(...(info?.importers ?? []))
  }
  return entries
}

/**
 * What the app asks for before anything else is one chunk: the bundler would make one of each set of later chunks that
 * share a module with it, fifty by now, each with its own head and compressed apart. What the landing page has too
 * stays by itself.
 */
function firstLoad(id: string, graph: Rolldown.ChunkingContext): string | null {
  const entries = entriesOf(id, graph)
  return entries.length === 1 && entries[0]?.endsWith('app.html') ? 'first' : null
}

/** The oldest browsers that the product works in, as package.json lists them for every tool. */
const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'))
const oldest = browserslist.map((entry) => entry.replace(' >= ', ''))

const setupFiles = ['./scripts/testing/random-seed.ts']

/** `vitest` runs three projects: `unit` is pure and fast, `server` runs the real application over a real database, `browsers` drives WebKit and Firefox. */
async function testConfig(): Promise<ViteUserConfig> {
  const { LongestFirst } = await import('./scripts/testing/longest-first.ts')
  // An odd offset (+05:45) shows every date that forgot its time zone.
  process.env.TZ = 'Asia/Kathmandu'
  return {
    test: {
      maxWorkers: 2,
      sequence: { sequencer: LongestFirst },
      coverage: {
        provider: 'v8',
        include: ['src/domain/**/*.ts'],
        // What is generated has the branches of the formulas that it was written from, and is held to them by a test.
        exclude: ['**/*.test.ts', '**/testing/**', '**/*.gen.ts'],
        reporter: ['text-summary', 'json'],
        reportsDirectory: '.cache/coverage',
        thresholds: { branches: 100 },
      },
      projects: [
        {
          plugins: [react()],
          test: {
            name: 'unit',
            setupFiles: [...setupFiles, './scripts/testing/settled-imports.ts'],
            include: ['src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.{ts,mjs}'],
            // A fresh module graph for each file takes as long as the tests.
            isolate: false,
            environment: 'node',
            // React as users have it; the one for development notes the place in the code of every element, which takes far longer.
            env: { NODE_ENV: 'production' },
            // Ends what hangs; how long a test takes depends on what else the machine does.
            testTimeout: 180_000,
          },
          oxc: { jsx: { runtime: 'automatic', development: false } },
        },
        {
          test: {
            name: 'server',
            setupFiles,
            include: ['server/**/*.test.ts', 'db/**/*.test.ts'],
            // One embedded database a worker: opening one costs more than most files of tests.
            isolate: false,
            environment: 'node',
            testTimeout: 180_000,
            // Ten thousand rows of everything take seconds, and minutes beside much other work.
            hookTimeout: 300_000,
            // On a machine under load what is waited for takes longer than the one second that is usual.
            expect: { poll: { timeout: 10_000 } },
          },
        },
        {
          test: {
            name: 'browsers',
            include: ['e2e/browsers/*.test.ts'],
            environment: 'node',
            // Starting a browser takes seconds on a machine of one's own, and a minute beside much other work.
            testTimeout: 180_000,
            hookTimeout: 180_000,
          },
        },
      ],
    },
  }
}

/** `vite build` makes the browser's files, `--mode server` the server, `--mode prerender` the page renderer; vitest asks with mode `test`. */
export default defineConfig(async ({ mode }): Promise<ViteUserConfig> => {
  if (mode === 'test') return testConfig()
  if (mode === 'server') {
    return {
      build: {
        ssr: true,
        outDir: 'dist/server',
        target: 'node20',
        emptyOutDir: true,
        rolldownOptions: {
          input: ['server/main.ts', 'server/cli.ts', 'server/projects/files/file-thread.ts'],
          output: { entryFileNames: '[name].js' },
        },
      },
    }
  }
  if (mode === 'prerender') {
    return {
      plugins: [react()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        ssr: true,
        outDir: 'dist/prerender',
        target: 'node20',
        emptyOutDir: true,
        rolldownOptions: {
          // The second is called by the server when it starts.
          input: [
            'src/app/prerender/prerender.tsx',
            'src/app/prerender/render-landing.tsx',
            'src/app/exports/make-file.ts',
          ],
          output: { entryFileNames: '[name].js' },
        },
      },
    }
  }
  return {
    root: 'src',
    plugins: [react(), tailwindcss(), appDocument()],
    server: { proxy: { '/api/': api, '/trpc/': api } },
    build: {
      outDir: '../dist/client',
      emptyOutDir: true,
      manifest: true,
      sourcemap: false,
      target: oldest,
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // Who loads a chunk of the app has the app; Firefox calls asking for it again an error.
        resolveDependencies: (_, chunks) => chunks.filter((chunk) => !/^assets\/app-[^/]+\.js$/.test(chunk)),
      },
      rolldownOptions: {
        input: {
          landing: resolve('src/index.html'),
          app: resolve('src/app.html'),
          calculator: resolve('src/landing/embed/embed.html'),
        },
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: firstLoad, debugName: 'first load' }],
          },
        },
      },
    },
  }
})
