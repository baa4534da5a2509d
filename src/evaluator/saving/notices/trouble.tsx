import type { ReactNode } from 'react'
import { Warning } from '../../../ui/first-icons'

/** One line beside the figures: why the plan is not kept as it should be. */
export function Trouble({ children }: { children: ReactNode }) {
  return (
    <p className="flex h-fit items-start gap-1.5 rounded-control bg-warning-soft px-3 py-1.5 text-small leading-snug text-warning">
      <Warning className="mt-0.5 size-4" />
      <span>{children}</span>
    </p>
  )
}
