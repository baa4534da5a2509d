import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice'
import { LongList } from '../../ui/overlays/long-list'

/** A warning that lists what it is about, one below the other. */
export function NoteList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice variant="warning" title={title}>
      <LongList label={title} className="mt-1 max-h-96">
        <ul className="flex list-disc flex-col gap-1 ps-4 break-words">{children}</ul>
      </LongList>
    </Notice>
  )
}
