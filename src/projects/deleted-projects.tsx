import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../api'
import { Trash } from '../ui/icons'

const DeletedDialog = lazy(() => import('./dialogs/deleted-dialog'))

/** The way to the projects that can still be brought back, where there are any. */
export function DeletedProjects() {
  const { t } = useTranslation('projects')
  const [isOpen, setOpen] = useState(false)
  const deleted = trpc.projects.deleted.list.useQuery().data ?? []
  if (deleted.length === 0 && !isOpen) return null
  return (
    <div>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-2 text-small text-muted underline underline-offset-4 hover:text-text"
      >
        <Trash className="size-4" />
        {t('deleted.open', { count: deleted.length })}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <DeletedDialog projects={deleted} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
