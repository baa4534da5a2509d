import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { maxNamed } from '../../results/conclusion/missing-text'
import { useFieldLabel } from '../fields/field-labels'
import { useErrorText } from '../fields/use-error-text'
import { goToField } from '../state/navigation/go-to-field'
import type { StepError } from '../state/step-errors'

interface ErrorSummaryProps {
  errors: readonly StepError[]
  /** How often they were asked for: each time they take the focus. */
  attempts: number
}

/** What is wrong in this step, each a link to its field. */
export function ErrorSummary({ errors, attempts }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, they take the focus again
  useEffect(() => ref.current?.focus(), [attempts])
  const { t } = useTranslation('evaluator')
  const label = useFieldLabel()
  const text = useErrorText()
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="rounded-panel border border-negative bg-negative-soft p-4">
      <p className="font-semibold text-negative">{t('summary.title', { count: errors.length })}</p>
      <ul className="mt-2 list-disc ps-5">
        {errors.slice(0, maxNamed).map((error) => (
          <li key={`${error.path}-${error.code}`}>
            <a
              href={`#${error.path}`}
              className="inline-block py-1 text-text underline underline-offset-2"
              onClick={(event) => {
                event.preventDefault()
                goToField(error.path)
              }}
            >
              {label(error.path)}: {text(error)}
            </a>
          </li>
        ))}
      </ul>
      {errors.length > maxNamed ? <p>{t('summary.more', { count: errors.length - maxNamed })}</p> : null}
    </div>
  )
}
