import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { DropBox } from './drop-box'
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
        <DropBox
          label={t(state.kind === 'refused' ? 'files:another' : 'files:choose')}
          hint={t('files:drop')}
          accept=".json,.xlsx,.csv,.tsv,.txt,application/json,text/csv"
          onFiles={([file]) => file && onFile(file)}
        />
      )}
    </div>
  )
}
