// Compresses the browser's files once, at build, so that the server only hands them out.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const worth = /\.(?:js|css|svg|json|txt|xml|ttf)$/

export async function compressFiles(folder) {
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter((file) => worth.test(file))) {
    const path = join(folder, name)
    const content = await readFile(path)
    await writeFile(
      `${path}.br`,
      await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}
