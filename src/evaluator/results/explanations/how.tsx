import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResultName } from '../../../domain/model/results/sections'
import { lazyPage } from '../../../i18n/lazy-page'
import type { How, RowHowProps } from '../../../results/charts/figure-table'
import { classes } from '../../../ui/classes'

/** The dictionaries that explanations are written from. */
export const explanationWords = ['explain', 'results', 'fields', 'costs'] as const
const ExplanationView = lazyPage(
  () => import('./explanation-view').then((module) => module.ExplanationView),
  ...explanationWords,
)
const ProjectedMonthExplanation = lazyPage(
  () => import('./row-explanation').then((module) => module.ProjectedMonthExplanation),
  ...explanationWords,
)

/** Wider than a space between words, and gone where the button begins a line. */
const wideSpace = '\u2002'

interface Silent {
  button: ReactNode
  isOpen: boolean
  /** Of the region that the button opens. */
  id: string
}

/**
 * A button that is silent until its row (the nearest `group`) is pointed at, focused or open; a tap anywhere in the
 * row is a press on it.
 */
export function useSilentButton(label: string): Silent {
  const { t } = useTranslation('evaluator')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = (
    <>
      {wideSpace}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${t('explain')}: ${label}`}
        onClick={() => setOpen(!isOpen)}
        className={classes(
          '-me-6 inline-block min-h-6 w-6 overflow-x-clip whitespace-nowrap text-start sm:group-hover:overflow-x-visible sm:focus-visible:overflow-x-visible text-small font-normal underline decoration-dotted underline-offset-4 after:absolute after:inset-0 after:z-1 print:hidden',
          isOpen
            ? 'text-accent max-sm:opacity-0'
            : 'text-info opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 focus-visible:opacity-100',
        )}
      >
        {t('explain')}
      </button>
    </>
  )
  return { button, isOpen, id }
}

/** What lets something say how it comes about. */
export function useHowOf(label: string, explanation: ReactNode): How {
  const { button, isOpen, id } = useSilentButton(label)
  const region = isOpen ? (
    <div id={id}>
      <Suspense fallback={<div className="min-h-40" />}>{explanation}</Suspense>
    </div>
  ) : null
  return { button, region }
}

/** The same of a result. */
export const useHow = (name: ResultName, label: string): How => useHowOf(label, <ExplanationView name={name} />)

/** The same of a month of the projection. */
export function MonthHow({ row, name, children }: RowHowProps) {
  return children(useHowOf(name, <ProjectedMonthExplanation month={row} />))
}
