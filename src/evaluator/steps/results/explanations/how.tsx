import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPage } from '../../../../i18n/lazy-page'
import type { ResultName } from '../../../../results/result-kinds'
import { classes } from '../../../../ui/classes'

const ExplanationView = lazyPage(() => import('./explanation-view').then((module) => module.ExplanationView), 'explain')

/** Wider than a space between words, and gone where the button begins a line. */
const wideSpace = '\u2002'

interface How {
  /** Stands beside the name of a result; a press anywhere in the nearest positioned box is a press on it. */
  button: ReactNode
  /** Where the explanation opens. */
  region: ReactNode
}

/** What lets a result say how it comes about. */
export function useHow(name: ResultName): How {
  const { t } = useTranslation(['results', 'evaluator'])
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = (
    <>
      {wideSpace}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${t('evaluator:explain')}: ${t(`results:names.${name}`)}`}
        onClick={() => setOpen(!isOpen)}
        className={classes(
          'text-small font-normal underline decoration-dotted underline-offset-4 after:absolute after:inset-0',
          isOpen ? 'text-accent' : 'text-muted hover:text-info',
        )}
      >
        {t('evaluator:explain')}
      </button>
    </>
  )
  const region = (
    <div id={id}>
      {isOpen ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <ExplanationView name={name} />
        </Suspense>
      ) : null}
    </div>
  )
  return { button, region }
}
