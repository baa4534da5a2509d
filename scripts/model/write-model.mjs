// npm run model: writes src/domain/model/generated from the formulas in src/domain/model/figures.
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const outDir = resolve('.cache/model')

/** Writes the generated modules of the product in this folder. */
export async function writeModel() {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input: resolve('scripts/model/generate.ts'), output: { entryFileNames: 'generate.mjs' } },
    },
  })
  const { generated } = await import(pathToFileURL(`${outDir}/generate.mjs`).href)
  for (const [name, text] of Object.entries(generated)) writeFileSync(`src/domain/model/generated/${name}`, text)
}

if (process.argv[1] === import.meta.filename) await writeModel()
