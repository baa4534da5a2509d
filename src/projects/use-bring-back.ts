import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../api'
import { showToast } from '../ui/overlays/toasts'

interface BringBack {
  isPending: boolean
  mutate: (project: { id: string }) => void
}

/** Makes a deleted project a project again, and says how it went. */
export function useBringBack(): BringBack {
  const { t } = useTranslation('projects')
  const { list, deleted } = trpc.useUtils().projects
  const { isPending, mutate } = trpc.projects.deleted.bringBack.useMutation({
    onSuccess: ({ projectName }) => showToast({ title: t('deleted.back', { name: projectName }) }),
    onError: (error) =>
      showToast({
        title: t('toast.error'),
        text: serverMessage(error) ?? t('deleted.backFailed'),
        variant: 'destructive',
      }),
    onSettled: () => Promise.all([list.invalidate(), deleted.list.invalidate()]),
  })
  return { isPending, mutate }
}
