import type { ReactNode } from 'react'

/** What a notice lists, one below the other; a long list is scrolled, by the keyboard too. */
export function NoteList({ children }: { children: ReactNode }) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keyboard too.
      tabIndex={0}
      className="mt-1 flex max-h-96 list-disc flex-col gap-1 overflow-y-auto ps-4 break-words"
    >
      {children}
    </ul>
  )
}
