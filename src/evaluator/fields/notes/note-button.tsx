import { atom, useAtomValue } from 'jotai'
import { memo, type ReactNode, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noteAt } from '../../../domain/plan/notes'
import { lazyPage } from '../../../i18n/lazy-page'
import { classes } from '../../../ui/classes'
import { NoteIcon, Pencil } from '../../../ui/icons'
import { hasNotesAtom, planAtom } from '../../state/atoms'
import { reachedFieldAtom } from './note-state'

const NoteDialog = lazyPage(
  () => import('./note-dialog').then((module) => module.NoteDialog),
  'notes',
  'fields',
  'costs',
)

/** The note on a field: a mark where there is one, and where the field has the focus the way to write one. */
const NoteButton = memo(function NoteButton({ path, label }: { path: string; label: string }) {
  const { t } = useTranslation('fields')
  const hasNote = useAtomValue(
    useMemo(() => atom((get) => get(hasNotesAtom) && noteAt(get(planAtom), path) !== undefined), [path]),
  )
  const isReached = useAtomValue(useMemo(() => atom((get) => get(reachedFieldAtom) === path), [path]))
  const [isOpen, setOpen] = useState(false)
  if (!hasNote && !isReached && !isOpen) return null
  const Icon = hasNote ? NoteIcon : Pencil
  return (
    <>
      <button
        type="button"
        data-note={path}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={classes(
          'relative inline-flex size-6 shrink-0 items-center justify-center rounded-full hover:text-info after:absolute after:-inset-y-2 after:-inset-x-1',
          hasNote ? 'text-info' : 'text-muted',
        )}
      >
        <Icon className="size-4" />
        <span className="sr-only">{t(hasNote ? 'noteRead' : 'noteWrite', { label })}</span>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <NoteDialog path={path} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
})

interface BesideLabelProps {
  path: string
  label: string
  children?: ReactNode
}

/** What stands at the end of a field's label: what is given, such as the button for its source, and its note. */
export function BesideLabel({ path, label, children }: BesideLabelProps) {
  return (
    <span className="flex max-w-full shrink-0 flex-wrap items-center gap-1 empty:hidden">
      {children}
      <NoteButton path={path} label={label} />
    </span>
  )
}
