import { type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { classes } from '../../ui/classes'
import { Folder } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import type { FileState } from './use-file'

interface FileChooserProps {
  state: FileState
  onFile: (file: File) => void
  onCancel: () => void
}

/** Takes a file that is chosen or dropped, says that it is being read, and why it is not opened. */
export function FileChooser({ state, onFile, onCancel }: FileChooserProps) {
  const { t } = useTranslation(['files', 'common'])
  return (
    <div className="mt-4 flex flex-col gap-3">
      <div role="alert" className="empty:hidden">
        {state.kind === 'refused' ? (
          <Notice variant="error" title={t('files:refusedTitle', { name: state.name })}>
            {t(`files:refused.${state.refusal}`)} {t('files:unchanged')}
          </Notice>
        ) : null}
      </div>
      {state.kind === 'reading' ? (
        <div className="flex min-h-32 flex-col items-center justify-center gap-3">
          <p role="status" className="text-center text-muted">
            {t('files:reading', { name: state.name })}
          </p>
          <Button onClick={onCancel}>{t('common:cancel')}</Button>
        </div>
      ) : (
        <DropBox isAgain={state.kind === 'refused'} onFile={onFile} />
      )}
    </div>
  )
}

function DropBox({ isAgain, onFile }: { isAgain: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation('files')
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const file = list?.[0]
    if (file) onFile(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way for a pointer; the button is the way for all.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classes(
        'flex min-h-32 flex-col items-center justify-center gap-2 rounded-panel border border-dashed p-4 text-center',
        isOver ? 'border-accent bg-accent-soft' : 'border-control',
      )}
    >
      <Button data-autofocus onClick={() => input.current?.click()}>
        <Folder />
        {t(isAgain ? 'another' : 'choose')}
      </Button>
      <p className="text-small text-muted">{t('drop')}</p>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('choose')}
        accept=".json,.xlsx,.csv,.tsv,.txt,application/json,text/csv"
        onChange={(event) => {
          take(event.target.files)
          // The same file may be chosen again, once it was mended.
          event.target.value = ''
        }}
      />
    </div>
  )
}
