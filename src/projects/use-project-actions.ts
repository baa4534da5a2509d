import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { serverCode, serverMessage, trpc } from '../api'
import { useAccess } from '../forms/use-access'
import { evaluationHref, paths } from '../paths'
import { showToast } from '../ui/overlays/toasts'
import { useBringBack } from './use-bring-back'

type Done = 'created' | 'deleted' | 'defaultSet' | 'duplicated' | 'renamed'
type Failed = 'createFailed' | 'deleteFailed' | 'defaultFailed' | 'duplicateFailed' | 'renameFailed'

/** One thing that can be done; `onSuccess` is called for as long as its caller is on the screen. */
interface Action<Input> {
  isPending: boolean
  mutate: (input: Input, options?: { onSuccess?: () => void }) => void
}

export interface ProjectActions {
  create: Action<{ projectName: string; projectData: string }>
  rename: Action<{ id: string; projectName: string }>
  duplicate: Action<{ id: string; projectName: string }>
  setDefault: Action<{ id: string }>
  /** It has succeeded when the list is there without the project. */
  remove: Action<{ id: string }>
}

const isWithoutAccess = (error: unknown) =>
  ['NO_ACCESS', 'CONFIRMATION_REQUIRED', 'ACCESS_SUSPENDED'].includes(serverCode(error) ?? '')

/** What can be done with projects. Each says how it went, and the list is loaded again. */
export function useProjectActions(): ProjectActions {
  const { t } = useTranslation(['projects', 'common'])
  const [, navigate] = useLocation()
  const { list, deleted } = trpc.useUtils().projects
  const bringBack = useBringBack()
  const isAllowed = useAccess() === 'granted'
  const telling = (done: Done, failed: Failed) => ({
    onSuccess() {
      showToast({ title: t(`toast.${done}`) })
      void list.invalidate()
    },
    onError(error: unknown) {
      // The paywall says what is missing, and sells it.
      if (isWithoutAccess(error)) return navigate(paths.paywall)
      showToast({ title: t('toast.error'), text: serverMessage(error) ?? t(`toast.${failed}`), variant: 'destructive' })
    },
  })
  // Without access nothing is sent that would be refused.
  const allowed = <Input>({ isPending, mutate }: Action<Input>): Action<Input> =>
    isAllowed ? { isPending, mutate } : { isPending, mutate: () => navigate(paths.paywall) }
  const created = telling('created', 'createFailed')
  return {
    create: allowed(
      trpc.projects.create.useMutation({
        ...created,
        onSuccess({ id }, { projectData }) {
          created.onSuccess()
          navigate(evaluationHref(id, { isNew: projectData === '{}' }))
        },
      }),
    ),
    rename: allowed(trpc.projects.rename.useMutation(telling('renamed', 'renameFailed'))),
    duplicate: allowed(trpc.projects.duplicate.useMutation(telling('duplicated', 'duplicateFailed'))),
    setDefault: allowed(trpc.projects.setDefault.useMutation(telling('defaultSet', 'defaultFailed'))),
    remove: allowed(
      trpc.projects.delete.useMutation({
        ...telling('deleted', 'deleteFailed'),
        async onSuccess(_done, { id }) {
          const undo = { label: t('common:undo'), run: () => bringBack.mutate({ id }) }
          showToast({ title: t('toast.deleted'), text: t('toast.deletedText'), action: undo })
          void deleted.list.invalidate()
          await list.invalidate()
        },
      }),
    ),
  }
}
