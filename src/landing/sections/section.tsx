import type { ReactNode } from 'react'

interface SectionFrameProps {
  id: string
  title: string
  lead?: string
  children: ReactNode
}

/** The width that everything on the page keeps to. */
export const measure = 'mx-auto max-w-[1200px] px-4 sm:px-6'

/** A part of the page under its heading. */
export function Section({ id, title, lead, children }: SectionFrameProps) {
  return (
    <section aria-labelledby={id} className={`${measure} py-12 sm:py-16`}>
      <h2 id={id} className="heading max-w-[15em]">
        {title}
      </h2>
      {lead ? <p className="mt-4 max-w-[35em] text-section text-pretty text-muted">{lead}</p> : null}
      {children}
    </section>
  )
}
