import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { downloadFile } from '../../ui/download'
import { Notice } from '../../ui/notice'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import { fileName } from '../report/file-name'
import { planAtom } from '../state/atoms'
import { useFormat } from '../state/use-format'
import { useWorkbook } from './use-workbook'
import { type WorkbookKind, workbookKinds } from './workbook-messages'
import { workbookOpenAtom } from './workbook-open'

const extensions: Record<WorkbookKind, string> = { excel: 'xlsx', csv: 'csv' }

/** The plan for a spreadsheet: with its formulas, or its months as rows. */
export function WorkbookDialog({ projectName }: { projectName?: string | undefined }) {
  const { t } = useTranslation('excel')
  const setOpen = useSetAtom(workbookOpenAtom)
  const [kind, setKind] = useState<WorkbookKind>('excel')
  const { storeName } = useAtomValue(planAtom)
  const name = projectName?.trim() || storeName.trim() || t('untitled')
  const { state, make, cancel } = useWorkbook()
  const close = () => setOpen(false)
  const begin = () => void make({ kind, name, fileName: fileName(name, t(`fileNames.${kind}`), extensions[kind]) })
  return (
    <Modal title={t('title')} onClose={close}>
      {state.step === 'choosing' ? <Choosing kind={kind} onKind={setKind} onMake={begin} onClose={close} /> : null}
      {state.step === 'making' ? <Making isWriting={state.isWriting} onCancel={cancel} /> : null}
      {state.step === 'ready' ? <Ready file={state.file} onAnother={cancel} onClose={close} /> : null}
      {state.step === 'failed' ? (
        <>
          <div className="mt-4">
            <Notice variant="error" live>
              {t('failed')}
            </Notice>
          </div>
          <ModalActions>
            <Button onClick={close}>{t('close')}</Button>
            <Button variant="primary" onClick={begin}>
              {t('again')}
            </Button>
          </ModalActions>
        </>
      ) : null}
    </Modal>
  )
}

interface ChoosingProps {
  kind: WorkbookKind
  onKind: (kind: WorkbookKind) => void
  onMake: () => void
  onClose: () => void
}

function Choosing({ kind, onKind, onMake, onClose }: ChoosingProps) {
  const { t } = useTranslation('excel')
  const group = useId()
  return (
    <>
      <p className="mt-2 text-muted">{t('text')}</p>
      <fieldset className="mt-4 grid gap-2">
        <legend className="sr-only">{t('which')}</legend>
        {workbookKinds.map((one) => (
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
        <Button onClick={onClose}>{t('close')}</Button>
        <Button variant="primary" onClick={onMake}>
          {t('make')}
        </Button>
      </ModalActions>
    </>
  )
}

function Making({ isWriting, onCancel }: { isWriting: boolean; onCancel: () => void }) {
  const { t } = useTranslation('excel')
  return (
    <>
      <p role="status" className="mt-4">
        {isWriting ? t('writing') : t('calculating')}
      </p>
      <progress aria-label={t('calculating')} className="mt-2 block w-full accent-accent" />
      <ModalActions>
        <Button onClick={onCancel} data-autofocus>
          {t('cancel')}
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
  const { t } = useTranslation('excel')
  const { number } = useFormat()
  useEffect(() => downloadFile(file), [file])
  const size = t('kilobytes', { figure: number(Math.ceil(file.size / 1000), { max: 0 }) })
  return (
    <>
      <p role="status" className="mt-4 wrap-anywhere">
        {t('ready', { name: file.name, size })}
      </p>
      <ModalActions>
        <Button variant="quiet" onClick={onAnother}>
          {t('another')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('close')}
        </Button>
        <Button variant="primary" onClick={() => downloadFile(file)}>
          {t('download')}
        </Button>
      </ModalActions>
    </>
  )
}
