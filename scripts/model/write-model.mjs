// npm run model: writes the generated files of src/domain/model, and the tables of docs/model.md, from the formulas in src/domain/model/figures.
import { readFileSync, writeFileSync } from 'node:fs'
import { importBundled } from '../tools/import-bundled.mjs'

/** Writes the generated modules and tables of the product in this folder. */
export async function writeModel() {
  const { documented, generatedModules } = await importBundled('scripts/model/generate.ts', '.cache/model')
  for (const [name, text] of Object.entries(generatedModules())) writeFileSync(`src/domain/model/${name}`, text)
  writeFileSync('docs/model.md', documented(readFileSync('docs/model.md', 'utf8')))
}

if (process.argv[1] === import.meta.filename) await writeModel()
