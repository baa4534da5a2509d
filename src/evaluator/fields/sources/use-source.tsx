import { useStore } from 'jotai'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isByAdmin } from '../../../domain/plan/origins'
import { valueAtPath } from '../../../domain/text/value-at-path'
import { hasSource } from '../../../domain/typical/sourced-fields'
import { lazyPage } from '../../../i18n/lazy-page'
import { Info } from '../../../ui/first-icons'
import { planAtom } from '../../state/atoms'

const FieldSource = lazyPage(() => import('./field-source').then((module) => module.FieldSource), 'sources')

interface Source {
  /** Stands at the end of the label's line. */
  button: ReactNode
  /** Stands below the box once it is asked for. */
  note: ReactNode
}

const none: Source = { button: null, note: null }

/**
 * Where the typical value of a field is from, told on a press. Nothing for fields that have no typical value.
 */
export function useSource(path: string, label: string): Source {
  const store = useStore()
  const { t } = useTranslation('fields')
  const [isOpen, setOpen] = useState(false)
  const region = useId()
  const id = valueAtPath(store.get(planAtom), path.replace(/[^.]+$/, 'id'))
  if (!isByAdmin(store.get(planAtom), path) && !hasSource(path, typeof id === 'string' ? id : '')) return none
  return {
    button: (
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={region}
        onClick={() => setOpen(!isOpen)}
        className="relative inline-flex size-6 shrink-0 items-center justify-center rounded-full text-muted hover:text-info after:absolute after:-inset-2"
      >
        <Info className="size-4" />
        <span className="sr-only">{t('sourceOf', { label })}</span>
      </button>
    ),
    note: (
      <div id={region} hidden={!isOpen}>
        {isOpen ? (
          <Suspense fallback={null}>
            <FieldSource path={path} />
          </Suspense>
        ) : null}
      </div>
    ),
  }
}
