import { zipSync } from 'fflate'

const encoder = new TextEncoder()

/** A packed file with these files in it. */
export function packed(files: Record<string, string>): Uint8Array {
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, encoder.encode(text)])))
}

/** A small packed file that unpacks to so many bytes of zeros. */
export function bomb(bytes: number, name = 'xl/workbook.xml'): Uint8Array {
  return zipSync({ [name]: new Uint8Array(bytes), 'xl/_rels/workbook.xml.rels': encoder.encode('<a/>') }, { level: 9 })
}

/** The same with a directory that says another size. */
export function withSaidSize(zip: Uint8Array, bytes: number): Uint8Array {
  const lying = zip.slice()
  const view = new DataView(lying.buffer)
  const end = lying.length - 22
  view.setUint32(view.getUint32(end + 16, true) + 24, bytes, true)
  return lying
}
