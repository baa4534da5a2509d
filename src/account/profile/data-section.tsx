import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api'
import { gatherExport } from '../../forms/gather-export'
import { useFailureText } from '../../forms/server-problem'
import { Button } from '../../ui/button'
import { downloadText } from '../../ui/device/download'
import { Download } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { Section } from '../form/section'

/** Exports everything that is stored about the user, as a file. */
export function DataSection() {
  const { t } = useTranslation('account')
  const failureText = useFailureText()
  const { client } = trpc.useUtils()
  const gather = useMutation({
    mutationFn: () => gatherExport((after) => client.account.exportData.query(after)),
    onSuccess: (text) => downloadText(`mizan-data-${new Date().toISOString().slice(0, 10)}.json`, text),
  })
  return (
    <Section title={t('data.title')} intro={t('data.intro')}>
      <div role="alert" className="empty:hidden">
        {gather.isError ? (
          <Notice variant="error" title={t('data.failed')}>
            {failureText(gather.error)}
          </Notice>
        ) : null}
      </div>
      <Button
        className="self-start"
        aria-disabled={gather.isPending}
        onClick={() => (gather.isPending ? undefined : gather.mutate())}
      >
        <Download />
        {gather.isPending ? t('data.downloading') : t('data.download')}
      </Button>
    </Section>
  )
}
