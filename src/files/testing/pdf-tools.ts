import { spawnSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

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

/** A page of a PDF as a picture of so many dots an inch. */
export function pictureOf(pdf: Uint8Array, page: number, dots = 60): Buffer {
  return run('pdftoppm', ['-r', `${dots}`, '-f', `${page}`, '-l', `${page}`, '-png', '-'], pdf)
}

const objects = /(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g
const maps = /beginbfrange\s*<\w+> <\w+> \[(.*?)\]/gs

/** What the numbers of glyphs of a font stand for. */
function lettersOf(map: string): string[] {
  const ranges = [...map.matchAll(maps)].flatMap(([, list = '']) => list.match(/<[^>]*>/g) ?? [])
  return ranges.map((codes) => codes.replace(/\w{4}|[<> ]/g, (code) => (code.length < 4 ? '' : unicode(code))))
}

const unicode = (code: string) => String.fromCharCode(Number.parseInt(code, 16))

/** Every run of glyphs of a PDF in the order in which it is drawn, left to right, read without another program. */
export function runsOf(pdf: Uint8Array): string[] {
  const found = new Map<string, string>()
  for (const [, number = '', body = ''] of Buffer.from(pdf).toString('latin1').matchAll(objects)) {
    const [head = '', stream] = body.split('stream\n')
    const isText = stream !== undefined && !head.includes('/Length1') && head.includes('/FlateDecode')
    found.set(number, isText ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : head)
  }
  const resources = [...found.values()].join('\n').matchAll(/\/(F\d+) (\d+) 0 R/g)
  const fonts = new Map<string, string[]>()
  for (const [, name = '', number = ''] of resources) {
    const map = /\/ToUnicode (\d+)/.exec(found.get(number) ?? '')?.[1] ?? ''
    fonts.set(name, lettersOf(found.get(map) ?? ''))
  }
  let letters: readonly string[] = []
  const runs: string[] = []
  const drawn = [...found.values()].join('\n').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)
  for (const [, font, glyphs = ''] of drawn) {
    if (font) letters = fonts.get(font) ?? []
    else
      runs.push(
        glyphs.replace(/<(\w*)>|[^<>]/g, (_, of?: string) =>
          (of?.match(/.{4}/g) ?? []).map((n) => letters[Number.parseInt(n, 16)] ?? '').join(''),
        ),
      )
  }
  return runs
}
