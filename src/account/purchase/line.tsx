import type { ReactNode } from 'react'

/** A name over what it goes with, in a list of such. */
export function Line({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-small text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
