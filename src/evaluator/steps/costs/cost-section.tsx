import { useSetAtom, useStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import type { CostQuestion } from '../../../domain/questions'
import { Disclosure } from '../../../ui/disclosure'
import { OpenQuestion, SubtotalOnceAnswered } from '../questions/question-parts'
import { openSectionsAtom, type SectionId, toggleSectionAtom } from './open-sections'

interface CostSectionProps {
  id: SectionId
  title: string
  subtotal: ReactNode
  intro?: ReactNode
  children: ReactNode
}

/** The sections that answer a question; fixed costs are asked about in the first of theirs. */
const questionOf: Partial<Record<SectionId, CostQuestion>> = {
  product: 'productCost',
  order: 'delivery',
  acquisition: 'marketing',
  tech: 'fixedCosts',
}

/** One section of the accordion, with its subtotal in the head. */
export function CostSection({ id, title, subtotal, intro, children }: CostSectionProps) {
  const store = useStore()
  const [openAtFirst] = useState(() => store.get(openSectionsAtom).has(id))
  const toggle = useSetAtom(toggleSectionAtom)
  const question = questionOf[id]
  return (
    <Disclosure
      id={`costs-${id}`}
      title={title}
      subtotal={<SubtotalOnceAnswered question={question}>{subtotal}</SubtotalOnceAnswered>}
      open={openAtFirst}
      onToggle={(open) => toggle({ id, open })}
    >
      <div className="flex flex-col gap-6">
        {question ? <OpenQuestion question={question} /> : null}
        {intro ? <p className="max-w-line text-small text-muted">{intro}</p> : null}
        {children}
      </div>
    </Disclosure>
  )
}
