/** What an e-mail in plain text consists of. */
export type EmailPart =
  | { kind: 'words'; lines: string[] }
  /** A code that is typed. */
  | { kind: 'code'; code: string }
  /** Where one goes from here. Without a label its address stands alone. */
  | { kind: 'way'; label: string | null; address: string }
  /** Names with what they have, a line each. */
  | { kind: 'facts'; facts: { name: string; value: string }[] }

const isCode = (paragraph: string) => /^\d{6}$/.test(paragraph)

/** An address that is all of a paragraph, or all of it after a label. */
const way = /^(?:([^\n]+): )?(https?:\/\/\S+)$/

/** A short name and what it has. A sentence with a colon in it is longer, or goes on after its first full stop. */
const fact = /^([^:\n.]{1,40}): (.+)$/

/** So many facts that follow each other stand as a table; fewer are read as lines. */
const minFacts = 2

/** The lines of a paragraph, those that are facts apart from those that are none. */
function runsOf(lines: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const line of lines) {
    const run = runs.at(-1)
    if (run && fact.test(run[0] ?? '') === fact.test(line)) run.push(line)
    else runs.push([line])
  }
  return runs
}

function partOfRun(lines: string[]): EmailPart {
  const facts = lines.flatMap((line) => {
    const [, name = '', value = ''] = fact.exec(line) ?? []
    return name === '' ? [] : [{ name, value }]
  })
  return facts.length < minFacts ? { kind: 'words', lines } : { kind: 'facts', facts }
}

function partsOfParagraph(paragraph: string): EmailPart[] {
  if (isCode(paragraph)) return [{ kind: 'code', code: paragraph }]
  const found = way.exec(paragraph)
  if (found) return [{ kind: 'way', label: found[1] ?? null, address: found[2] ?? '' }]
  return runsOf(paragraph.split('\n')).map(partOfRun)
}

/** The parts of an e-mail, in the order of its text: nothing of it is left out. */
export const emailParts = (text: string): EmailPart[] =>
  text
    .trim()
    .split(/\n{2,}/)
    .flatMap(partsOfParagraph)
