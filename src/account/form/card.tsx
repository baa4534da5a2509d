import type { ReactNode } from 'react'

/** The sheet that a page with nothing but one form stands on. */
export function Card({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-[28rem] min-w-0 sm:rounded-panel sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-float">
      {children}
    </div>
  )
}
