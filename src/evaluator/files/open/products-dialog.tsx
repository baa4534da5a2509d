import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FileChooser } from '../../../files/dialogs/file-chooser'
import { useFile } from '../../../files/dialogs/use-file'
import { Button } from '../../../ui/button'
import { controlClasses } from '../../../ui/inputs/control'
import { Modal, ModalActions } from '../../../ui/overlays/modal'
import { ProductsPreview } from './products-preview'

/** Takes products that were copied in a spreadsheet, or a file of them, over into the plan on the screen. */
export function ProductsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['files', 'common'])
  const { state, open, cancel } = useFile()
  const [text, setText] = useState('')
  const table = state.kind === 'opened' && state.opened.kind === 'table' ? state.opened : null
  const isPlan = state.kind === 'opened' && table === null
  return (
    <Modal title={t(table ? 'files:products.list' : 'files:products.title')} onClose={onClose}>
      {table ? (
        <ProductsPreview table={table} place="shown" onBack={cancel} onClose={onClose} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            open(new File([text], t('files:products.pasted')))
          }}
        >
          <label className="mt-2 block text-muted" htmlFor="pasted-products">
            {t('files:products.intro')}
          </label>
          <textarea
            id="pasted-products"
            data-autofocus
            dir={text === '' ? undefined : 'auto'}
            rows={5}
            value={text}
            spellCheck={false}
            placeholder={t('files:products.example')}
            onChange={(event) => setText(event.target.value)}
            className={controlClasses(false, 'mt-3 h-auto py-2 whitespace-pre [tab-size:15]')}
          />
          <FileChooser
            state={isPlan ? { kind: 'refused', name: state.name, refusal: 'noProducts' } : state}
            onFile={open}
            onCancel={cancel}
          />
          <ModalActions>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button type="submit" variant="primary" disabled={text.trim() === '' || state.kind === 'reading'}>
              {t('files:products.read')}
            </Button>
          </ModalActions>
        </form>
      )}
    </Modal>
  )
}
