import { useStore } from 'jotai'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { Field } from '../../ui/inputs/field'
import { TextBox } from '../../ui/inputs/text-box'
import { Modal } from '../../ui/overlays/modal'
import { startOwnPlan } from '../state/plan-store'

interface StartMineDialogProps {
  onStarted: () => void
  onClose: () => void
}

/** Asks once what is sold; the answer names the first product of one's own plan. */
export default function StartMineDialog({ onStarted, onClose }: StartMineDialogProps) {
  const { t } = useTranslation(['evaluator', 'common', 'fields'])
  const store = useStore()
  const [name, setName] = useState('')
  return (
    <Modal title={t('sample.namePrompt')} onClose={onClose}>
      <form
        className="mt-4 flex flex-col gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          startOwnPlan(store, name.trim())
          onStarted()
        }}
      >
        <Field label={t('fields:productName')} hint={t('sample.nameHint')}>
          {({ id, describedBy }) => (
            <TextBox id={id} value={name} onChange={setName} describedBy={describedBy} maxLength={150} data-autofocus />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('sample.start')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
