import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { downloadFile } from '../../ui/download'
import { Notice } from '../../ui/notice'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { printPage } from '../../ui/print-page'
import { planAtom } from '../state/atoms'
import { printAll } from '../state/printing'
import { useFormat } from '../state/use-format'
import { useStep } from '../wizard/step-location'
import { fileName } from './file-name'
import { type ReportKind, reportKinds } from './report-messages'
import { reportOpenAtom } from './report-open'
import { useReport } from './use-report'

/** Phones hand a file to another program; elsewhere it is downloaded at once. */
const canShare = (file: File) => navigator.canShare?.({ files: [file] }) === true

/** Which report, as a file or on paper. */
export function ReportDialog({ projectName }: { projectName?: string | undefined }) {
  const { t } = useTranslation('report')
  const setOpen = useSetAtom(reportOpenAtom)
  const [kind, setKind] = useState<ReportKind>('page')
  const { storeName } = useAtomValue(planAtom)
  const name = projectName?.trim() || storeName.trim() || t('untitled')
  const { state, make, cancel } = useReport()
  const store = useStore()
  const [step, go] = useStep()
  const close = () => setOpen(false)
  const print = () => {
    if (kind === 'page') return printPage(close)
    close()
    if (step !== 'results') go('results')
    void printAll(store)
  }
  const begin = () => void make({ kind, name, fileName: fileName(name, t(`fileNames.${kind}`), 'pdf') })
  return (
    <Modal title={t('dialog.title')} onClose={close}>
      {state.step === 'choosing' ? <Choosing kind={kind} onKind={setKind} onMake={begin} onPrint={print} /> : null}
      {state.step === 'making' ? <Making page={state.page} onCancel={cancel} /> : null}
      {state.step === 'ready' ? <Ready file={state.file} onAnother={cancel} onClose={close} /> : null}
      {state.step === 'failed' ? (
        <>
          <div className="mt-4">
            <Notice variant="error" live>
              {t('dialog.failed')}
            </Notice>
          </div>
          <ModalActions>
            <Button onClick={close}>{t('dialog.close')}</Button>
            <Button variant="primary" onClick={begin}>
              {t('dialog.again')}
            </Button>
          </ModalActions>
        </>
      ) : null}
    </Modal>
  )
}

interface ChoosingProps {
  kind: ReportKind
  onKind: (kind: ReportKind) => void
  onMake: () => void
  onPrint: () => void
}

function Choosing({ kind, onKind, onMake, onPrint }: ChoosingProps) {
  const { t } = useTranslation('report')
  const group = useId()
  return (
    <>
      <p className="mt-2 text-muted">{t('dialog.text')}</p>
      <fieldset className="mt-4 grid gap-2">
        <legend className="sr-only">{t('dialog.which')}</legend>
        {reportKinds.map((one) => (
          <label
            key={one}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              value={one}
              checked={one === kind}
              onChange={() => onKind(one)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-medium">{t(`kinds.${one}`)}</span>
              <span className="block text-small text-muted">{t(`kindHints.${one}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ModalActions>
        <Button onClick={onPrint}>{t('dialog.print')}</Button>
        <Button variant="primary" onClick={onMake}>
          {t('dialog.make')}
        </Button>
      </ModalActions>
    </>
  )
}

function Making({ page, onCancel }: { page: number; onCancel: () => void }) {
  const { t } = useTranslation('report')
  return (
    <>
      <p role="status" className="mt-4">
        {t('dialog.making')} {page > 0 ? <span className="text-muted">{t('dialog.page', { page })}</span> : null}
      </p>
      <progress aria-label={t('dialog.making')} className="mt-2 block w-full accent-accent" />
      <ModalActions>
        <Button onClick={onCancel} data-autofocus>
          {t('dialog.cancel')}
        </Button>
      </ModalActions>
    </>
  )
}

interface ReadyProps {
  file: File
  onAnother: () => void
  onClose: () => void
}

function Ready({ file, onAnother, onClose }: ReadyProps) {
  const { t } = useTranslation('report')
  const { number } = useFormat()
  const isShared = canShare(file)
  useEffect(() => {
    if (!isShared) downloadFile(file)
  }, [file, isShared])
  // A share that is called off is no failure.
  const share = () => void navigator.share({ files: [file], title: file.name }).catch(() => {})
  const size = t('dialog.kilobytes', { figure: number(Math.ceil(file.size / 1000), { max: 0 }) })
  return (
    <>
      <p role="status" className="mt-4 wrap-anywhere">
        {t('dialog.ready', { name: file.name, size })}
      </p>
      <ModalActions>
        <Button variant="quiet" onClick={onAnother}>
          {t('dialog.another')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('dialog.close')}
        </Button>
        <Button variant={isShared ? 'secondary' : 'primary'} onClick={() => downloadFile(file)}>
          {t('dialog.download')}
        </Button>
        {isShared ? (
          <Button variant="primary" onClick={share}>
            {t('dialog.share')}
          </Button>
        ) : null}
      </ModalActions>
    </>
  )
}
