import { type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import { downloadFile } from '../../ui/device/download'
import { Notice } from '../../ui/notice'
import { Modal, ModalActions } from '../../ui/overlays/modal'
import type { ExportState } from './export-job'

/** What is said of a kind of file, in the words of its own dictionary. */
interface FileWords {
  title: string
  text: string
  /** What the choice is between. */
  which: string
  make: string
  failed: string
  progress: (done: number) => string
  ready: (name: string, size: string) => string
}

interface ExportDialogProps<Kind extends string> {
  words: FileWords
  kinds: readonly { id: Kind; name: string; hint: string }[]
  kind: Kind
  onKind: (kind: Kind) => void
  /** Another way to take the same along. */
  beside?: ReactNode
  state: ExportState
  onMake: () => void
  onCancel: () => void
  onClose: () => void
}

/** Which file to make, how far it is, and the file. */
export function ExportDialog<Kind extends string>(props: ExportDialogProps<Kind>) {
  const { words, state, onMake, onCancel, onClose } = props
  const { t } = useTranslation('common')
  return (
    <Modal title={words.title} onClose={onClose}>
      {state.step === 'choosing' ? <Choosing {...props} /> : null}
      {state.step === 'running' ? <Running text={words.progress(state.done)} onCancel={onCancel} /> : null}
      {state.step === 'ready' ? <Ready file={state.file} words={words} onAnother={onCancel} onClose={onClose} /> : null}
      {state.step === 'failed' ? (
        <>
          <div className="mt-4">
            <Notice variant="error" live>
              {words.failed}
            </Notice>
          </div>
          <ModalActions>
            <Button onClick={onClose}>{t('close')}</Button>
            <Button variant="primary" onClick={onMake}>
              {t('retry')}
            </Button>
          </ModalActions>
        </>
      ) : null}
    </Modal>
  )
}

function Choosing<Kind extends string>(props: ExportDialogProps<Kind>) {
  const { words, kinds, kind, onKind, beside, onMake, onClose } = props
  const { t } = useTranslation('common')
  const group = useId()
  return (
    <>
      <p className="mt-2 text-muted">{words.text}</p>
      <fieldset className="mt-4 grid gap-2">
        <legend className="sr-only">{words.which}</legend>
        {kinds.map(({ id, name, hint }) => (
          <label
            key={id}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-line p-3 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={group}
              value={id}
              checked={id === kind}
              onChange={() => onKind(id)}
              className="mt-1 size-4 shrink-0 accent-accent"
            />
            <span>
              <span className="block font-medium">{name}</span>
              <span className="block text-small text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <ModalActions>
        <Button variant={beside ? 'quiet' : 'secondary'} onClick={onClose}>
          {t('close')}
        </Button>
        {beside}
        <Button variant="primary" onClick={onMake}>
          {words.make}
        </Button>
      </ModalActions>
    </>
  )
}

function Running({ text, onCancel }: { text: string; onCancel: () => void }) {
  const { t } = useTranslation('common')
  return (
    <>
      <p role="status" className="mt-4">
        {text}
      </p>
      <progress
        aria-label={text}
        className="mt-3 block h-1.5 w-full animate-pulse appearance-none overflow-hidden rounded-full bg-accent motion-reduce:animate-none [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-accent"
      />
      <ModalActions>
        <Button onClick={onCancel} data-autofocus>
          {t('cancel')}
        </Button>
      </ModalActions>
    </>
  )
}

/** Phones hand a file to another program; elsewhere it is downloaded at once. */
const canShare = (file: File) => navigator.canShare?.({ files: [file] }) === true

interface ReadyProps {
  file: File
  words: FileWords
  onAnother: () => void
  onClose: () => void
}

function Ready({ file, words, onAnother, onClose }: ReadyProps) {
  const { t } = useTranslation(['exportFile', 'common'])
  const language = useLanguage()
  const isShared = canShare(file)
  useEffect(() => {
    if (!isShared) downloadFile(file)
  }, [file, isShared])
  // A share that is called off is no failure.
  const share = () => void navigator.share({ files: [file], title: file.name }).catch(() => {})
  const size = t('exportFile:kilobytes', { figure: formatNumber(Math.ceil(file.size / 1000), language, { max: 0 }) })
  return (
    <>
      <p role="status" className="mt-4 wrap-anywhere">
        {words.ready(file.name, size)}
      </p>
      <ModalActions>
        <Button variant="quiet" onClick={onAnother}>
          {t('exportFile:another')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('common:close')}
        </Button>
        <Button variant={isShared ? 'secondary' : 'primary'} onClick={() => downloadFile(file)}>
          {t(isShared ? 'exportFile:download' : 'exportFile:again')}
        </Button>
        {isShared ? (
          <Button variant="primary" onClick={share}>
            {t('exportFile:share')}
          </Button>
        ) : null}
      </ModalActions>
    </>
  )
}
