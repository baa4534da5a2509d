import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FileNotSent, fetchFile, trpc, withProof } from '../../api'
import type { ExportedListName } from '../../domain/site/audit'
import { askForProof } from '../../forms/ask-for-proof'
import { Button } from '../../ui/button'
import { downloadFile } from '../../ui/device/download'
import { Download } from '../../ui/icons'
import { showToast } from '../../ui/overlays/toasts'

interface ExportButtonProps {
  list: ExportedListName
  /** As the list is narrowed and sorted on the screen. */
  filters: object
}

/** Takes the whole list along as a file, as it is filtered. */
export function ExportButton({ list, filters }: ExportButtonProps) {
  const { t } = useTranslation('admin')
  const userId = trpc.admin.status.useQuery().data?.user.id
  const { mutate, isPending } = useMutation({
    mutationFn: () => withProof(askForProof, () => fetchFile('/api/admin/exports', { list, filters }, userId)),
    onSuccess: (file) =>
      downloadFile(
        new File([file], `mizan-${list}-${new Date().toISOString().slice(0, 10)}.csv`, { type: 'text/csv' }),
      ),
    onError(error) {
      const text = (error instanceof FileNotSent && error.message) || t('list.exportFailed')
      showToast({ title: t('toast.error'), text, variant: 'destructive' })
    },
  })
  return (
    <Button aria-disabled={isPending} onClick={() => (isPending ? undefined : mutate())}>
      <Download />
      {t(isPending ? 'list.exporting' : 'list.export')}
    </Button>
  )
}
