import { styles } from '../../../../files/pdf/look'

/** A box of a page as the PDF library has laid it out. Its types do not tell, though it hands them out. */
interface LaidOutBox {
  box?: { top?: number; height?: number }
  props?: { fixed?: boolean }
  children?: LaidOutBox[]
}

/** How many pages a document has, which part of the last one is filled, and how much of it is free, in points. */
export interface Pages {
  count: number
  filled: number
  free: number
}

const bottomOf = ({ box }: LaidOutBox) => (box?.top ?? 0) + (box?.height ?? 0)

/** What the library says of a document that it has laid out; full where it says nothing. */
export function pagesOfLayout(rendered: object): Pages {
  const layout: LaidOutBox | undefined = Reflect.get(rendered, '_INTERNAL__LAYOUT__DATA_')
  const pages = layout?.children ?? []
  const last = pages.at(-1)
  const height = last?.box?.height ?? 0
  const bottoms = (last?.children ?? []).filter(({ props }) => !props?.fixed).map(bottomOf)
  const bottom = Math.max(0, ...bottoms)
  const free = Math.max(0, height - styles.page.paddingBottom - bottom)
  return { count: pages.length, filled: height === 0 ? 1 : bottom / height, free }
}
