import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { isUnsaved, saveStatus } from '../saving/autosave'
import { saveViewAtom } from '../saving/save-session'
import { useSaveSession } from '../saving/session-context'
import { ShareDialog } from './share-dialog'

/** Shares the project on the screen: what was just typed is saved first. */
export function ProjectShareDialog({ onClose }: { onClose: () => void }) {
  const { project, autosave } = useSaveSession()
  const view = useAtomValue(saveViewAtom)
  useEffect(() => autosave.requestSave(), [autosave])
  const isSaving = view !== null && saveStatus(view.state) === 'saving'
  const saving = isSaving ? 'saving' : view && isUnsaved(view.state) ? 'unsaved' : 'saved'
  return <ShareDialog projectId={project.id} saving={saving} onClose={onClose} />
}
