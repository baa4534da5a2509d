import { spawnSync } from 'node:child_process'

/** Whether poppler's programs are on this machine: what reads a PDF file here. Debian: apt-get install poppler-utils. */
export const hasPdfTools = spawnSync('pdftotext', ['-v']).error === undefined

function run(program: string, options: readonly string[], pdf: Uint8Array): Buffer {
  const { status, stdout, stderr } = spawnSync(program, [...options], { input: pdf, maxBuffer: 64_000_000 })
  if (status !== 0) throw new Error(`${program}: ${stderr}`)
  return stdout
}

const read = new WeakMap<Uint8Array, string[]>()

/** The text of a PDF as a reader would copy it: one string a page, without marks of direction, plain spaces. */
export function pagesOf(pdf: Uint8Array): string[] {
  const pages = read.get(pdf) ?? textOf(pdf)
  read.set(pdf, pages)
  return pages
}

function textOf(pdf: Uint8Array): string[] {
  const text = run('pdftotext', ['-layout', '-', '-'], pdf).toString('utf8')
  const plain = text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replace(/[^\S\f]+/g, ' ')
  return plain.split('\f').slice(0, -1)
}

/** A page of a PDF as a picture of 60 dots an inch. */
export function pictureOf(pdf: Uint8Array, page: number): Buffer {
  return run('pdftoppm', ['-r', '60', '-f', `${page}`, '-l', `${page}`, '-png', '-'], pdf)
}
