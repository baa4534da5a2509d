import { trpc } from '../../api'
import { useSaveSession } from './save-session'

/** Keeps the project's plan as it is now among its earlier versions: called before another plan replaces it. */
export function useKeepBefore(): () => Promise<unknown> {
  const { project, planText } = useSaveSession()
  const { mutateAsync } = trpc.projects.versions.keep.useMutation()
  return () => mutateAsync({ id: project.id, projectData: planText() })
}
