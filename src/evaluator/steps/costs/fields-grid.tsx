import type { ReactNode } from 'react'

/** Fields in two columns, in one on a phone. */
export function FieldsGrid({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>
}
