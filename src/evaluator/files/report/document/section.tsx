import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { Line, Words, writable } from '../../../../files/pdf/words'
import { FoundHere } from './contents'
import { useRoom } from './density'

interface SectionProps {
  title: string
  intro?: string | null
  /** The height of what must stand below the head, in points: a chart, or two lines of text. */
  ahead?: number
  /** At the top of its page, where nothing is to be kept apart from it. */
  isFirst?: boolean
  children: ReactNode
}

/** The library takes bookmarks on every node; its types know those of pages alone. */
const bookmarkOf = (title: string) => ({ bookmark: { title: writable(title), fit: true } })

/**
 * A part of the report, with a bookmark of its own. Its head stays with what follows, which the library only sees to between
 * children of one page: so no box is around them.
 */
export function Section({ title, intro, ahead = 190, isFirst = false, children }: SectionProps) {
  const { section } = useRoom()
  return (
    <>
      <View
        {...bookmarkOf(title)}
        minPresenceAhead={ahead}
        wrap={false}
        style={{ marginTop: isFirst ? 0 : section, marginBottom: 4 }}
      >
        <Words size={15} strong>
          {title}
        </Words>
        {intro ? <Words colour="muted">{intro}</Words> : null}
      </View>
      {/* Below the head: that may still move to the next page once it is laid out. */}
      <FoundHere title={title} />
      {children}
    </>
  )
}

/** The head of a part of a section, with the height of what must stand below it, in points. */
export function PartTitle({ children, ahead = 45 }: { children: string; ahead?: number }) {
  return (
    <View minPresenceAhead={ahead} wrap={false} style={{ marginTop: useRoom().part, marginBottom: 3 }}>
      <Words size={10.5} strong>
        {children}
      </Words>
    </View>
  )
}

/** A part of a section that stands on one page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View wrap={false}>
      <PartTitle>{title}</PartTitle>
      {children}
    </View>
  )
}

/** Two columns side by side, the first where reading begins. */
export function Columns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Line style={{ gap: 26 }}>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>{first}</View>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>{second}</View>
    </Line>
  )
}
