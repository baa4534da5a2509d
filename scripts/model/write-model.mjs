// npm run model: writes the generated files of src/domain/model, and the tables of docs/model.md, from the formulas in src/domain/model/figures.
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const outDir = resolve('.cache/model')

/** Writes the generated modules and tables of the product in this folder. */
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
  const { documented, generatedModules } = await import(pathToFileURL(`${outDir}/generate.mjs`).href)
  for (const [name, text] of Object.entries(generatedModules())) writeFileSync(`src/domain/model/${name}`, text)
  writeFileSync('docs/model.md', documented(readFileSync('docs/model.md', 'utf8')))
}

if (process.argv[1] === import.meta.filename) await writeModel()
