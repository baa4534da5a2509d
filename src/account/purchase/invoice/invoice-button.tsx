import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Notify, runInWorker } from '../../../files/dialogs/export-job'
import { useExportJob } from '../../../files/dialogs/use-export-job'
import { activeI18n } from '../../../i18n'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { downloadFile } from '../../../ui/device/download'
import { Notice } from '../../../ui/notice'
import type { InvoiceTask, Receipt } from './invoice-task'

const run = (task: InvoiceTask, notify: Notify) =>
  runInWorker(new Worker(new URL('./invoice.worker.ts', import.meta.url), { type: 'module' }), task, notify)

/** Makes the tax documents of a purchase into a file, on the device, and hands it over. */
export function InvoiceButton({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const { state, job } = useExportJob()
  const isRunning = state.step === 'running'
  const file = state.step === 'ready' ? state.file : null
  useEffect(() => {
    if (file) downloadFile(file)
  }, [file])
  const make = () => {
    const task = async () => ({ language, words: activeI18n().getDataByLanguage(language) ?? {}, receipt })
    void job.make({ task, run, fileName: `${t('tax.file')}-${receipt.orderNumber}.pdf` })
  }
  return (
    <>
      <Button aria-disabled={isRunning} onClick={isRunning ? undefined : make}>
        {isRunning ? t('tax.making') : t('tax.download')}
      </Button>
      {state.step === 'failed' ? <Notice variant="error" live title={t('tax.failed')} /> : null}
    </>
  )
}
