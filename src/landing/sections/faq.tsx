import { ChevronDown } from '../../ui/first-icons'
import { questions } from '../questions'
import type { SectionProps } from '../site'
import { Section } from './section'

/** Questions that open one at a time: the browser closes the others, for they share a name. */
export function Faq(props: SectionProps) {
  return (
    <Section id="faq" title={props.words.faq.title}>
      <div className="mt-8 grid items-start gap-x-16 lg:grid-cols-2">
        {questions(props).map(({ question, answer }) => (
          <details key={question} name="faq" className="group -mb-px border-y border-line">
            <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-3 text-section font-medium [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown className="text-muted transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-[37em] pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
