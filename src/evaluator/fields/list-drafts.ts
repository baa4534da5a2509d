/**
 * The texts that are no numbers after an element left its list: its own go with it, those of the elements behind it
 * move up with them.
 */
export function draftsWithout(drafts: ReadonlyMap<string, string>, list: string, index: number): Map<string, string> {
  const left = new Map<string, string>()
  for (const [path, text] of drafts) {
    const isWithin = path.startsWith(`${list}.`)
    const [at, ...rest] = isWithin ? path.slice(list.length + 1).split('.') : []
    const place = Number(at)
    if (!isWithin || place < index) left.set(path, text)
    else if (place > index) left.set([list, place - 1, ...rest].join('.'), text)
  }
  return left
}
