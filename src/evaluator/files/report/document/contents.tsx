import { View } from '@react-pdf/renderer'
import { createContext, useContext } from 'react'

/** A section of the report, and the page on which it begins. */
export interface ContentsEntry {
  title: string
  page: number
}

/** Told of each section as it is laid out; the library knows its page then. */
export const FoundContext = createContext<(entry: ContentsEntry) => void>(() => {})

/** Notes on which page it is. */
export function FoundHere({ title }: { title: string }) {
  const found = useContext(FoundContext)
  return (
    <View
      render={({ pageNumber }) => {
        found({ title, page: pageNumber })
        return null
      }}
    />
  )
}
