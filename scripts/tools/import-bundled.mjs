// TypeScript of the product for a command of plain JavaScript, bundled as it is shipped.
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/** What a module exports, from a bundle in a folder of its own, which it leaves there under its own name. */
export async function importBundled(input, folder) {
  const outDir = resolve(folder)
  const file = `${basename(input, '.ts')}.js`
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input: resolve(input), output: { entryFileNames: file } },
    },
  })
  return import(pathToFileURL(`${outDir}/${file}`).href)
}
