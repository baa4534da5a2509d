import { View } from '@react-pdf/renderer'
import { createContext, useContext } from 'react'

/** The sections of a report, in their order, and the pages on which they begin, as far as they are known. */
export class FoundSections {
  readonly titles = new Set<string>()
  readonly pages = new Map<string, number>()
}

export const FoundContext = createContext(new FoundSections())

/** Notes down a section when it is drawn, and its page when that is laid out. */
export function FoundHere({ title }: { title: string }) {
  const { titles, pages } = useContext(FoundContext)
  titles.add(title)
  return (
    <View
      render={({ pageNumber }) => {
        pages.set(title, pageNumber)
        return null
      }}
    />
  )
}
