import { type ReactNode, useId } from 'react'

interface SectionProps {
  title: string
  intro?: ReactNode
  children: ReactNode
}

/** A part of a long form: what it is about at the line's start, its fields beside that. */
export function Section({ title, intro, children }: SectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="flex flex-wrap gap-x-12 gap-y-4 border-t border-line py-8">
      <div className="flex-[1_1_16rem]">
        <h2 id={heading} className="text-section font-semibold">
          {title}
        </h2>
        {intro ? <p className="mt-1 max-w-[28em] text-small text-muted">{intro}</p> : null}
      </div>
      <div className="flex min-w-0 flex-[999_1_26rem] flex-col gap-4">{children}</div>
    </section>
  )
}

/** Fields side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>
}
